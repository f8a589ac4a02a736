"""Windows job objects: processes that end together, and with the process that holds the job."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

CREATE_NO_WINDOW = 0x08000000
CREATE_SUSPENDED = 0x4
SNAPSHOT_OF_THREADS = 0x4
SUSPEND_RESUME = 0x2
KILL_ON_JOB_CLOSE = 0x2000
EXTENDED_LIMIT_INFORMATION = 9


class _BasicLimits(ctypes.Structure):
    _fields_ = [
        ("per_process_user_time_limit", ctypes.c_int64),
        ("per_job_user_time_limit", ctypes.c_int64),
        ("limit_flags", ctypes.c_uint32),
        ("minimum_working_set_size", ctypes.c_size_t),
        ("maximum_working_set_size", ctypes.c_size_t),
        ("active_process_limit", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority_class", ctypes.c_uint32),
        ("scheduling_class", ctypes.c_uint32),
    ]


class _ExtendedLimits(ctypes.Structure):
    _fields_ = [
        ("basic", _BasicLimits),
        ("io_counters", ctypes.c_uint64 * 6),
        ("process_memory_limit", ctypes.c_size_t),
        ("job_memory_limit", ctypes.c_size_t),
        ("peak_process_memory_used", ctypes.c_size_t),
        ("peak_job_memory_used", ctypes.c_size_t),
    ]


class _ThreadEntry(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_uint32),
        ("usage", ctypes.c_uint32),
        ("thread", ctypes.c_uint32),
        ("process", ctypes.c_uint32),
        ("base_priority", ctypes.c_int32),
        ("delta_priority", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
    ]


def _library(name: str) -> Any:
    return ctypes.WinDLL(name, use_last_error=True)  # type: ignore[attr-defined, unused-ignore]


class Job:
    """A job whose processes are killed when it is ended or its last handle closes."""

    def __init__(self) -> None:
        self._kernel = _library("kernel32")
        self._kernel.CreateJobObjectW.restype = ctypes.c_void_p
        handle = self._kernel.CreateJobObjectW(None, None)
        if not handle:
            raise self._failure("a job")
        self._handle = ctypes.c_void_p(handle)
        limits = _ExtendedLimits()
        limits.basic.limit_flags = KILL_ON_JOB_CLOSE
        done = self._kernel.SetInformationJobObject(
            self._handle,
            EXTENDED_LIMIT_INFORMATION,
            ctypes.byref(limits),
            ctypes.sizeof(limits),
        )
        if not done:
            raise self._failure("the limits of a job")

    def take(self, process: int) -> None:
        """Put a process, given by its handle, into the job."""
        if not self._kernel.AssignProcessToJobObject(self._handle, ctypes.c_void_p(process)):
            raise self._failure("a process in a job")

    def end(self) -> None:
        self._kernel.TerminateJobObject(self._handle, 1)
        self._kernel.CloseHandle(self._handle)

    def _failure(self, what: str) -> OSError:
        number = ctypes.get_last_error()  # type: ignore[attr-defined, unused-ignore]
        return OSError(number, f"Windows refuses {what} (error {number})")


def start_in_job(
    job: Job, command: Sequence[str], environment: dict[str, str], errors: int
) -> subprocess.Popen[bytes]:
    """Start a process in the job, so that the processes it starts are in the job too."""
    kernel, bundle = _library("kernel32"), getattr(sys, "_MEIPASS", None)
    # Otherwise the child would inherit the bundle's library folder.
    if bundle:
        kernel.SetDllDirectoryW(None)
    try:
        process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment,
            creationflags=CREATE_NO_WINDOW | CREATE_SUSPENDED,
        )
    finally:
        if bundle:
            kernel.SetDllDirectoryW(ctypes.c_wchar_p(bundle))
    try:
        job.take(int(process._handle))  # type: ignore[attr-defined, unused-ignore]
        _resume(kernel, process.pid)
    except OSError:
        process.kill()
        raise
    return process


def _resume(kernel: Any, process: int) -> None:
    """Let the only thread of a suspended process run. Python has closed the thread's handle."""
    kernel.CreateToolhelp32Snapshot.restype = kernel.OpenThread.restype = ctypes.c_void_p
    snapshot = ctypes.c_void_p(kernel.CreateToolhelp32Snapshot(SNAPSHOT_OF_THREADS, 0))
    entry = _ThreadEntry(size=ctypes.sizeof(_ThreadEntry))
    found = kernel.Thread32First(snapshot, ctypes.byref(entry))
    while found and entry.process != process:
        found = kernel.Thread32Next(snapshot, ctypes.byref(entry))
    kernel.CloseHandle(snapshot)
    handle = kernel.OpenThread(SUSPEND_RESUME, False, entry.thread) if found else None
    if not handle:
        number = ctypes.get_last_error()  # type: ignore[attr-defined, unused-ignore]
        raise OSError(number, f"Windows does not resume a process (error {number})")
    thread = ctypes.c_void_p(handle)
    kernel.ResumeThread(thread)
    kernel.CloseHandle(thread)
