// SPDX-License-Identifier: GPL-3.0-or-later
#include <pthread.h>

#include "lang/eval/stack.h"

namespace sectorsmith::lang {

const char* threadStackBottom() {
    const pthread_t self = pthread_self();
    return static_cast<const char*>(pthread_get_stackaddr_np(self)) - pthread_get_stacksize_np(self);
}

}  // namespace sectorsmith::lang
