// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/streams.h"

#include <gtest/gtest.h>

#include <ios>
#include <streambuf>

namespace sectorsmith {
namespace {

// Gives some bytes, then fails as a file of sysfs does whose device goes meanwhile.
class FailingBuffer : public std::streambuf {
 public:
    FailingBuffer() { setg(text_, text_, text_ + sizeof text_); }

 private:
    int_type underflow() override { throw std::ios_base::failure("no such device"); }
    char text_[3] = {'a', 'b', 'c'};
};

TEST(Streams, AllIsReadAndAFailureIsTheEnd) {
    std::istringstream whole(std::string("a\0b\n", 4));
    EXPECT_EQ(readAll(whole), std::string("a\0b\n", 4));
    std::istringstream empty;
    EXPECT_EQ(readAll(empty), "");
    FailingBuffer buffer;
    std::istream failing(&buffer);
    EXPECT_EQ(readAll(failing), "abc");
}

}  // namespace
}  // namespace sectorsmith
