// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include "lang/eval/stack.h"

namespace sectorsmith::lang {

const char* threadStackBottom() {
    ULONG_PTR low = 0;
    ULONG_PTR high = 0;
    GetCurrentThreadStackLimits(&low, &high);
    return reinterpret_cast<const char*>(low);
}

}  // namespace sectorsmith::lang
