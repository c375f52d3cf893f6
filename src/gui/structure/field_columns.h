// SPDX-License-Identifier: GPL-3.0-or-later
// The widths of the columns of the trees of fields: name, value and offset share the width until people choose widths of
// their own.
#pragma once

#include <QObject>
#include <array>
#include <functional>
#include <vector>

#include "gui/structure/structure_model.h"

class QTreeView;

namespace sectorsmith::gui {

// In pixels, as all that follows.
struct FieldWidths {
    int name = 0;
    int value = 0;
    bool operator==(const FieldWidths&) const = default;
};
// `whole`: of the view; `offset`: of that column, which is seen whole where both others have room beside it; `em`: of a
// letter.
FieldWidths sharedWidths(int whole, int offset, int em);
// Deep rows keep a name that can be read: `wanted` takes room from the values, which keep a quarter and at least
// `leastValue`. Never narrower than before.
FieldWidths widenedName(const FieldWidths& widths, int wanted, int leastValue);

// Applies them to trees that show StructureModels, the same to all.
class FieldColumns : public QObject {
    Q_OBJECT

 public:
    FieldColumns(std::vector<QTreeView*> trees, QObject* parent);

    // `whole`: the width of the tree that is seen; `last`: the source's last offset.
    void fit(int whole, quint64 last);
    // For a row that is `depth` levels deep.
    void makeRoom(int depth);
    // Does what gives the trees other models: the widths stay, the depth begins anew.
    void exchangeModels(const std::function<void()>& exchange);

 private:
    void resized(const QTreeView* tree, int column, int width);
    void widenNames();
    void setWidths(const FieldWidths& widths);

    std::vector<QTreeView*> trees_;
    std::array<int, StructureModel::ColumnCount> widths_{};
    int deepest_ = 1;         // level of the deepest row that was opened
    bool changing_ = false;   // the widths are being set here
    bool ownWidths_ = false;  // people have set one
};

}  // namespace sectorsmith::gui
