// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/structure_feature.h"

#include <QDockWidget>

#include "gui/structure/data_inspector.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_editor.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

StructureFeature::StructureFeature(MainWindow* window) : Feature(window) {
    auto* structure = new StructurePanel;
    addPanel(structure, Qt::RightDockWidgetArea, QStringLiteral("structure"), MainWindow::tr("Structure"));
    addInspector();
    auto* editor = new TemplateEditor;
    QDockWidget* dock = addPanel(editor, Qt::BottomDockWidgetArea, QStringLiteral("template"),
                                 MainWindow::tr("Template editor"));
    connect(structure, &StructurePanel::editTemplateWanted, editor, [editor, dock](const QString& id) {
        editor->openTemplate(id);
        dock->show();
        dock->raise();
    });
    connect(structure, &StructurePanel::diagnosed, editor, &TemplateEditor::showDiagnostics);
    connect(editor, &TemplateEditor::runWanted, structure, &StructurePanel::runText);
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
