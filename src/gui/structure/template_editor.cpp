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
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>
#include <QSplitter>
#include <QTextBlock>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "base/text.h"
#include "gui/session/text.h"
#include "gui/structure/debug_view.h"
#include "gui/structure/find_bar.h"
#include "gui/structure/structure_controller.h"
#include "gui/structure/template_assistant.h"
#include "gui/structure/template_edit.h"
#include "gui/structure/template_index.h"
#include "gui/window/icon.h"
#include "lang/builtin_templates.h"
#include "ops/template_folders.h"

namespace sectorsmith::gui {

namespace {
constexpr int lineRole = Qt::UserRole;
constexpr int columnRole = Qt::UserRole + 1;
}  // namespace

TemplateEditor::TemplateEditor(QWidget* parent)
    : Panel(parent),
      edit_(new TemplateEdit(this)),
      index_(new TemplateIndex(edit_, this)),
      assistant_(new TemplateAssistant(edit_, index_)),
      messages_(new QListWidget(this)),
      find_(new FindBar(edit_, this)),
      title_(new QLabel(this)),
      note_(new QLabel(this)),
      debugView_(new DebugView(this)) {
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
    makeLanguageActions();
    auto* more = new QToolButton(bar);
    //: A menu of what can be done with the text of a template
    more->setText(tr("Code"));
    more->setObjectName(QStringLiteral("code"));
    more->setToolTip(tr("Complete, find definitions, rename, format"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* menu = new QMenu(more);
    menu->addActions(keyed_);
    more->setMenu(menu);
    edit_->setMenuActions(keyed_);
    bar->addWidget(more);
    makeDebugActions();
    auto* debug = new QToolButton(bar);
    //: A menu: breakpoints and steps
    debug->setText(tr("Debug"));
    debug->setObjectName(QStringLiteral("debug"));
    debug->setToolTip(tr("Set breakpoints, run step by step"));
    debug->setPopupMode(QToolButton::InstantPopup);
    debug->setToolButtonStyle(Qt::ToolButtonTextOnly);
    debug->setMenu(debugMenu_);
    bar->addWidget(debug);
    note_->setObjectName(QStringLiteral("note"));
    note_->setWordWrap(true);
    note_->hide();
    title_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    messages_->setAccessibleName(tr("Template messages"));
    messages_->setWordWrap(true);

    auto* beside = new QSplitter(Qt::Horizontal, this);
    beside->addWidget(edit_);
    beside->addWidget(debugView_);
    beside->setStretchFactor(0, 3);
    beside->setStretchFactor(1, 2);
    beside->setChildrenCollapsible(false);
    debugView_->hide();
    auto* split = new QSplitter(Qt::Vertical, this);
    split->addWidget(beside);
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
    layout->addWidget(note_);
    layout->addWidget(find_);

    connect(messages_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        if (item->data(lineRole).toInt() > 0)
            edit_->goTo(item->data(lineRole).toInt(), item->data(columnRole).toInt());
    });
    connect(edit_, &QPlainTextEdit::modificationChanged, this, &TemplateEditor::updateTitle);
    connect(edit_, &QPlainTextEdit::cursorPositionChanged, this, &TemplateEditor::sayAboutFile);
    connect(index_, &TemplateIndex::updated, this, &TemplateEditor::showKnown);
    connect(assistant_, &TemplateAssistant::said, this, &TemplateEditor::say);
    connect(assistant_, &TemplateAssistant::openWanted, this, &TemplateEditor::openPlace);
    connect(assistant_, &TemplateAssistant::leaving, this, &TemplateEditor::remember);
    connect(edit_, &TemplateEdit::breakpointsChanged, this, [this] {
        if (controller_) controller_->debugger()->setBreakpoints(breakpoints());
    });
    connect(debugView_, &DebugView::frameChosen, this, &TemplateEditor::showFrame);
    newTemplate();
}

// Shown and listed only, as with Save and Find: the keys are taken in event().
QAction* TemplateEditor::addKeyed(const QString& text, const QKeySequence& keys) {
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    keyed_ << action;
    return action;
}

void TemplateEditor::makeLanguageActions() {
    const auto action = [this](const QString& text, const QKeySequence& keys, auto slot) {
        QAction* made = addKeyed(text, keys);
        connect(made, &QAction::triggered, this, slot);
        return made;
    };
    changing_ << action(tr("Complete"), Qt::CTRL | Qt::Key_Space, [this] { assistant_->complete(true); });
    action(tr("Go to definition"), Qt::Key_F12,
           [this] { assistant_->goToDefinition(edit_->textCursor().position()); });
    back_ = action(tr("Back"), Qt::ALT | Qt::Key_Left, [this] { goBack(); });
    back_->setEnabled(false);
    changing_ << action(tr("Rename…"), Qt::Key_F2, [this] {
        assistant_->rename();
    }) << action(tr("Format"), Qt::CTRL | Qt::SHIFT | Qt::Key_I, [this] {
        // Lines stay lines, but their text is another.
        const std::vector<int> lines = edit_->breakpoints();
        assistant_->format();
        edit_->setBreakpoints(lines);
    }) << action(tr("Replace…"), Qt::CTRL | Qt::Key_H, [this] { find_->openReplace(); });
}

// Its keys are taken in event(), too, and only those that do something now.
void TemplateEditor::makeDebugActions() {
    debugMenu_ = new QMenu(this);
    const auto action = [this](const QString& text, const QKeySequence& keys, auto slot) {
        QAction* made = addKeyed(text, keys);
        connect(made, &QAction::triggered, this, slot);
        debugMenu_->addAction(made);
        return made;
    };
    action(tr("Set or remove a breakpoint"), Qt::Key_F9,
           [this] { edit_->toggleBreakpoint(edit_->textCursor().blockNumber() + 1); });
    connect(debugMenu_->addAction(tr("Remove all breakpoints")), &QAction::triggered, this, [this] {
        otherBreakpoints_.clear();
        edit_->setBreakpoints({});
        Q_EMIT edit_->breakpointsChanged();
    });
    debugMenu_->addSeparator();
    continue_ =
        action(tr("Run to the next breakpoint"), Qt::Key_F5, [this] { goOn(lang::DebugAnswer::Continue); });
    runActions_ << continue_
                << action(tr("Step over"), Qt::Key_F10, [this] { goOn(lang::DebugAnswer::StepOver); })
                << action(tr("Step into"), Qt::Key_F11, [this] { goOn(lang::DebugAnswer::StepInto); });
    stepOut_ = action(tr("Step out"), Qt::SHIFT | Qt::Key_F11, [this] { goOn(lang::DebugAnswer::StepOut); });
    stopRun_ = action(tr("Stop the run"), Qt::SHIFT | Qt::Key_F5, [this] { stopDebugging(); });
    showStop();
}

void TemplateEditor::stopDebugging() {
    if (controller_) controller_->stopDebugging();
}

// A step without a run begins one.
void TemplateEditor::goOn(lang::DebugAnswer answer) {
    if (!controller_) return;
    TemplateDebugger* debugger = controller_->debugger();
    switch (debugger->state()) {
        case TemplateDebugger::State::Stopped: debugger->answer(answer); break;
        case TemplateDebugger::State::Running: break;  // it has not arrived yet
        case TemplateDebugger::State::Off: run(false, answer != lang::DebugAnswer::Continue); break;
    }
}

void TemplateEditor::setController(StructureController* controller) {
    if (controller_) controller_->debugger()->disconnect(this);
    controller_ = controller;
    TemplateDebugger* debugger = controller != nullptr ? controller->debugger() : nullptr;
    if (debugger != nullptr) connect(debugger, &TemplateDebugger::changed, this, &TemplateEditor::showStop);
    debugView_->setDebugger(debugger);
    showStop();
}

void TemplateEditor::showStop() {
    using State = TemplateDebugger::State;
    const State state = controller_ ? controller_->debugger()->state() : State::Off;
    stepOut_->setEnabled(state == State::Stopped);
    stopRun_->setEnabled(state != State::Off);
    if (state == State::Stopped) {
        debugView_->show();
        Q_EMIT stopped();
        showFrame();
    } else {
        edit_->setStoppedAt(0);
        if (state == State::Off) debugView_->hide();
    }
}

// The line of the frame that is looked at, in the file where it stands.
void TemplateEditor::showFrame() {
    edit_->setStoppedAt(0);
    if (!controller_) return;
    const auto& frames = controller_->debugger()->frames();
    if (debugView_->frame() >= frames.size()) return;
    const lang::Span& at = frames[debugView_->frame()].at;
    if (at.source == nullptr) return;
    const QString file = QString::fromStdString(at.source->name);
    // Another file is shown, unless that would need a question or would not lead back.
    if (file != fileName() && !isModified() && !path_.isEmpty() && readTemplate(at.source->name))
        openPlace(file, static_cast<int>(at.line()), 1);
    if (file == fileName()) edit_->setStoppedAt(static_cast<int>(at.line()));
    else say(tr("Stopped in %1, line %2").arg(file).arg(at.line()));
}

std::vector<lang::Breakpoint> TemplateEditor::breakpoints() const {
    std::vector<lang::Breakpoint> all;
    const auto add = [&](const QString& file, const std::vector<int>& lines) {
        for (const int line : lines) all.push_back({file.toStdString(), static_cast<std::uint32_t>(line)});
    };
    add(fileName(), edit_->breakpoints());
    for (auto it = otherBreakpoints_.begin(); it != otherBreakpoints_.end(); ++it)
        if (it.key() != fileName()) add(it.key(), it.value());
    return all;
}

// Before another text is shown.
void TemplateEditor::keepBreakpoints() {
    otherBreakpoints_.remove(fileName());
    if (std::vector<int> lines = edit_->breakpoints(); !lines.empty() && !path_.isEmpty())
        otherBreakpoints_.insert(path_, std::move(lines));
}

QString TemplateEditor::fileName() const { return path_.isEmpty() ? QStringLiteral("new template") : path_; }

QString TemplateEditor::note() const { return note_->text(); }

void TemplateEditor::say(const QString& sentence) {
    note_->setText(sentence);
    note_->setVisible(!sentence.isEmpty());
}

// What holds as long as it is open.
void TemplateEditor::sayAboutFile() {
    say(notUtf8_ ? tr("This file is not UTF-8; it can be read and duplicated.") : QString());
}

// What compiling says while people type. What a run said of the same text stays: it knows more.
void TemplateEditor::showKnown() {
    if (!own_) return;  // a part of a shipped template may need what imports it
    if (!ranText_.isNull() && ranText_ == edit_->toPlainText()) return;
    ranText_ = QString();
    edit_->setDiagnostics(index_->latest()->diagnostics(), fileName());
    if (messages_->isVisible()) showDiagnostics(index_->latest()->diagnostics(), true);
}

void TemplateEditor::remember() {
    constexpr std::size_t most = 100;
    if (visited_.size() >= most) visited_.erase(visited_.begin());
    const QTextCursor at = edit_->textCursor();
    const auto before = at.block().text().left(at.positionInBlock()).toUtf8().size();
    visited_.push_back({path_, id_, own_, at.blockNumber() + 1, static_cast<int>(before) + 1});
    back_->setEnabled(true);
}

void TemplateEditor::openPlace(const QString& path, int line, int column) {
    if (!mayClose()) return;
    const bool withFile = !path_.isEmpty();
    remember();
    if (!withFile) visited_.pop_back();  // a new template has no file to come back to
    back_->setEnabled(!visited_.empty());
    const TemplateFolders folders = templateFolders();
    const QString user = QString::fromStdString(folders.user);
    const bool own = !lang::isBuiltin(path.toStdString()) && !user.isEmpty() && path.startsWith(user + u'/');
    QString id = own ? path.mid(user.size() + 1) : path;
    for (const std::string& folder : folders.shipped) {
        const QString prefix = QString::fromStdString(folder) + u'/';
        if (id.startsWith(prefix)) id = id.mid(prefix.size());
    }
    load(path, id.left(id.lastIndexOf(u'.')), own);
    edit_->goTo(line, column);
}

void TemplateEditor::goBack() {
    if (visited_.empty()) return;
    const VisitedPlace place = visited_.back();
    if (place.path != path_) {
        if (!mayClose()) return;
        load(place.path, place.id, place.own);
    }
    visited_.pop_back();
    back_->setEnabled(!visited_.empty());
    edit_->goTo(place.line, place.column);
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
        const QKeySequence pressed(QKeyCombination(modifiers, static_cast<Qt::Key>(key.key())));
        for (QAction* action : keyed_) {
            if (action->shortcut() != pressed) continue;
            if ((action == back_ || action == stepOut_ || action == stopRun_) && !action->isEnabled())
                return false;
            if (act) action->trigger();
            return true;
        }
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
    for (QAction* action : changing_) action->setEnabled(own_);
    index_->setFileName(fileName());
}

void TemplateEditor::load(const QString& path, const QString& id, bool own) {
    auto text = readTemplate(path.toStdString());
    if (!text) {
        messages_->show();
        messages_->addItem(errorText(text.error()));
        return;
    }
    notUtf8_ = !isValidUtf8((*text)->text);
    keepBreakpoints();
    edit_->setPlainText(QString::fromStdString((*text)->text));
    edit_->document()->setModified(false);
    edit_->clearDiagnostics();
    messages_->clear();
    messages_->hide();
    path_ = path;
    id_ = id;
    own_ = own && !notUtf8_;
    edit_->setBreakpoints(otherBreakpoints_.take(path_));
    updateTitle();
    sayAboutFile();
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
    notUtf8_ = false;
    keepBreakpoints();
    edit_->setBreakpoints({});
    edit_->setPlainText(
        QStringLiteral("#pragma description \n\nimport std.core;\n\nstruct Header {\n    u8 "
                       "bytes[16];\n};\n\nHeader header @ $;\n"));
    edit_->document()->setModified(false);
    path_.clear();
    id_.clear();
    own_ = true;
    updateTitle();
    sayAboutFile();
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
    notUtf8_ = false;
    sayAboutFile();
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

void TemplateEditor::run(bool atCursor, bool atFirst) {
    const auto text = std::make_shared<lang::SourceText>();
    text->name = fileName().toStdString();
    text->text = edit_->toPlainText().toStdString();
    ranText_ = edit_->toPlainText();
    const QString name = id_.isEmpty() ? tr("new template") : id_;
    const std::vector<lang::Breakpoint> stops = breakpoints();
    if (stops.empty() && !atFirst) Q_EMIT runWanted(text, name, atCursor);
    else Q_EMIT debugWanted(text, name, atCursor, stops, atFirst);
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
        const bool here = d.span.source != nullptr && d.span.source->name == fileName().toStdString();
        item->setData(lineRole, here ? static_cast<int>(d.span.line()) : 0);
        item->setData(columnRole, here ? static_cast<int>(d.span.column()) : 0);
    }
    messages_->setVisible(messages_->count() > 0);
    if (first) edit_->setDiagnostics(diagnostics, fileName());
}

}  // namespace sectorsmith::gui
