// SPDX-License-Identifier: GPL-3.0-or-later
// Large pages for buffers of direct transfers: the kernel looks up and holds each page of a buffer for each transfer, which
// is a third of what a copy costs the processor.
#pragma once

#include <cstddef>
#include <span>

namespace sectorsmith {

// Of most processors; buffers that begin at a multiple of it are made of whole ones.
constexpr std::size_t largePage = std::size_t{2} << 20;

// Asks for large pages for memory that was not touched yet. Systems that have none, or none left, ignore it.
void preferLargePages(std::span<std::byte> memory);

}  // namespace sectorsmith
