// SPDX-License-Identifier: GPL-3.0-or-later
// A Mac for tests on Linux: the I/O registry, DiskArbitration, the disks' nodes, mounts and authopen, as far as
// src/io/*_macos.cpp call them. One at a time; it says what was asked of it, and what was not given back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace sectorsmith::testing {

struct RegistryValue;
using RegistryProperties = std::map<std::string, RegistryValue>;
struct RegistryValue : std::variant<std::string, std::int64_t, bool, RegistryProperties> {
    using variant::variant;
    RegistryValue(const char* text) : variant(std::string(text)) {}
};

// Of the I/O registry. `parent` is the index of another one, -1 for none.
struct RegistryNode {
    std::string kind;  // "IOMedia"
    RegistryProperties properties;
    int parent = -1;
};

// /dev/rdiskN and /dev/diskN: blocks in a file of the test.
struct DiskNode {
    std::filesystem::path content;
    std::uint32_t blockSize = 512;
    std::uint32_t physicalBlockSize = 4096;
    bool writable = true;
    std::uint32_t features = 0;
    int openError = 0;  // errno for a process without rights; authopen does not have it
    int openToWriteError = 0;
    int readError = 0;
    int synchronizeError = 0;
    int unmapError = 0;
};

// What a request of DiskArbitration comes to. `status` 0: granted.
struct ArbitrationAnswer {
    int status = 0;
    std::string words;
    bool comes = true;
};

class FakeMac {
 public:
    FakeMac();
    ~FakeMac();
    FakeMac(const FakeMac&) = delete;
    FakeMac& operator=(const FakeMac&) = delete;

    // Returns its index, for children's `parent`.
    int add(RegistryNode node);
    // A disk or a partition of it: its registry entry and both nodes. `offset` and `size` in bytes.
    int addMedia(const std::string& name, int parent, std::uint64_t offset, std::uint64_t size, bool whole,
                 const DiskNode& node, RegistryProperties more = {});

    std::vector<RegistryNode> registry;
    std::map<std::string, DiskNode> nodes;                    // by path
    std::vector<std::pair<std::string, std::string>> mounts;  // device, mount point
    ArbitrationAnswer claim, unmount;
    bool arbitrationRuns = true;
    // authopen: whether the password is right; whether it sends something that is not a descriptor.
    bool passwordGiven = true, authopenSendsNothing = false;
    int unmountCallError = 0;
    std::vector<std::pair<int, std::string>> openers;  // processes that have an image open, and their names

    std::vector<std::string>
        calls;  // in their order: "open /dev/rdisk2 rw", "claim disk2", "unmap 4096+8192"
    bool called(const std::string& what) const;
    // CoreFoundation's and IOKit's objects that are held now. 0 when everything was given back.
    int heldObjects() const;
};

}  // namespace sectorsmith::testing

// The system's calls: macos_sources.cpp has the sources call these.
struct FakeStatfs {
    char f_mntfromname[128];
    char f_mntonname[128];
};
int fakeGetmntinfo(FakeStatfs** mounts, int flags);
int fakeAccess(const char* path, int mode);
int fakeOpen(const char* path, int flags, ...);
int fakeClose(int fd);
int fakeFstat(int fd, struct stat* st);
long fakePread(int fd, void* buffer, std::size_t count, long offset);
long fakePwrite(int fd, const void* buffer, std::size_t count, long offset);
int fakeFsync(int fd);
int fakeIoctl(int fd, unsigned long request, ...);
int fakeFcntl(int fd, int command, ...);
int fakeUnmount(const char* where, int flags);
int fakeSpawn(int* child, const char* program, const void* actions, const void* attributes,
              char* const* arguments, char* const* environment);
int fakeAddDup2(void* actions, int from, int to);
