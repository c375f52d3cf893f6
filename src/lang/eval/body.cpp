// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/eval/body.h"

namespace sectorsmith::lang {

RecordBody::Found RecordBody::find(ast::Symbol name) {
    for (std::size_t i = locals.size(); i-- > 0;)
        if (locals[i].name == name) return {nullptr, &locals[i], static_cast<std::uint32_t>(i)};
    if (fields.size() <= kLinear) {
        for (std::size_t i = fields.size(); i-- > 0;)
            if (fields[i].name == name) return {&fields[i], nullptr, static_cast<std::uint32_t>(i)};
        return {};
    }
    if (!names_) {
        names_ = std::make_unique<std::unordered_map<ast::Symbol, std::uint32_t>>();
        for (std::size_t i = 0; i < fields.size(); ++i)
            (*names_)[fields[i].name] = static_cast<std::uint32_t>(i);
    }
    auto it = names_->find(name);
    if (it == names_->end()) return {};
    return {&fields[it->second], nullptr, it->second};
}

void RecordBody::addField(Field field) {
    if (names_) (*names_)[field.name] = static_cast<std::uint32_t>(fields.size());
    fields.push_back(std::move(field));
}

void RecordBody::addLocal(LocalVariable local) {
    for (LocalVariable& l : locals)
        if (l.name == local.name) {
            l = std::move(local);
            return;
        }
    locals.push_back(std::move(local));
}

void RecordBody::dropFields(std::size_t keep) {
    if (keep >= fields.size()) return;
    fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(keep), fields.end());
    names_.reset();
}

}  // namespace sectorsmith::lang
