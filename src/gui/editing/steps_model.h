// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QPointer>

#include "gui/session/source_session.h"

namespace sectorsmith::gui {

// The undo history of a session: row 0 is the disk as it is, row n the state after step n. Rows after the present state
// can be redone. Asks the overlay for what is visible, so a million steps cost nothing.
class StepsModel : public QAbstractListModel {
    Q_OBJECT

 public:
    using QAbstractListModel::QAbstractListModel;

    void setSession(SourceSession* session);
    void refresh();
    int presentRow() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

 private:
    QPointer<SourceSession> session_;
    int rows_ = 0;
};

}  // namespace sectorsmith::gui
