// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel's own announcements: no service has to run for them. Source: netlink(7), proc(5).
#include <fcntl.h>
#include <linux/netlink.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <array>
#include <string_view>

#include "gui/disks/device_events.h"

namespace sectorsmith::gui {

namespace {

class Events : public QObject {
 public:
    explicit Events(std::function<void()> changed) : changed_(std::move(changed)) {
        socket_ = ::socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_KOBJECT_UEVENT);
        sockaddr_nl address{};
        address.nl_family = AF_NETLINK;
        address.nl_groups = 1;  // the kernel's own messages
        if (socket_ >= 0 &&
            ::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
            auto* notifier = new QSocketNotifier(socket_, QSocketNotifier::Read, this);
            connect(notifier, &QSocketNotifier::activated, this, [this] { drain(); });
        }
        mounts_ = ::open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC);
        if (mounts_ >= 0) {
            // The file is "exceptional" whenever the mount table has changed.
            auto* notifier = new QSocketNotifier(mounts_, QSocketNotifier::Exception, this);
            connect(notifier, &QSocketNotifier::activated, this, [this] {
                changed_();
                // poll() answers again only after the file was read anew.
                std::array<char, 4096> unused;
                ::lseek(mounts_, 0, SEEK_SET);
                while (::read(mounts_, unused.data(), unused.size()) > 0) {
                }
            });
        }
    }
    ~Events() override {
        for (QSocketNotifier* notifier : findChildren<QSocketNotifier*>()) notifier->setEnabled(false);
        if (socket_ >= 0) ::close(socket_);
        if (mounts_ >= 0) ::close(mounts_);
    }

 private:
    void drain() {
        std::array<char, 8192> buffer;
        bool block = false;
        for (;;) {
            const ssize_t got = ::recv(socket_, buffer.data(), buffer.size(), 0);
            if (got <= 0) break;
            const std::string_view message(buffer.data(), static_cast<std::size_t>(got));
            block = block || message.find("SUBSYSTEM=block") != std::string_view::npos;
        }
        if (block) changed_();
    }

    std::function<void()> changed_;
    int socket_ = -1;
    int mounts_ = -1;
};

}  // namespace

std::unique_ptr<QObject> watchDeviceEvents(std::function<void()> changed) {
    return std::make_unique<Events>(std::move(changed));
}

}  // namespace sectorsmith::gui
