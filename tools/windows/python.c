/* python.exe: the wheel that contains Python's DLL has no executable. */
#include <windows.h>

typedef int (*Main)(int, wchar_t **);

int wmain(int count, wchar_t **words) {
    HMODULE library = LoadLibraryW(L"python311.dll");
    Main start = library ? (Main) GetProcAddress(library, "Py_Main") : NULL;
    return start ? start(count, words) : 70;
}
