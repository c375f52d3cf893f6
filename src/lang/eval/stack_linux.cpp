// SPDX-License-Identifier: GPL-3.0-or-later
#include <pthread.h>

#include "lang/eval/stack.h"

namespace sectorsmith::lang {

const char* threadStackBottom() {
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return nullptr;
    void* bottom = nullptr;
    std::size_t size = 0;
    const int failed = pthread_attr_getstack(&attributes, &bottom, &size);
    pthread_attr_destroy(&attributes);
    return failed != 0 ? nullptr : static_cast<const char*>(bottom);
}

}  // namespace sectorsmith::lang
