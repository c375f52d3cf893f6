// SPDX-License-Identifier: GPL-3.0-or-later
#include "fake_mac.h"

#include <DiskArbitration/DiskArbitration.h>
#include <IOKit/IOKitLib.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <libproc.h>
#include <sys/disk.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <utility>

namespace sectorsmith::testing {
namespace {

FakeMac* mac = nullptr;

// Objects of CoreFoundation and DiskArbitration, by what they hold.
struct FakeObject {
    int references = 1;
    RegistryValue value = RegistryValue(false);
    std::string disk;  // DADisk: its name; of a dissenter: its words, which `words` owns
    int status = 0;    // of a dissenter
    FakeObject* words = nullptr;
    bool number = false, session = false;
};
int liveObjects = 0;

FakeObject* make(RegistryValue value) {
    ++liveObjects;
    auto* object = new FakeObject;
    object->value = std::move(value);
    return object;
}
FakeObject* objectOf(const void* reference) {
    return const_cast<FakeObject*>(static_cast<const FakeObject*>(reference));
}
template <typename Ref>
Ref as(FakeObject* object) {
    return reinterpret_cast<Ref>(object);
}
void release(FakeObject* object) {
    if (--object->references > 0) return;
    if (object->references < 0) std::abort();  // given back twice
    if (object->words != nullptr) release(object->words);
    --liveObjects;
    delete object;
}

// Handles of the registry: each counts for itself.
struct Handle {
    int entry = -1;
    std::vector<int> rest;  // of an iterator
};
std::map<io_object_t, Handle> handles;
io_object_t lastHandle = 100;
io_object_t handleOf(int entry) {
    handles[++lastHandle] = {entry, {}};
    return lastHandle;
}
const RegistryNode& nodeOf(io_object_t object) {
    return mac->registry.at(static_cast<std::size_t>(handles.at(object).entry));
}

std::vector<std::function<void()>> pendingAnswers;
int scheduledSessions = 0;
int authopenSocket = -1;

void answerLater(const ArbitrationAnswer& answer, void (*callback)(DADiskRef, DADissenterRef, void*),
                 DADiskRef disk, void* context) {
    if (!answer.comes) return;
    pendingAnswers.push_back([=] {
        if (answer.status == 0) return callback(disk, nullptr, context);
        FakeObject* dissenter = make(false);
        dissenter->status = answer.status;
        if (!answer.words.empty()) dissenter->words = make(answer.words);
        callback(disk, as<DADissenterRef>(dissenter), context);
        release(dissenter);
    });
}

int wrong(int number) {
    errno = number;
    return -1;
}
// By the file, so that descriptors that arrive over a socket are known, too.
DiskNode* nodeBehind(int fd) {
    struct stat opened{}, content{};
    if (::fstat(fd, &opened) != 0) return nullptr;
    for (auto& [path, node] : mac->nodes)
        if (::stat(node.content.c_str(), &content) == 0 && content.st_ino == opened.st_ino &&
            content.st_dev == opened.st_dev)
            return &node;
    return nullptr;
}
int openNode(const std::string& path, int flags) {
    return ::open(mac->nodes.at(path).content.c_str(), (flags & O_ACCMODE) | O_CLOEXEC);
}

}  // namespace

FakeMac::FakeMac() {
    mac = this;
    add({.kind = "IOPlatformExpertDevice", .properties = {}, .parent = -1});
}

FakeMac::~FakeMac() {
    handles.clear();
    pendingAnswers.clear();
    scheduledSessions = 0;
    liveObjects = 0;
    mac = nullptr;
}

int FakeMac::add(RegistryNode node) {
    registry.push_back(std::move(node));
    return static_cast<int>(registry.size()) - 1;
}

int FakeMac::addMedia(const std::string& name, int parent, std::uint64_t offset, std::uint64_t size,
                      bool whole, const DiskNode& node, RegistryProperties more) {
    more.insert({{"BSD Name", name},
                 {"Base", static_cast<std::int64_t>(offset)},
                 {"Size", static_cast<std::int64_t>(size)},
                 {"Whole", whole},
                 {"Writable", node.writable},
                 {"Preferred Block Size", static_cast<std::int64_t>(node.blockSize)}});
    nodes["/dev/" + name] = node;
    nodes["/dev/r" + name] = node;
    return add({.kind = "IOMedia", .properties = std::move(more), .parent = parent});
}

bool FakeMac::called(const std::string& what) const { return std::ranges::find(calls, what) != calls.end(); }

int FakeMac::heldObjects() const { return liveObjects + static_cast<int>(handles.size()); }

}  // namespace sectorsmith::testing

using namespace sectorsmith::testing;

// CoreFoundation.
const CFAllocatorRef kCFAllocatorDefault = nullptr;
const CFRunLoopMode kCFRunLoopDefaultMode = nullptr;
CFTypeID CFGetTypeID(CFTypeRef object) { return objectOf(object)->value.index() + 1; }
void CFRelease(CFTypeRef object) { release(objectOf(object)); }
CFTypeID CFStringGetTypeID() { return 1; }
CFTypeID CFNumberGetTypeID() { return 2; }
CFTypeID CFBooleanGetTypeID() { return 3; }
CFTypeID CFDictionaryGetTypeID() { return 4; }
CFStringRef CFStringCreateWithCString(CFAllocatorRef, const char* text, CFStringEncoding) {
    return as<CFStringRef>(make(text));
}
// In UTF-16, as the real one counts.
CFIndex CFStringGetLength(CFStringRef string) {
    CFIndex count = 0;
    for (const char c : std::get<std::string>(objectOf(string)->value))
        count += (c & 0xC0) != 0x80 ? ((c & 0xF8) == 0xF0 ? 2 : 1) : 0;
    return count;
}
CFIndex CFStringGetMaximumSizeForEncoding(CFIndex length, CFStringEncoding) { return length * 3; }
Boolean CFStringGetCString(CFStringRef string, char* buffer, CFIndex size, CFStringEncoding) {
    const auto& text = std::get<std::string>(objectOf(string)->value);
    if (static_cast<CFIndex>(text.size()) + 1 > size) return 0;
    std::memcpy(buffer, text.c_str(), text.size() + 1);
    return 1;
}
Boolean CFNumberGetValue(CFNumberRef number, CFNumberType type, void* value) {
    if (type != kCFNumberSInt64Type) return 0;
    std::memcpy(value, &std::get<std::int64_t>(objectOf(number)->value), sizeof(std::int64_t));
    return 1;
}
Boolean CFBooleanGetValue(CFBooleanRef boolean) { return std::get<bool>(objectOf(boolean)->value); }
const void* CFDictionaryGetValue(CFDictionaryRef dictionary, const void* key) {
    // What it returns belongs to the dictionary.
    static std::map<std::string, FakeObject> borrowed;
    const auto& all = std::get<RegistryProperties>(objectOf(dictionary)->value);
    const auto& name = std::get<std::string>(objectOf(key)->value);
    const auto found = all.find(name);
    if (found == all.end()) return nullptr;
    borrowed[name].value = found->second;
    return &borrowed[name];
}
CFRunLoopRef CFRunLoopGetCurrent() { return nullptr; }
CFRunLoopRunResult CFRunLoopRunInMode(CFRunLoopMode, CFTimeInterval, Boolean) {
    // Answers come to sessions that are scheduled alone.
    if (scheduledSessions == 0) return 1;
    auto due = std::exchange(pendingAnswers, {});
    for (const auto& answer : due) answer();
    return 1;
}

// IOKit.
CFMutableDictionaryRef IOServiceMatching(const char* name) {
    return as<CFMutableDictionaryRef>(make(RegistryProperties{{"IOProviderClass", name}}));
}
CFMutableDictionaryRef IOBSDNameMatching(mach_port_t, std::uint32_t, const char* bsdName) {
    return as<CFMutableDictionaryRef>(make(RegistryProperties{{"BSD Name", bsdName}}));
}
namespace {
// The functions that look for services take the dictionary over.
std::vector<int> takeMatching(CFDictionaryRef matching) {
    const auto wanted = std::get<RegistryProperties>(objectOf(matching)->value);
    release(objectOf(matching));
    std::vector<int> found;
    for (std::size_t i = 0; i < mac->registry.size(); ++i) {
        const RegistryNode& node = mac->registry[i];
        const bool fits = std::ranges::all_of(wanted, [&](const auto& one) {
            if (one.first == "IOProviderClass") return std::get<std::string>(one.second) == node.kind;
            const auto has = node.properties.find(one.first);
            return has != node.properties.end() && has->second == one.second;
        });
        if (fits) found.push_back(static_cast<int>(i));
    }
    return found;
}
}  // namespace
kern_return_t IOServiceGetMatchingServices(mach_port_t, CFDictionaryRef matching, io_iterator_t* existing) {
    std::vector<int> found = takeMatching(matching);
    *existing = handleOf(-1);
    handles[*existing].rest = std::move(found);
    return 0;
}
io_service_t IOServiceGetMatchingService(mach_port_t, CFDictionaryRef matching) {
    const std::vector<int> found = takeMatching(matching);
    return found.empty() ? IO_OBJECT_NULL : handleOf(found.front());
}
io_object_t IOIteratorNext(io_iterator_t iterator) {
    std::vector<int>& rest = handles.at(iterator).rest;
    if (rest.empty()) return IO_OBJECT_NULL;
    const int entry = rest.front();
    rest.erase(rest.begin());
    return handleOf(entry);
}
kern_return_t IOObjectRelease(io_object_t object) {
    if (handles.erase(object) == 0) std::abort();  // given back twice
    return 0;
}
boolean_t IOObjectConformsTo(io_object_t object, const io_name_t className) {
    return nodeOf(object).kind == className;
}
CFTypeRef IORegistryEntryCreateCFProperty(io_registry_entry_t entry, CFStringRef key, CFAllocatorRef,
                                          IOOptionBits) {
    const auto& all = nodeOf(entry).properties;
    const auto found = all.find(std::get<std::string>(objectOf(key)->value));
    return found == all.end() ? nullptr : make(found->second);
}
CFTypeRef IORegistryEntrySearchCFProperty(io_registry_entry_t entry, const io_name_t, CFStringRef key,
                                          CFAllocatorRef, IOOptionBits options) {
    const auto& name = std::get<std::string>(objectOf(key)->value);
    for (int at = handles.at(entry).entry; at >= 0; at = mac->registry[static_cast<std::size_t>(at)].parent) {
        const auto& all = mac->registry[static_cast<std::size_t>(at)].properties;
        if (const auto found = all.find(name); found != all.end()) return make(found->second);
        if (options != (kIORegistryIterateRecursively | kIORegistryIterateParents)) break;
    }
    return nullptr;
}
kern_return_t IORegistryEntryGetParentEntry(io_registry_entry_t entry, const io_name_t,
                                            io_registry_entry_t* parent) {
    const int up = nodeOf(entry).parent;
    if (up < 0) return 1;
    *parent = handleOf(up);
    return 0;
}

// DiskArbitration.
DASessionRef DASessionCreate(CFAllocatorRef) {
    return mac->arbitrationRuns ? as<DASessionRef>(make(false)) : nullptr;
}
void DASessionScheduleWithRunLoop(DASessionRef, CFRunLoopRef, CFStringRef) { ++scheduledSessions; }
void DASessionUnscheduleFromRunLoop(DASessionRef, CFRunLoopRef, CFStringRef) { --scheduledSessions; }
DADiskRef DADiskCreateFromBSDName(CFAllocatorRef, DASessionRef, const char* name) {
    if (!mac->nodes.contains("/dev/" + std::string(name))) return nullptr;
    FakeObject* disk = make(false);
    disk->disk = name;
    return as<DADiskRef>(disk);
}
void DADiskClaim(DADiskRef disk, DADiskClaimOptions, DADiskClaimReleaseCallback release, void* releaseContext,
                 DADiskClaimCallback callback, void* context) {
    mac->calls.push_back("claim " + objectOf(disk)->disk);
    // What another program hears that asks for it.
    if (DADissenterRef refusal = release(disk, releaseContext); refusal != nullptr) {
        mac->calls.push_back(
            fmt::format("release refused {:#x}", static_cast<std::uint32_t>(DADissenterGetStatus(refusal))));
        CFRelease(refusal);
    }
    answerLater(mac->claim, callback, disk, context);
}
void DADiskUnclaim(DADiskRef disk) { mac->calls.push_back("unclaim " + objectOf(disk)->disk); }
void DADiskUnmount(DADiskRef disk, DADiskUnmountOptions, DADiskUnmountCallback callback, void* context) {
    mac->calls.push_back("unmount " + objectOf(disk)->disk);
    answerLater(mac->unmount, callback, disk, context);
}
DADissenterRef DADissenterCreate(CFAllocatorRef, DAReturn status, CFStringRef) {
    FakeObject* dissenter = make(false);
    dissenter->status = status;
    return as<DADissenterRef>(dissenter);
}
DAReturn DADissenterGetStatus(DADissenterRef dissenter) { return objectOf(dissenter)->status; }
CFStringRef DADissenterGetStatusString(DADissenterRef dissenter) {
    return as<CFStringRef>(objectOf(dissenter)->words);
}

// The kernel.
int fakeGetmntinfo(FakeStatfs** mounts, int) {
    static std::vector<FakeStatfs> all;
    all.clear();
    for (const auto& [device, point] : mac->mounts) {
        FakeStatfs& one = all.emplace_back();
        std::strncpy(one.f_mntfromname, device.c_str(), sizeof(one.f_mntfromname) - 1);
        std::strncpy(one.f_mntonname, point.c_str(), sizeof(one.f_mntonname) - 1);
    }
    *mounts = all.data();
    return static_cast<int>(all.size());
}
int fakeAccess(const char* path, int) { return mac->nodes.contains(path) ? 0 : wrong(ENOENT); }
int fakeOpen(const char* path, int flags, ...) {
    const std::string name = path;
    if (!name.starts_with("/dev/")) return ::open(path, flags);
    const bool write = (flags & O_ACCMODE) != O_RDONLY;
    mac->calls.push_back("open " + name + (write ? " rw" : " r"));
    const auto found = mac->nodes.find(name);
    if (found == mac->nodes.end()) return wrong(ENOENT);
    if (found->second.openError != 0) return wrong(found->second.openError);
    if (write && found->second.openToWriteError != 0) return wrong(found->second.openToWriteError);
    return openNode(name, flags);
}
int fakeClose(int fd) {
    if (nodeBehind(fd) != nullptr) mac->calls.push_back("close");
    return ::close(fd);
}
int fakeFstat(int fd, struct stat* st) {
    const int result = ::fstat(fd, st);
    if (result == 0 && nodeBehind(fd) != nullptr) st->st_mode = (st->st_mode & ~S_IFMT) | S_IFCHR;
    return result;
}
long fakePread(int fd, void* buffer, std::size_t count, long offset) {
    if (const DiskNode* node = nodeBehind(fd)) {
        // A raw node takes whole blocks alone.
        if (offset % node->blockSize != 0 || count % node->blockSize != 0) return wrong(EINVAL);
        if (node->readError != 0) return wrong(node->readError);
    }
    return ::pread(fd, buffer, count, offset);
}
long fakePwrite(int fd, const void* buffer, std::size_t count, long offset) {
    if (const DiskNode* node = nodeBehind(fd)) {
        if (offset % node->blockSize != 0 || count % node->blockSize != 0) return wrong(EINVAL);
        mac->calls.push_back(fmt::format("write {}+{}", offset, count));
    }
    return ::pwrite(fd, buffer, count, offset);
}
int fakeFsync(int fd) {
    mac->calls.push_back("fsync");
    return ::fsync(fd);
}
int fakeIoctl(int fd, unsigned long request, ...) {
    va_list arguments;
    va_start(arguments, request);
    void* const argument = va_arg(arguments, void*);
    va_end(arguments);
    const DiskNode* node = nodeBehind(fd);
    if (node == nullptr) return wrong(ENOTTY);
    struct stat st{};
    ::fstat(fd, &st);
    switch (request) {
        case DKIOCGETBLOCKSIZE: *static_cast<std::uint32_t*>(argument) = node->blockSize; return 0;
        case DKIOCGETBLOCKCOUNT:
            *static_cast<std::uint64_t*>(argument) = static_cast<std::uint64_t>(st.st_size) / node->blockSize;
            return 0;
        case DKIOCGETPHYSICALBLOCKSIZE:
            *static_cast<std::uint32_t*>(argument) = node->physicalBlockSize;
            return 0;
        case DKIOCISWRITABLE: *static_cast<std::uint32_t*>(argument) = node->writable; return 0;
        case DKIOCGETFEATURES: *static_cast<std::uint32_t*>(argument) = node->features; return 0;
        case DKIOCSYNCHRONIZECACHE:
            mac->calls.push_back("synchronize cache");
            return node->synchronizeError != 0 ? wrong(node->synchronizeError) : 0;
        case DKIOCUNMAP: {
            const auto& unmap = *static_cast<dk_unmap_t*>(argument);
            for (std::uint32_t i = 0; i < unmap.extentsCount; ++i)
                mac->calls.push_back(
                    fmt::format("unmap {}+{}", unmap.extents[i].offset, unmap.extents[i].length));
            return node->unmapError != 0 ? wrong(node->unmapError) : 0;
        }
        default: return wrong(ENOTTY);
    }
}
int fakeFcntl(int fd, int command, ...) {
    va_list arguments;
    va_start(arguments, command);
    void* const argument = va_arg(arguments, void*);
    va_end(arguments);
    switch (command) {
        case 45:
        case 48: return 0;  // F_RDAHEAD, F_NOCACHE
        case 51: mac->calls.push_back("F_FULLFSYNC"); return 0;
        case 99: {
            struct Hole {
                unsigned flags, reserved;
                long offset, length;
            };
            const auto& hole = *static_cast<Hole*>(argument);
            mac->calls.push_back(fmt::format("punch {}+{}", hole.offset, hole.length));
            return 0;
        }
        default: return ::fcntl(fd, command, argument);
    }
}
int fakeUnmount(const char* where, int) {
    mac->calls.push_back(std::string("unmount(2) ") + where);
    return mac->unmountCallError != 0 ? wrong(mac->unmountCallError) : 0;
}
int proc_listpidspath(std::uint32_t, std::uint32_t, const char*, std::uint32_t, void* buffer, int bytes) {
    int used = 0;
    for (const auto& [process, name] : mac->openers) {
        if (used + static_cast<int>(sizeof(pid_t)) > bytes) break;
        std::memcpy(static_cast<char*>(buffer) + used, &process, sizeof(pid_t));
        used += static_cast<int>(sizeof(pid_t));
    }
    return used;
}
int proc_name(int process, void* buffer, std::uint32_t bytes) {
    for (const auto& [one, name] : mac->openers)
        if (one == process) return std::snprintf(static_cast<char*>(buffer), bytes, "%s", name.c_str());
    return 0;
}

// authopen: opens whatever it is told to once the password is right, and sends the descriptor over its standard output.
int fakeAddDup2(void*, int from, int) {
    authopenSocket = from;
    return 0;
}
int fakeSpawn(int* child, const char* program, const void*, const void*, char* const* arguments,
              char* const*) {
    std::string line = program;
    for (int i = 1; arguments[i] != nullptr; ++i) line += std::string(" ") + arguments[i];
    mac->calls.push_back(line);
    const std::string path = arguments[4];
    if (mac->passwordGiven) {
        char byte = 0;
        iovec piece{&byte, 1};
        alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
        msghdr message{};
        message.msg_iov = &piece;
        message.msg_iovlen = 1;
        const int fd = openNode(path, std::atoi(arguments[3]));
        if (!mac->authopenSendsNothing) {
            message.msg_control = control;
            message.msg_controllen = sizeof(control);
            cmsghdr* part = CMSG_FIRSTHDR(&message);
            part->cmsg_level = SOL_SOCKET;
            part->cmsg_type = SCM_RIGHTS;
            part->cmsg_len = CMSG_LEN(sizeof(int));
            std::memcpy(CMSG_DATA(part), &fd, sizeof(fd));
        }
        const ssize_t sent = ::sendmsg(authopenSocket, &message, 0);
        ::close(fd);
        if (sent < 0) return errno;
    }
    *child = ::fork();
    if (*child == 0) ::_exit(mac->passwordGiven ? 0 : 1);
    return *child > 0 ? 0 : errno;
}
