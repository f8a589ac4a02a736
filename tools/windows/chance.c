/* bcryptprimitives.dll: Python gets random bytes from this DLL, which Wine 8 lacks. Use an older API. */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return SystemFunction036(bytes, (ULONG) count);
}
