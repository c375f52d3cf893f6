// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/structure_feature.h"

#include <QDockWidget>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "gui/structure/console_panel.h"
#include "gui/structure/data_inspector.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_editor.h"
#include "gui/window/main_window.h"
#include "io/memory_source.h"
#include "io/open.h"
#include "lang/errors.h"

namespace sectorsmith::gui {

StructureFeature::StructureFeature(MainWindow* window) : Feature(window) {
    auto* structure = new StructurePanel;
    addPanel(structure, Qt::RightDockWidgetArea, QStringLiteral("structure"), MainWindow::tr("Structure"));
    addInspector();
    auto* editor = new TemplateEditor;
    QDockWidget* dock = addPanel(editor, Qt::BottomDockWidgetArea, QStringLiteral("template"),
                                 MainWindow::tr("Template editor"));
    auto* console = new ConsolePanel;
    QDockWidget* consoleDock =
        addPanel(console, Qt::BottomDockWidgetArea, QStringLiteral("console"), MainWindow::tr("Console"));
    connect(structure, &StructurePanel::controllerChanged, console, &ConsolePanel::setController);
    // Whoever runs a text of the editor finds what it prints beside the editor.
    connect(editor, &TemplateEditor::runWanted, console, &ConsolePanel::expect);
    connect(console, &ConsolePanel::arrived, this, [dock, consoleDock] {
        if (consoleDock->isVisible() || !consoleDock->isHidden()) return;
        consoleDock->show();
        if (!dock->isHidden()) dock->raise();
    });
    connect(structure, &StructurePanel::sectionOpened, this,
            [window](const QString& title, const QByteArray& bytes) {
                const auto* begin = reinterpret_cast<const std::byte*>(bytes.constData());
                OpenedSource opened;
                opened.path = title.toStdString();
                opened.source = std::make_shared<MemorySource>(
                    std::vector<std::byte>(begin, begin + bytes.size()), 512, opened.path);
                opened.readOnlyReason = say(lang::LangError::SectionReadOnly, opened.path);
                opened.insideVolume = true;
                window->openSource(std::move(opened), QStringLiteral("section:") + title);
            });
    connect(structure, &StructurePanel::editTemplateWanted, editor, [editor, dock](const QString& id) {
        editor->openTemplate(id);
        dock->show();
        dock->raise();
    });
    connect(structure, &StructurePanel::diagnosed, editor, &TemplateEditor::showDiagnostics);
    connect(editor, &TemplateEditor::runWanted, structure, &StructurePanel::runText);
    connect(editor, &TemplateEditor::debugWanted, console, &ConsolePanel::expect);
    connect(editor, &TemplateEditor::debugWanted, structure, &StructurePanel::debugText);
    connect(structure, &StructurePanel::controllerChanged, editor, &TemplateEditor::setController);
    connect(editor, &TemplateEditor::stopped, dock, [dock] {
        dock->show();
        dock->raise();
    });
    // Closed, and not only behind another panel: nobody could go on from there.
    connect(dock, &QDockWidget::visibilityChanged, editor, [editor, dock](bool visible) {
        if (!visible && dock->isHidden()) editor->stopDebugging();
    });
    connect(editor, &TemplateEditor::templatesChanged, structure, &StructurePanel::reloadTemplates);
}

void StructureFeature::addInspector() {
    auto* inspector = new DataInspector;
    addPanel(inspector, Qt::RightDockWidgetArea, QStringLiteral("inspector"),
             MainWindow::tr("Data inspector"));
    const QString order = QStringLiteral("inspector/bigEndian");
    inspector->setOrder(window().settings().value(order, false).toBool() ? std::endian::big
                                                                         : std::endian::little);
    connect(inspector, &DataInspector::orderChanged, this,
            [this, order](bool big) { window().settings().setValue(order, big); });
}

}  // namespace sectorsmith::gui
