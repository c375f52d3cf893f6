// SPDX-License-Identifier: GPL-3.0-or-later
// A Windows computer that does not exist, for tests: its disks are files in a folder, and what their drivers answer is laid out
// as Microsoft's headers describe the structures for 64-bit Windows.
#pragma once

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/endian.h"
#include "io/system_windows.h"

namespace sectorsmith::testing {

// An answer, put together field by field.
class AnswerBytes {
 public:
    explicit AnswerBytes(std::size_t size) : bytes_(size) {}
    AnswerBytes& u8(std::size_t at, std::uint8_t v) { return put(at, v); }
    AnswerBytes& u32(std::size_t at, std::uint32_t v) { return put(at, v); }
    AnswerBytes& u64(std::size_t at, std::uint64_t v) { return put(at, v); }
    AnswerBytes& text(std::size_t at, std::string_view s) {
        for (const char c : s) bytes_.at(at++) = static_cast<std::byte>(c);
        return *this;
    }
    operator std::vector<std::byte>() const { return bytes_; }  // NOLINT

 private:
    template <typename T>
    AnswerBytes& put(std::size_t at, T v) {
        storeLittle(bytes_.data() + at, v);
        return *this;
    }
    std::vector<std::byte> bytes_;
};

class FakeWindows : public WindowsCalls {
 public:
    using Answers = std::map<DWORD, std::vector<std::byte>>;
    struct Disk {
        std::filesystem::path file;
        Answers answers;                  // by the code of the ioctl
        Answers properties;               // of IOCTL_STORAGE_QUERY_PROPERTY, by the property
        std::map<DWORD, DWORD> problems;  // codes that fail, and with what
        bool denied = false;              // only administrators may read or write it
    };
    struct Volume {
        std::wstring root;  // "\\?\Volume{…}\"
        std::vector<std::byte> extents;
        std::vector<std::string> points;
        VolumeNames names;
        DWORD namesProblem = 0;
        int busy = 0;         // so often locking fails
        bool denied = false;  // only administrators may lock it
    };
    struct Request {
        std::string target;  // "disk 1", "volume 0"
        DWORD code = 0;
        std::vector<std::byte> question;
    };

    std::map<std::uint32_t, Disk> disks;
    std::vector<Volume> volumes;
    // Everything but questions, in its order: what was opened for writing, locked, dismounted, discarded.
    mutable std::vector<std::string> done;
    mutable std::vector<Request> requests;

    UniqueHandle open(const std::wstring& path, DWORD access, DWORD share, DWORD flags) const override {
        const std::string name = fromWide(path);
        const bool write = (access & GENERIC_WRITE) != 0;
        for (const auto& [number, disk] : disks) {
            if (name != "\\\\.\\PhysicalDrive" + std::to_string(number)) continue;
            if (disk.denied && access != 0) return refuse(ERROR_ACCESS_DENIED);
            UniqueHandle handle =
                WindowsCalls::open(disk.file.wstring(), access == 0 ? GENERIC_READ : access,
                                   FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, flags);
            return remember(std::move(handle), "disk " + std::to_string(number), write);
        }
        for (std::size_t i = 0; i < volumes.size(); ++i)
            if (path + L"\\" == volumes[i].root) {
                if (volumes[i].denied && access != 0) return refuse(ERROR_ACCESS_DENIED);
                if (locked(i)) return refuse(ERROR_ACCESS_DENIED);  // only the handle that locked it is left
                UniqueHandle handle =
                    WindowsCalls::open(L"NUL", access == 0 ? GENERIC_READ : access, share, 0);
                return remember(std::move(handle), "volume " + std::to_string(i), write);
            }
        return refuse(ERROR_FILE_NOT_FOUND);
    }

    bool control(HANDLE handle, DWORD code, std::span<const std::byte> question, std::span<std::byte> answer,
                 DWORD& returned) const override {
        const std::string target = nameOf(handle);
        requests.push_back({target, code, {question.begin(), question.end()}});
        if (target.starts_with("volume "))
            return ofVolume(std::stoul(target.substr(7)), handle, code, answer, returned);
        if (!target.starts_with("disk ")) return problem(ERROR_INVALID_HANDLE);
        const Disk& disk = disks.at(static_cast<std::uint32_t>(std::stoul(target.substr(5))));
        if (const auto fault = disk.problems.find(code); fault != disk.problems.end())
            return problem(fault->second);
        const bool property = code == IOCTL_STORAGE_QUERY_PROPERTY && question.size() >= 8;
        const Answers& answers = property ? disk.properties : disk.answers;
        const auto found = answers.find(property ? loadLittle<std::uint32_t>(question.data()) : code);
        if (found == answers.end()) return problem(ERROR_INVALID_FUNCTION);
        if (code == IOCTL_STORAGE_MANAGE_DATA_SET_ATTRIBUTES) done.push_back("trim " + target);
        if (code == IOCTL_DISK_UPDATE_PROPERTIES) done.push_back("reread " + target);
        return give(found->second, answer, returned);
    }

    std::vector<std::string> deviceNames() const override {
        std::vector<std::string> names{"C:", "PhysicalDrive", "HarddiskVolume1", "PhysicalDriveX"};
        for (const auto& [number, disk] : disks) names.push_back("PhysicalDrive" + std::to_string(number));
        return names;
    }
    std::vector<std::wstring> volumeRoots() const override {
        std::vector<std::wstring> roots;
        for (const Volume& volume : volumes) roots.push_back(volume.root);
        return roots;
    }
    std::vector<std::string> mountPoints(const std::wstring& root) const override { return at(root).points; }
    bool volumeNames(const std::wstring& root, VolumeNames& names) const override {
        const Volume& volume = at(root);
        if (volume.namesProblem != 0) return problem(volume.namesProblem);
        names = volume.names;
        return true;
    }
    void wait(DWORD) const override {}

 private:
    static bool problem(DWORD number) {
        ::SetLastError(number);
        return false;
    }
    static UniqueHandle refuse(DWORD number) {
        ::SetLastError(number);
        return {};
    }
    UniqueHandle remember(UniqueHandle handle, const std::string& name, bool write) const {
        if (!handle) return handle;
        if (write) done.push_back("open " + name);
        std::erase_if(handles_, [&](const auto& one) { return one.first == handle.get(); });
        handles_.emplace_back(handle.get(), name);
        return handle;
    }
    // A handle that came from elsewhere is known by its file.
    std::string nameOf(HANDLE handle) const {
        BY_HANDLE_FILE_INFORMATION wanted{};
        for (const auto& [number, disk] : disks) {
            const UniqueHandle file = WindowsCalls::open(
                disk.file.wstring(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, 0);
            BY_HANDLE_FILE_INFORMATION there{};
            if (file && ::GetFileInformationByHandle(handle, &wanted) &&
                ::GetFileInformationByHandle(file.get(), &there) &&
                wanted.nFileIndexLow == there.nFileIndexLow && wanted.nFileIndexHigh == there.nFileIndexHigh)
                return "disk " + std::to_string(number);
        }
        for (const auto& [known, name] : handles_)
            if (known == handle) return name;
        return {};
    }
    static bool give(const std::vector<std::byte>& bytes, std::span<std::byte> answer, DWORD& returned) {
        if (bytes.size() > answer.size()) return problem(ERROR_INSUFFICIENT_BUFFER);
        std::ranges::copy(bytes, answer.begin());
        returned = static_cast<DWORD>(bytes.size());
        return true;
    }
    bool locked(std::size_t number) const {
        const auto lock = locks_.find(number);
        DWORD flags = 0;
        return lock != locks_.end() && ::GetHandleInformation(lock->second, &flags) != 0;
    }
    bool ofVolume(std::size_t number, HANDLE handle, DWORD code, std::span<std::byte> answer,
                  DWORD& returned) const {
        const Volume& volume = volumes.at(number);
        const std::string name = "volume " + std::to_string(number);
        if (code == IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS) return give(volume.extents, answer, returned);
        if (code == IOCTL_DISK_GET_LENGTH_INFO) {
            AnswerBytes length(8);
            length.u64(0, loadLittle<std::uint64_t>(volume.extents.data() + 24));  // of its first extent
            return give(length, answer, returned);
        }
        if (code == FSCTL_LOCK_VOLUME) {
            if (attempts_[number]++ < volume.busy) return problem(ERROR_ACCESS_DENIED);
            done.push_back("lock " + name);
            locks_[number] = handle;
            return true;
        }
        if (code == FSCTL_DISMOUNT_VOLUME) {
            done.push_back("dismount " + name);
            return true;
        }
        return problem(ERROR_INVALID_FUNCTION);
    }
    const Volume& at(const std::wstring& root) const {
        return *std::ranges::find(volumes, root, &Volume::root);
    }

    mutable std::vector<std::pair<HANDLE, std::string>> handles_;
    mutable std::map<std::size_t, int> attempts_;
    mutable std::map<std::size_t, HANDLE> locks_;
};

}  // namespace sectorsmith::testing
