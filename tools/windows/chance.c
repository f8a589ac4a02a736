/* bcryptprimitives.dll: Python gets random bytes from it, but Wine 8 lacks it. Use the older API. */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return SystemFunction036(bytes, (ULONG) count);
}
