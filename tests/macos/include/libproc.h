// SPDX-License-Identifier: GPL-3.0-or-later
// What is used of macOS's libproc.h, for compiling its sources on Linux: fake_mac.h has the functions.
#pragma once

#include <cstdint>

#define PROC_ALL_PIDS 1
#define PROC_LISTPIDSPATH_EXCLUDE_EVTONLY 2

int proc_listpidspath(std::uint32_t type, std::uint32_t typeInfo, const char* path, std::uint32_t flags,
                      void* buffer, int bytes);
int proc_name(int process, void* buffer, std::uint32_t bytes);
