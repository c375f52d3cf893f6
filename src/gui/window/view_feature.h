// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include "gui/window/feature.h"

namespace sectorsmith::gui {

struct HexOptions;

// How the bytes are shown, and the way from pane to pane: the View menu.
class ViewFeature : public Feature {
    Q_OBJECT

 public:
    explicit ViewFeature(MainWindow* window);

 private:
    struct Choice {
        QString text;
        int value;
    };
    using Get = int (*)(const HexOptions& options);
    using Set = void (*)(HexOptions& options, int value);

    QMenu* addChoices(const QString& title, const QList<Choice>& choices, Get get, Set set);
    void addColumns();
    void addAddress();
    void addEncoding();
    void addZoom();
    void zoom(int step);
};

}  // namespace sectorsmith::gui
