/* python3.dll: forwards Python's stable ABI to python311.dll, by the linked export list. */
int __stdcall DllMain(void *module, unsigned reason, void *more) {
    return 1;
}
