// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace sectorsmith::gui {

// A tooltip whose text may come from a disk. Qt reads what looks like HTML as such, names and pictures of others included;
// then it is escaped. Once only: what is added to a tooltip is added before.
inline QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

}  // namespace sectorsmith::gui
