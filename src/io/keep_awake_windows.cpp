// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft's documents of PowerCreateRequest and PowerSetRequest: a request holds whatever thread made it.
#include "io/keep_awake.h"
#include "io/system_windows.h"

namespace sectorsmith {

struct KeepAwake::Hold {
    HANDLE request;
    explicit Hold(HANDLE request) : request(request) {}
    ~Hold() {
        ::PowerClearRequest(request, PowerRequestSystemRequired);
        ::CloseHandle(request);
    }
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;
};

KeepAwake::KeepAwake(const std::string& why) {
    std::wstring text = toWide(why);
    REASON_CONTEXT context{};
    context.Version = POWER_REQUEST_CONTEXT_VERSION;
    context.Flags = POWER_REQUEST_CONTEXT_SIMPLE_STRING;
    context.Reason.SimpleReasonString = text.data();
    const HANDLE request = ::PowerCreateRequest(&context);
    if (request == INVALID_HANDLE_VALUE || request == nullptr) return;
    if (::PowerSetRequest(request, PowerRequestSystemRequired)) hold_ = std::make_unique<Hold>(request);
    else ::CloseHandle(request);
}

KeepAwake::~KeepAwake() = default;

}  // namespace sectorsmith
