// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/choices.h"

#include "lang/eval/node_impl.h"

namespace sectorsmith::lang {

std::vector<std::string> choicesOf(const Node& node) {
    if (node.kind() == NodeKind::Boolean) return {"false", "true"};
    std::vector<std::string> names;
    const auto* n = dynamic_cast<const NodeImpl*>(&node);
    if (n == nullptr || node.kind() != NodeKind::Enum) return names;
    Evaluator& e = n->evaluator();
    const Evaluator::Entry entry(e);
    constexpr std::size_t most = 10'000;
    // What fails leaves fewer choices; numbers can be typed all the same.
    static_cast<void>(e.errors().guarded({}, [&] {
        for (const EnumEntry& one : e.types().enumEntries(*n->field().type)) {
            if (names.size() == most) break;
            names.emplace_back(e.program().text(one.name));
        }
    }));
    return names;
}

}  // namespace sectorsmith::lang
