// SPDX-License-Identifier: GPL-3.0-or-later
// {fmt}'s functions compiled once, for systems whose cross compiler has no such library. What its headers declare as
// instantiated elsewhere (extern template) is instantiated here, as far as it is used.
#include <fmt/format-inl.h>

FMT_BEGIN_NAMESPACE
namespace detail {
template void buffer<char>::append(const char*, const char*);
template void vformat_to(buffer<char>&, string_view, basic_format_args<buffer_context<char>>, locale_ref);
template dragonbox::decimal_fp<float> dragonbox::to_decimal(float) noexcept;
template dragonbox::decimal_fp<double> dragonbox::to_decimal(double) noexcept;
template thousands_sep_result<char> thousands_sep_impl(locale_ref);
template char decimal_point_impl(locale_ref);
}  // namespace detail
FMT_END_NAMESPACE
