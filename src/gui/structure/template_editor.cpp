// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/template_editor.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QSaveFile>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

#include "gui/session/text.h"
#include "gui/structure/find_bar.h"
#include "gui/structure/template_edit.h"
#include "gui/window/icon.h"
#include "ops/template_folders.h"

namespace sectorsmith::gui {

namespace {
constexpr int lineRole = Qt::UserRole;
constexpr int columnRole = Qt::UserRole + 1;
}  // namespace

TemplateEditor::TemplateEditor(QWidget* parent)
    : Panel(parent),
      edit_(new TemplateEdit(this)),
      messages_(new QListWidget(this)),
      find_(new FindBar(edit_, this)),
      title_(new QLabel(this)) {
    auto* bar = new QToolBar(this);
    bar->setIconSize(QSize(16, 16));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto action = [&](const char* name, const QString& text, auto slot) {
        QAction* a = bar->addAction(icon(name), text);
        connect(a, &QAction::triggered, this, slot);
        return a;
    };
    QAction* runHere = action("system-run", tr("Run at the cursor"), [this] { run(true); });
    runHere->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    runHere->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(runHere);  // the shortcut holds in the whole editor, not in its tool bar alone
    runActions_ = {runHere, action("view-refresh", tr("Run at the last offset"), [this] { run(false); })};
    bar->addSeparator();
    action("document-new", tr("New"), [this] { newTemplate(); });
    save_ = action("document-save-as", tr("Save"), [this] { save(); });
    QAction* find = action("edit-find", tr("Find"), [this] { find_->open(); });
    // Shown and listed only: the window has these keys, too, so they are taken in event() while this has the keyboard.
    save_->setShortcut(Qt::CTRL | Qt::Key_S);
    find->setShortcut(Qt::CTRL | Qt::Key_F);
    for (QAction* shown : {save_, find}) {
        shown->setShortcutContext(Qt::WidgetShortcut);
        shown->setToolTip(QStringLiteral("%1 (%2)").arg(
            shown->text(), shown->shortcut().toString(QKeySequence::NativeText)));
    }
    duplicate_ = action("edit-copy", tr("Duplicate and edit"), [this] { saveAsOwn(); });
    title_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    messages_->setAccessibleName(tr("Template messages"));
    messages_->setWordWrap(true);

    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(edit_);
    split->addWidget(messages_);
    split->setStretchFactor(0, 4);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    messages_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 0, 4, 4);
    auto* top = new QHBoxLayout;
    top->addWidget(bar);
    top->addStretch();
    top->addWidget(title_);
    layout->addLayout(top);
    layout->addWidget(split, 1);
    layout->addWidget(find_);

    connect(messages_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        if (item->data(lineRole).toInt() > 0)
            edit_->goTo(item->data(lineRole).toInt(), item->data(columnRole).toInt());
    });
    connect(edit_, &QPlainTextEdit::modificationChanged, this, &TemplateEditor::updateTitle);
    newTemplate();
}

bool TemplateEditor::handleKey(const QKeyEvent& key, bool act) {
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    if (key.key() == Qt::Key_S && modifiers == Qt::ControlModifier) {
        // A shipped one, or one without changes, has nothing to save: the key must not reach the disk's review either.
        if (act && isModified() && own_) save();
    } else if (key.key() == Qt::Key_F && modifiers == Qt::ControlModifier) {
        if (act) find_->open();
    } else if (key.key() == Qt::Key_F3 && (modifiers & ~Qt::ShiftModifier) == Qt::NoModifier) {
        if (act) find_->find(modifiers.testFlag(Qt::ShiftModifier));
    } else if (key.key() == Qt::Key_Escape && modifiers == Qt::NoModifier && find_->isVisible()) {
        if (act) find_->dismiss();
    } else {
        return false;
    }
    return true;
}

bool TemplateEditor::event(QEvent* event) {
    const bool asked = event->type() == QEvent::ShortcutOverride;
    if ((asked || event->type() == QEvent::KeyPress) && handleKey(*static_cast<QKeyEvent*>(event), !asked)) {
        event->accept();
        return true;
    }
    return Panel::event(event);
}

void TemplateEditor::setSession(SourceSession* session) {
    for (QAction* action : runActions_) action->setEnabled(session != nullptr);
}

bool TemplateEditor::isModified() const { return edit_->document()->isModified(); }

void TemplateEditor::updateTitle() {
    const QString name = id_.isEmpty() ? tr("new template") : id_;
    title_->setText(!own_          ? tr("%1 (built-in, read-only)").arg(name)
                    : isModified() ? tr("%1 (modified)").arg(name)
                                   : name);
    save_->setEnabled(own_ && isModified());
    duplicate_->setText(own_ ? tr("Save as…") : tr("Duplicate and edit"));
    edit_->setReadOnly(!own_);
}

void TemplateEditor::load(const QString& path, const QString& id, bool own) {
    auto text = readTemplate(path.toStdString());
    if (!text) {
        messages_->show();
        messages_->addItem(errorText(text.error()));
        return;
    }
    edit_->setPlainText(QString::fromStdString((*text)->text));
    edit_->document()->setModified(false);
    edit_->clearDiagnostics();
    messages_->clear();
    messages_->hide();
    path_ = path;
    id_ = id;
    own_ = own;
    updateTitle();
}

void TemplateEditor::openTemplate(const QString& id) {
    if (!mayClose()) return;
    for (const lang::TemplateInfo& info : availableTemplates(templateFolders())) {
        if (QString::fromStdString(info.id) != id) continue;
        load(QString::fromStdString(info.path), id, info.user);
        return;
    }
}

void TemplateEditor::openFile(const QString& path) {
    if (!mayClose()) return;
    if (QFile::exists(path)) {
        load(path, QFileInfo(path).completeBaseName(), true);
        return;
    }
    newTemplate();
    path_ = path;
    id_ = QFileInfo(path).completeBaseName();
    updateTitle();
}

void TemplateEditor::newTemplate() {
    if (!mayClose()) return;
    edit_->setPlainText(
        QStringLiteral("#pragma description \n\nimport std.core;\n\nstruct Header {\n    u8 "
                       "bytes[16];\n};\n\nHeader header @ $;\n"));
    edit_->document()->setModified(false);
    path_.clear();
    id_.clear();
    own_ = true;
    updateTitle();
}

bool TemplateEditor::mayClose() {
    if (!isModified()) return true;
    const auto answer =
        QMessageBox::question(this, tr("Unsaved template"),
                              tr("Save the changes to %1?").arg(id_.isEmpty() ? tr("the new template") : id_),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    if (answer == QMessageBox::Save) return save();
    if (answer == QMessageBox::Discard) edit_->document()->setModified(false);
    return answer == QMessageBox::Discard;
}

bool TemplateEditor::writeTo(const QString& path) {
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(edit_->toPlainText().toUtf8()) < 0 || !file.commit()) {
        messages_->show();
        messages_->addItem(tr("Cannot write %1: %2").arg(path, file.errorString()));
        return false;
    }
    edit_->document()->setModified(false);
    path_ = path;
    own_ = true;
    Q_EMIT templatesChanged();
    updateTitle();
    return true;
}

bool TemplateEditor::save() { return path_.isEmpty() || !own_ ? saveAsOwn() : writeTo(path_); }

bool TemplateEditor::saveAsOwn() {
    const std::string folder = templateFolders().user;
    if (folder.empty()) return false;
    bool ok = false;
    //: Proposed name of a new template; a file name
    const QString proposed = id_.isEmpty() ? tr("mine") : id_ + QStringLiteral("-own");
    const QString name =
        QInputDialog::getText(this, tr("Save as user template"), tr("Name (use / for folders):"),
                              QLineEdit::Normal, proposed, &ok)
            .trimmed();
    if (!ok || name.isEmpty() || name.contains(QStringLiteral("..")) || name.startsWith(u'/')) return false;
    const QString path = QString::fromStdString(folder) + u'/' + name + QStringLiteral(".hexpat");
    if (QFile::exists(path) &&
        QMessageBox::question(this, tr("Replace"),
                              tr("A template named “%1” already exists. Replace it?").arg(name)) !=
            QMessageBox::Yes)
        return false;
    id_ = name;
    return writeTo(path);
}

void TemplateEditor::run(bool atCursor) {
    const auto text = std::make_shared<lang::SourceText>();
    text->name = path_.isEmpty() ? "new template" : path_.toStdString();
    text->text = edit_->toPlainText().toStdString();
    Q_EMIT runWanted(text, id_.isEmpty() ? tr("new template") : id_, atCursor);
}

void TemplateEditor::showDiagnostics(const std::vector<lang::Diagnostic>& diagnostics, bool first) {
    if (first) messages_->clear();
    constexpr int bound = 1000;
    for (const lang::Diagnostic& d : diagnostics) {
        if (messages_->count() >= bound) break;
        const char* role = d.severity == lang::Severity::Error     ? "dialog-error"
                           : d.severity == lang::Severity::Warning ? "dialog-warning"
                                                                   : "dialog-information";
        const QString place =
            d.span.source == nullptr
                ? QString()
                : QStringLiteral("%1:%2: ")
                      .arg(QFileInfo(QString::fromStdString(d.span.source->name)).fileName())
                      .arg(d.span.line());
        auto* item = new QListWidgetItem(icon(role), place + messageText(d.message), messages_);
        const bool here = d.span.source != nullptr &&
                          d.span.source->name == (path_.isEmpty() ? "new template" : path_.toStdString());
        item->setData(lineRole, here ? static_cast<int>(d.span.line()) : 0);
        item->setData(columnRole, here ? static_cast<int>(d.span.column()) : 0);
    }
    messages_->setVisible(messages_->count() > 0);
    if (first) edit_->setDiagnostics(diagnostics, path_.isEmpty() ? QStringLiteral("new template") : path_);
}

}  // namespace sectorsmith::gui
