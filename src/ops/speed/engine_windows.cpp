// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <vector>

#include "io/system_windows.h"
#include "ops/speed/engine.h"
#include "ops/speed/errors.h"

namespace sectorsmith::speed {

namespace {

// Overlapped requests on a handle of its own, ended through a completion port.
class OverlappedEngine : public IoEngine {
 public:
    OverlappedEngine(HANDLE file, HANDLE port, unsigned depth, bool uncached)
        : file_(file), port_(port), uncached_(uncached), slots_(depth), entries_(depth) {}
    ~OverlappedEngine() override {
        std::vector<IoCompletion> rest(slots_.size());
        while (inFlight_ > 0)
            if (!wait(rest)) break;
        ::CloseHandle(port_);
        ::CloseHandle(file_);
    }
    std::string name() const override { return "overlapped"; }
    bool uncached() const override { return uncached_; }

    Result<void> submit(const IoRequest& request) override {
        Slot& slot = slots_[request.tag];
        slot.overlapped = {};
        slot.overlapped.Offset = static_cast<DWORD>(request.offset & 0xFFFFFFFF);
        slot.overlapped.OffsetHigh = static_cast<DWORD>(request.offset >> 32);
        slot.tag = request.tag;
        const auto length = static_cast<DWORD>(request.length);
        const BOOL done = request.write ? ::WriteFile(file_, request.data, length, nullptr, &slot.overlapped)
                                        : ::ReadFile(file_, request.data, length, nullptr, &slot.overlapped);
        const DWORD problem = done ? ERROR_SUCCESS : ::GetLastError();
        if (problem == ERROR_SUCCESS || problem == ERROR_IO_PENDING) ++inFlight_;
        else
            refused_.push_back(
                {request.tag, 0, problem == ERROR_HANDLE_EOF ? 0 : static_cast<long>(problem)});
        return {};
    }

    Result<std::size_t> wait(std::span<IoCompletion> out) override {
        std::size_t told = 0;
        while (!refused_.empty() && told < out.size()) {
            out[told++] = refused_.back();
            refused_.pop_back();
        }
        if (told > 0) return told;
        ULONG count = 0;
        const auto most = static_cast<ULONG>(std::min(entries_.size(), out.size()));
        if (!::GetQueuedCompletionStatusEx(port_, entries_.data(), most, &count, INFINITE, FALSE)) {
            const auto problem = static_cast<long>(::GetLastError());
            return fail(systemErrorCause(problem), SpeedError::WaitFailed, systemErrorText(problem));
        }
        for (ULONG i = 0; i < count; ++i) {
            const Slot& slot = *reinterpret_cast<Slot*>(entries_[i].lpOverlapped);
            DWORD bytes = 0;
            long problem = 0;
            if (!::GetOverlappedResult(file_, entries_[i].lpOverlapped, &bytes, FALSE))
                problem = static_cast<long>(::GetLastError());
            out[told++] = {slot.tag, bytes, problem == ERROR_HANDLE_EOF ? 0 : problem};
            --inFlight_;
        }
        return told;
    }

 private:
    struct Slot {
        OVERLAPPED overlapped;  // first: the port gives its address back
        std::uint32_t tag;
    };
    HANDLE file_;
    HANDLE port_;
    bool uncached_;
    std::vector<Slot> slots_;
    std::vector<OVERLAPPED_ENTRY> entries_;
    std::vector<IoCompletion> refused_;
    std::size_t inFlight_ = 0;
};

Transfer plainTransfer(SystemFile& file) {
    return [&file](const IoRequest& request) {
        IoCompletion completion;
        if (request.write) {
            auto written = file.writeAt(request.offset, {request.data, request.length});
            completion.transferred = written ? request.length : 0;
            if (!written) completion.error = ERROR_WRITE_FAULT;
        } else {
            auto count = file.readAt(request.offset, {request.data, request.length});
            completion.transferred = count.value_or(0);
            if (!count) completion.error = ERROR_READ_FAULT;
        }
        return completion;
    };
}

}  // namespace

Result<std::unique_ptr<IoEngine>> makeEngine(SystemFile& file, const EngineOptions& options) {
    const auto original = reinterpret_cast<HANDLE>(file.nativeHandle());
    const DWORD access = GENERIC_READ | (options.write ? GENERIC_WRITE : 0);
    const DWORD share = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    bool uncached = !options.cached;
    HANDLE handle = INVALID_HANDLE_VALUE;
    if (uncached)
        handle = ::ReOpenFile(original, access, share, FILE_FLAG_OVERLAPPED | FILE_FLAG_NO_BUFFERING);
    if (handle == INVALID_HANDLE_VALUE) {
        uncached = false;
        handle = ::ReOpenFile(original, access, share, FILE_FLAG_OVERLAPPED);
    }
    // Some handles cannot be opened again: then threads, through the file as it is (its reads can leave the cache out).
    if (handle == INVALID_HANDLE_VALUE || options.kind == EngineKind::Threads) {
        if (handle != INVALID_HANDLE_VALUE) ::CloseHandle(handle);
        const bool direct = !options.cached && !options.write && file.setDirect(true, options.alignment);
        return makeThreadEngine(plainTransfer(file), options.depth, direct);
    }
    HANDLE port = ::CreateIoCompletionPort(handle, nullptr, 0, 1);
    if (port == nullptr) {
        ::CloseHandle(handle);
        return fail(Cause::NoSpace, SpeedError::NoCompletionPort);
    }
    return std::make_unique<OverlappedEngine>(handle, port, options.depth, uncached);
}

}  // namespace sectorsmith::speed
