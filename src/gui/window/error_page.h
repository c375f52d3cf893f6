// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "base/error.h"

namespace sectorsmith::gui {

// Stands in a tab instead of the bytes when a source could not be opened: what happened, what helps, a button for it.
class ErrorPage : public QWidget {
    Q_OBJECT

 public:
    ErrorPage(const QString& spec, const Error& error, QWidget* parent = nullptr);

    // What people can do about it; plain text.
    static QString advice(const Error& error, const QString& spec);

 Q_SIGNALS:
    void tryAgain();
    void tryGently();
};

}  // namespace sectorsmith::gui
