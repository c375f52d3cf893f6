// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/template_index.h"

#include <QDirIterator>
#include <QEvent>
#include <QPlainTextEdit>
#include <algorithm>
#include <utility>

#include "lang/completion.h"
#include "ops/template_folders.h"

namespace sectorsmith::gui {

namespace {

struct IndexedText {
    std::shared_ptr<const lang::SourceIndex> index;
    std::vector<std::string> modules;
};

std::vector<std::string> importableModules(const std::string& userFolder) {
    constexpr std::size_t most = 5'000;
    std::vector<std::string> modules = lang::builtinModules();
    if (!userFolder.empty()) {
        const QString folder = QString::fromStdString(userFolder);
        QDirIterator it(folder, {QStringLiteral("*.hexpat"), QStringLiteral("*.pat")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext() && modules.size() < most) {
            const QString name = QDir(folder).relativeFilePath(it.next());
            modules.push_back(name.left(name.lastIndexOf(u'.')).toStdString());
        }
    }
    std::ranges::sort(modules);
    const auto same = std::ranges::unique(modules);
    modules.erase(same.begin(), same.end());
    return modules;
}

}  // namespace

TemplateIndex::TemplateIndex(QPlainTextEdit* edit, QObject* parent) : QObject(parent), edit_(edit) {
    timer_.setSingleShot(true);
    timer_.setInterval(300);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (edit_->isVisible()) refresh();
    });
    edit_->installEventFilter(this);
    connect(edit_, &QPlainTextEdit::textChanged, this, [this] {
        ++changes_;
        timer_.start();
    });
}

bool TemplateIndex::eventFilter(QObject* object, QEvent* event) {
    if (object == edit_ && event->type() == QEvent::Show) timer_.start();
    return QObject::eventFilter(object, event);
}

void TemplateIndex::setFileName(const QString& name) {
    if (name == name_) return;
    name_ = name;
    ++changes_;
    timer_.start();
}

void TemplateIndex::refresh() {
    timer_.stop();
    if (isFresh() || asked_ == changes_) return;
    asked_ = changes_;
    auto text = std::make_shared<lang::SourceText>();
    text->name = name_.toStdString();
    text->text = edit_->toPlainText().toStdString();
    work_.start(
        [text = std::shared_ptr<const lang::SourceText>(std::move(text))] {
            const TemplateFolders folders = templateFolders();
            const auto loader = templateLoader(folders);
            return IndexedText{lang::SourceIndex::make(text, *loader), importableModules(folders.user)};
        },
        [this, changes = changes_](IndexedText found) {
            index_ = std::move(found.index);
            modules_ = std::move(found.modules);
            known_ = changes;
            if (known_ != changes_) {
                timer_.start();
                return;
            }
            Q_EMIT updated();
            if (const auto call = std::exchange(waiting_, nullptr); call && waitingFor_ == known_) call();
        });
}

void TemplateIndex::whenFresh(std::function<void()> call) {
    if (isFresh()) return call();
    waiting_ = std::move(call);
    waitingFor_ = changes_;
    refresh();
}

std::uint32_t byteOf(const QString& text, int position) {
    return static_cast<std::uint32_t>(QStringView(text).left(position).toUtf8().size());
}

int positionOf(std::string_view text, std::uint32_t byte) {
    return positionsOf(text, std::span(&byte, 1)).front();
}

std::vector<int> positionsOf(std::string_view text, std::span<const std::uint32_t> sortedBytes) {
    std::vector<int> out;
    out.reserve(sortedBytes.size());
    std::size_t at = 0;
    int position = 0;
    for (const std::uint32_t byte : sortedBytes) {
        for (; at < std::min<std::size_t>(byte, text.size()); ++at) {
            const auto c = static_cast<unsigned char>(text[at]);
            if ((c & 0xC0) != 0x80) position += c >= 0xF0 ? 2 : 1;  // four bytes are two characters in UTF-16
        }
        out.push_back(position);
    }
    return out;
}

}  // namespace sectorsmith::gui
