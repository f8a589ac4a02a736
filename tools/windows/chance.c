/* bcryptprimitives.dll: Python asks it for chance, and Wine 8 has none. The older way does as well. */
#include <windows.h>

BOOLEAN WINAPI SystemFunction036(PVOID, ULONG);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return SystemFunction036(bytes, (ULONG) count);
}
