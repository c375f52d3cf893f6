// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/help_window.h"

#include <QAction>
#include <QDesktopServices>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "gui/window/translations.h"

// Resources of a static library are not registered by themselves. Must stand outside of any namespace.
static void registerHelp() { Q_INIT_RESOURCE(help); }

namespace sectorsmith::gui {

namespace {

// By HelpWindow::Page.
constexpr const char* files[] = {"tour.md",
                                 "repair-boot-camp.md",
                                 "measure-enclosure.md",
                                 "erase-unused-space.md",
                                 "rescue-disk.md",
                                 "files.md",
                                 "integrity.md",
                                 "space.md",
                                 "clone-mac.md",
                                 "undo.md",
                                 "keys.md",
                                 "template-language.md"};

// In the language of the window where there is a translation, else in English.
QString pageText(const QString& name) {
    for (const QString& folder : {Translations::current() + u'/', QString()}) {
        QFile file(QStringLiteral(":/help/") + folder + name);
        if (file.open(QIODevice::ReadOnly)) return QString::fromUtf8(file.readAll());
    }
    return {};
}

// Without the mnemonic, the dots of a dialog and what stands behind a tab.
QString plainText(const QAction& action) {
    QString text = action.text().section(u'\t', 0, 0);
    text.replace(QLatin1String("&&"), QString(QChar(1))).remove(u'&').replace(QChar(1), u'&');
    if (text.endsWith(u'…')) text.chop(1);
    return text;
}

QString cell(const QString& text) { return QString(text).replace(u'|', QLatin1String("\\|")); }

QString rowOf(const QAction& action, const QString& menu = {}) {
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        if (!key.isEmpty()) keys << QStringLiteral("`%1`").arg(cell(key.toString(QKeySequence::NativeText)));
    // A key that the focused part handles itself stands behind a tab.
    if (const QString key = action.text().section(u'\t', 1); keys.isEmpty() && !key.isEmpty())
        keys << QStringLiteral("`%1`").arg(cell(key));
    if (keys.isEmpty()) return {};
    return QStringLiteral("| %1 | %2 |\n")
        .arg(keys.join(QLatin1String(", ")), cell(menu + plainText(action)));
}

// `path`: the names of the menus above, below the first.
void addRows(const QMenu& menu, QString& rows, QSet<const QAction*>& told, int depth,
             const QString& path = {}) {
    for (const QAction* action : menu.actions()) {
        if (told.contains(action)) continue;
        told.insert(action);
        if (action->menu() != nullptr && depth < 4)
            addRows(*action->menu(), rows, told, depth + 1,
                    path + plainText(*action) + QStringLiteral(" › "));
        else rows += rowOf(*action, path);
    }
}

QString section(const QString& title, const QString& rows) {
    if (rows.isEmpty()) return {};
    return QStringLiteral("## %1\n\n| %2 | %3 |\n| --- | --- |\n%4\n")
        .arg(title, HelpWindow::tr("Key"), HelpWindow::tr("Command"), rows);
}

// As the sites that show Markdown name their headings.
QString anchorOf(const QString& heading) {
    QString anchor;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == u'-' || c == u'_') anchor += c;
        else if (c == u' ') anchor += u'-';
    }
    return anchor;
}

}  // namespace

QString keysPage(const QMainWindow& window) {
    QString page;
    QSet<const QAction*> told;
    for (const QAction* top : window.menuBar()->actions()) {
        if (top->menu() == nullptr) continue;
        QString rows;
        addRows(*top->menu(), rows, told, 0);
        page += section(plainText(*top), rows);
    }
    // What lives in a panel, under the panel's name; the same command twice (a tool bar's and a list's) is told once.
    QMap<QString, QString> others;
    for (const QAction* action : window.findChildren<QAction*>()) {
        if (told.contains(action) || action->menu() != nullptr) continue;
        told.insert(action);
        const QString row = rowOf(*action);
        if (row.isEmpty()) continue;
        QString where;
        for (const QObject* at = action->parent(); at != nullptr && where.isEmpty(); at = at->parent()) {
            const auto* widget = qobject_cast<const QWidget*>(at);
            if (widget != nullptr && widget != &window) where = widget->accessibleName();
        }
        if (where.isEmpty()) where = HelpWindow::tr("Other keys");
        if (!others[where].contains(row)) others[where] += row;
    }
    for (auto it = others.cbegin(); it != others.cend(); ++it) page += section(it.key(), it.value());
    return page;
}

HelpWindow::HelpWindow(const QMainWindow& window, QWidget* parent)
    : QWidget(parent, Qt::Window),
      window_(window),
      pages_(new QListWidget(this)),
      browser_(new QTextBrowser(this)),
      find_(new QLineEdit(this)) {
    registerHelp();
    setWindowTitle(tr("Sectorsmith manual"));
    pages_->addItems({tr("Tour"), tr("Repair Boot Camp"), tr("Measure an enclosure"),
                      tr("Erase unused space"), tr("Rescue a failing disk"), tr("Files"),
                      tr("Check files for changes"), tr("Where the space and the time go"),
                      tr("Clone a Mac’s disk"), tr("Undo"), tr("Keys"), tr("Template language")});
    pages_->setAccessibleName(tr("Manual pages"));
    browser_->setAccessibleName(tr("Manual"));
    browser_->setOpenLinks(false);
    find_->setPlaceholderText(tr("Find in this page"));
    find_->setAccessibleName(find_->placeholderText());
    find_->setClearButtonEnabled(true);
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(find_);
    column->addWidget(browser_, 1);
    auto* split = new QSplitter(this);
    split->addWidget(pages_);
    split->addWidget(right);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    auto* box = new QHBoxLayout(this);
    box->addWidget(split);
    const int letter = fontMetrics().averageCharWidth();
    const int list = pages_->sizeHintForColumn(0) + 2 * pages_->frameWidth() + letter * 2;
    split->setSizes({list, letter * 130 - list});
    resize(letter * 130, fontMetrics().height() * 38);

    connect(pages_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) load(static_cast<Page>(row));
    });
    connect(browser_, &QTextBrowser::anchorClicked, this, &HelpWindow::followLink);
    connect(find_, &QLineEdit::returnPressed, this, [this] { find(false); });
    const auto key = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    key(QKeySequence(Qt::CTRL | Qt::Key_F), [this] {
        find_->setFocus(Qt::ShortcutFocusReason);
        find_->selectAll();
    });
    key(QKeySequence(Qt::Key_F3), [this] { find(false); });
    key(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { find(true); });
    key(QKeySequence(Qt::Key_Escape), [this] { close(); });
    load(Page::Tour);
}

void HelpWindow::showPage(Page page) {
    load(page);
    browser_->setFocus();
}

void HelpWindow::load(Page page) {
    shown_ = page;
    const QSignalBlocker quiet(pages_);
    pages_->setCurrentRow(static_cast<int>(page));
    QString text = pageText(QLatin1String(files[static_cast<int>(page)]));
    if (page == Page::Keys) text += u'\n' + keysPage(window_);
    browser_->setMarkdown(text);
    browser_->moveCursor(QTextCursor::Start);
}

void HelpWindow::followLink(const QUrl& link) {
    if (link.isRelative()) {
        // From page to page by the names of their files, as the links work where the files are read as they are.
        const QString name = link.fileName();
        for (std::size_t i = 0; i < std::size(files); ++i)
            if (name == QLatin1String(files[i])) load(static_cast<Page>(i));
        if (name == QLatin1String("README.md")) load(Page::Language);
        if (link.hasFragment()) goToHeading(link.fragment());
        return;
    }
    QDesktopServices::openUrl(link);
}

bool HelpWindow::goToHeading(const QString& anchor) {
    for (QTextBlock block = browser_->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor) continue;
        // From below, so that the heading ends up at the top.
        browser_->moveCursor(QTextCursor::End);
        browser_->setTextCursor(QTextCursor(block));
        return true;
    }
    return false;
}

void HelpWindow::find(bool backward) {
    if (find_->text().isEmpty()) return;
    const QTextDocument::FindFlags way =
        backward ? QTextDocument::FindFlags(QTextDocument::FindBackward) : QTextDocument::FindFlags();
    if (browser_->find(find_->text(), way)) return;
    // Round the end once.
    browser_->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    browser_->find(find_->text(), way);
}

void HelpWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Code and links keep the colours and the font that the text was made with.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) load(shown_);
}

}  // namespace sectorsmith::gui
