// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/view_feature.h"

#include <QActionGroup>
#include <QTabWidget>
#include <algorithm>

#include "gui/window/main_window.h"

namespace sectorsmith::gui {

ViewFeature::ViewFeature(MainWindow* window) : Feature(window) {
    addColumns();
    addAddress();
    addEncoding();
    addZoom();
    add(MenuGroup::ViewNext, nullptr, MainWindow::tr("&Next pane"), Qt::Key_F6,
        [window] { window->focusNextPane(); });
    add(MenuGroup::ViewNext, nullptr, MainWindow::tr("Ne&xt tab"), Qt::CTRL | Qt::Key_Tab, [window] {
        QTabWidget* tabs = window->tabs();
        if (tabs->count() > 1) tabs->setCurrentIndex((tabs->currentIndex() + 1) % tabs->count());
    });
}

// One exclusive group for a member of the options; the menu shows what holds each time it opens.
QMenu* ViewFeature::addChoices(const QString& title, const QList<Choice>& choices, Get get, Set set) {
    QMenu* menu = addMenu(MenuGroup::ViewBytes, title);
    auto* group = new QActionGroup(menu);
    for (const Choice& choice : choices) {
        QAction* action = menu->addAction(choice.text);
        action->setCheckable(true);
        action->setActionGroup(group);
        connect(action, &QAction::triggered, this, [this, value = choice.value, set] {
            HexOptions options = window().hexOptions();
            set(options, value);
            window().setHexOptions(options);
        });
        action->setData(choice.value);
    }
    const auto sync = [this, group, get] {
        for (QAction* action : group->actions())
            action->setChecked(action->data().toInt() == get(window().hexOptions()));
    };
    connect(menu, &QMenu::aboutToShow, this, sync);
    sync();
    return menu;
}

void ViewFeature::addColumns() {
    addChoices(
        MainWindow::tr("&Bytes per row"),
        {{MainWindow::tr("&8"), 8},
         {MainWindow::tr("&16"), 16},
         {MainWindow::tr("&32"), 32},
         {MainWindow::tr("As many as &fit"), 0}},
        [](const HexOptions& o) { return o.columns; }, [](HexOptions& o, int value) { o.columns = value; });
    addChoices(
        MainWindow::tr("&Grouping"),
        {{MainWindow::tr("&1 byte"), 1},
         {MainWindow::tr("&2 bytes"), 2},
         {MainWindow::tr("&4 bytes"), 4},
         {MainWindow::tr("&8 bytes"), 8}},
        [](const HexOptions& o) { return o.grouping; }, [](HexOptions& o, int value) { o.grouping = value; });
    addChoices(
        MainWindow::tr("&Cell format"),
        {{MainWindow::tr("&Hexadecimal"), static_cast<int>(CellBase::Hexadecimal)},
         {MainWindow::tr("&Decimal"), static_cast<int>(CellBase::Decimal)},
         {MainWindow::tr("&Octal"), static_cast<int>(CellBase::Octal)},
         {MainWindow::tr("&Binary"), static_cast<int>(CellBase::Binary)}},
        [](const HexOptions& o) { return static_cast<int>(o.cells); },
        [](HexOptions& o, int value) { o.cells = static_cast<CellBase>(value); });
}

void ViewFeature::addAddress() {
    // Bit 0: decimal, bit 1: LBA and offset.
    QMenu* menu = addChoices(
        MainWindow::tr("&Address"),
        {{MainWindow::tr("Offset, &hexadecimal"), 0},
         {MainWindow::tr("Offset, &decimal"), 1},
         {MainWindow::tr("&LBA and offset, hexadecimal"), 2},
         {MainWindow::tr("L&BA and offset, decimal"), 3}},
        [](const HexOptions& o) {
            return (o.decimalAddress ? 1 : 0) | (o.address == AddressStyle::LbaAndOffset ? 2 : 0);
        },
        [](HexOptions& o, int value) {
            o.decimalAddress = (value & 1) != 0;
            o.address = (value & 2) != 0 ? AddressStyle::LbaAndOffset : AddressStyle::Offset;
        });
    menu->addSeparator();
    QAction* relative = menu->addAction(MainWindow::tr("Relative to the &partition"));
    relative->setCheckable(true);
    connect(relative, &QAction::triggered, this, [this](bool on) {
        HexOptions options = window().hexOptions();
        options.partitionAddress = on;
        window().setHexOptions(options);
    });
    connect(menu, &QMenu::aboutToShow, this,
            [this, relative] { relative->setChecked(window().hexOptions().partitionAddress); });
}

void ViewFeature::addEncoding() {
    QList<Choice> choices;
    for (const Encoding encoding : allEncodings())
        choices.push_back(
            {QString::fromStdString(std::string(encodingName(encoding))), static_cast<int>(encoding)});
    addChoices(
        MainWindow::tr("&Text encoding"), choices,
        [](const HexOptions& o) { return static_cast<int>(o.encoding); },
        [](HexOptions& o, int value) { o.encoding = static_cast<Encoding>(value); });
}

void ViewFeature::addZoom() {
    QAction* in = add(MenuGroup::ViewZoom, "zoom-in", MainWindow::tr("Zoom &in"), {}, [this] { zoom(1); });
    // The plus key needs no Shift on some keyboards and is another key on the number pad.
    in->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    add(MenuGroup::ViewZoom, "zoom-out", MainWindow::tr("Zoom &out"), QKeySequence::ZoomOut,
        [this] { zoom(-1); });
    add(MenuGroup::ViewZoom, "zoom-original", MainWindow::tr("Default si&ze"), Qt::CTRL | Qt::Key_0,
        [this] { zoom(0); });
}

void ViewFeature::zoom(int step) {
    HexOptions options = window().hexOptions();
    options.zoom = step == 0 ? 0 : std::clamp(options.zoom + step, HexOptions::minZoom, HexOptions::maxZoom);
    window().setHexOptions(options);
}

}  // namespace sectorsmith::gui
