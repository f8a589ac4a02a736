/* python3.dll, which hands every name of Python's stable interface on: the names are linked in. */
int __stdcall DllMain(void *module, unsigned reason, void *more) {
    return 1;
}
