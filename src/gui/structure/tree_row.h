// SPDX-License-Identifier: GPL-3.0-or-later
// What the structure panel's worker tells the window of a field: values only, no node. Nodes stay in the worker's thread.
#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "lang/node.h"

namespace sectorsmith::gui {

using NodeId = quint64;  // a node that the worker keeps; 0 is none

struct TreeRow {
    NodeId id = 0;
    lang::NodeKind kind = lang::NodeKind::Struct;
    QString name;   // as in paths
    QString title;  // as shown
    QString value;
    QString type;
    QString comment;
    QString error;       // empty: none
    quint64 offset = 0;  // bytes
    quint64 size = 0;    // bytes
    std::optional<lang::Node::Bits> bits;
    std::optional<bool> verdict;
    std::optional<quint64> link;  // bytes
    std::optional<quint32> color;
    bool hasChildren = false;
};

// Children [first, first + rows.size()) of a node, `total` in all.
struct TreeRows {
    NodeId parent = 0;
    quint64 first = 0;
    quint64 total = 0;
    std::vector<TreeRow> rows;
};

// A field that a filter has found, with those around it.
struct FoundField {
    std::vector<TreeRow> path;    // from the top of the tree to the field itself
    std::vector<quint64> orders;  // of each among its neighbours: ascending, not counted
};

// What a filter has found since it was last asked, and how far it is.
struct FoundFields {
    enum class State { Running, Paused, Finished };
    std::vector<FoundField> fields;
    quint64 searched = 0;  // fields looked at so far
    quint64 found = 0;     // so far
    State state = State::Running;
    bool leftOut = false;  // finished, but some fields could not be looked at
};

// A leaf over bytes that the hex view shows.
struct LeafField {
    quint64 offset = 0;
    quint64 size = 0;
    QString path;
    QString detail;
    std::optional<quint64> link;
    std::optional<quint32> color;
    quint32 group = 0;       // leaves of one group get one colour: they belong to structures of one type
    bool alternate = false;  // a neighbour of the same kind has the other shade
    bool bad = false;
};

}  // namespace sectorsmith::gui

Q_DECLARE_METATYPE(sectorsmith::gui::TreeRow)
Q_DECLARE_METATYPE(sectorsmith::gui::TreeRows)
Q_DECLARE_METATYPE(sectorsmith::gui::FoundFields)
