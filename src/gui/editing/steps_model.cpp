// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/steps_model.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <climits>

#include "gui/editing/changes_list.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

void StepsModel::setSession(SourceSession* session) {
    session_ = session;
    refresh();
}

void StepsModel::refresh() {
    beginResetModel();
    const std::size_t steps = session_ ? session_->overlay().stepCount() : 0;
    rows_ = steps == 0 ? 0 : static_cast<int>(std::min<std::size_t>(steps, INT_MAX - 1)) + 1;
    endResetModel();
}

int StepsModel::presentRow() const {
    return session_ && rows_ > 0 ? static_cast<int>(session_->overlay().doneSteps()) : -1;
}

int StepsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }

QVariant StepsModel::data(const QModelIndex& index, int role) const {
    if (!session_ || !index.isValid()) return {};
    const Overlay& overlay = session_->overlay();
    const int present = presentRow();
    if (static_cast<std::size_t>(index.row()) > overlay.stepCount()) return {};
    switch (role) {
        case Qt::DisplayRole: {
            if (index.row() == 0) return tr("On disk");
            const EditStep step = overlay.step(static_cast<std::size_t>(index.row() - 1));
            const QString what = QString::fromStdString(step.what);
            const QString place = QString::number(step.offset, 16).toUpper();
            const QString text =
                step.runs == 1
                    ? tr("%1: %2 at 0x%3").arg(what, bytesText(step.length), place)
                    : tr("%1: %2 range(s) from 0x%3", nullptr, pluralOf(step.runs))
                          .arg(what, QLocale().toString(static_cast<qulonglong>(step.runs)), place);
            return index.row() > present ? tr("%1 (undone)").arg(text) : text;
        }
        case Qt::FontRole: {
            QFont font;
            font.setBold(index.row() == present);
            font.setItalic(index.row() > present);
            return font;
        }
        case Qt::ForegroundRole:
            if (index.row() > present) return QGuiApplication::palette().brush(QPalette::PlaceholderText);
            return {};
        case Qt::ToolTipRole: return tr("Click to return to this state");
        default: return {};
    }
}

}  // namespace sectorsmith::gui
