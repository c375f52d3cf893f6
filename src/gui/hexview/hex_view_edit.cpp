// SPDX-License-Identifier: GPL-3.0-or-later
// Typing, pasting and taking back in the hex view. Nothing here writes to a disk: the session stages it.
#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLocale>

#include "gui/editing/typed_bytes.h"
#include "gui/hexview/hex_view.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

bool HexView::mayEdit() {
    if (session_->editing()) return true;
    Q_EMIT session_->editingWanted();
    return false;
}

quint64 HexView::startOfEdit() {
    const ByteRange selection = session_->selection();
    if (!selection.empty()) session_->setCursor(selection.offset);
    return session_->cursor();
}

void HexView::typeDigit(unsigned digit) {
    if (!mayEdit() || session_->size() == 0) return;
    const quint64 at = startOfEdit();
    std::byte present{};
    ByteState state = ByteState::Pending;
    session_->pages().peek(at, {&present, 1}, {&state, 1});
    // The other digits of the byte are not known yet; a moment later they are.
    if (state == ByteState::Pending) return;
    const auto old = std::to_integer<unsigned>(present);
    const auto value = withDigit(options_.cells, old, digit_, digit);
    if (!value) return;
    const StagedWrite write{at, {static_cast<std::byte>(*value)}};
    if (auto staged = session_->stage({&write, 1}, tr("Typing"), true); !staged) {
        session_->report(SourceSession::Severity::Error, errorText(staged.error()), at);
        return;
    }
    typing_ = true;
    if (++digit_ == cellChars(options_.cells)) {
        digit_ = 0;
        if (at + 1 < session_->size()) session_->setCursor(at + 1);
    }
    typing_ = false;
    ensureVisible(session_->cursor());
}

void HexView::typeText(const QString& text) {
    if (!mayEdit() || session_->size() == 0) return;
    const auto encoded = encodeText(text.toStdString(), options_.encoding);
    if (!encoded) {
        session_->report(SourceSession::Severity::Warning,
                         tr("“%1” cannot be encoded in %2")
                             .arg(text, QString::fromStdString(std::string(encodingName(options_.encoding)))),
                         session_->cursor());
        return;
    }
    const quint64 at = startOfEdit();
    const auto bytes = std::as_bytes(std::span(*encoded));
    const StagedWrite write{at, {bytes.begin(), bytes.end()}};
    if (auto staged = session_->stage({&write, 1}, tr("Typing"), true); !staged) {
        session_->report(SourceSession::Severity::Warning, errorText(staged.error()), at);
        return;
    }
    typing_ = true;
    session_->setCursor(std::min<quint64>(at + bytes.size(), session_->size() - 1));
    typing_ = false;
    ensureVisible(session_->cursor());
}

bool HexView::editByKey(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (event->key() == Qt::Key_Delete && plain) {
        takeBack();
        return true;
    }
    if (event->key() == Qt::Key_Backspace && plain) {
        if (digit_ > 0) {
            digit_ = 0;
        } else if (session_->selection().empty() && session_->cursor() > 0) {
            moveCursor(session_->cursor() - 1, false);
        }
        takeBack();
        return true;
    }
    const QString text = event->text();
    const bool altGr =
        event->modifiers().testFlag(Qt::ControlModifier) && event->modifiers().testFlag(Qt::AltModifier);
    if (text.isEmpty() || !text.front().isPrint() || !(plain || altGr)) return false;
    if (cursorInText_) {
        typeText(text);
        return true;
    }
    bool digit = false;
    const uint value = text.toUInt(&digit, static_cast<int>(radixOf(options_.cells)));
    if (!digit || text.size() != 1) return false;
    typeDigit(value);
    return true;
}

void HexView::inputMethodEvent(QInputMethodEvent* event) {
    const QString text = event->commitString();
    if (!text.isEmpty()) {
        if (cursorInText_) {
            typeText(text);
        } else {
            for (const QChar c : text) {
                bool digit = false;
                const uint value = QString(c).toUInt(&digit, static_cast<int>(radixOf(options_.cells)));
                if (digit) typeDigit(value);
            }
        }
    }
    event->accept();
}

QVariant HexView::inputMethodQuery(Qt::InputMethodQuery query) const {
    if (query == Qt::ImCursorRectangle)
        return cellRect(session_->cursor(), cursorInText_).translated(viewport()->pos());
    return QAbstractScrollArea::inputMethodQuery(query);
}

bool HexView::overwrite(std::vector<std::byte> bytes, const QString& what) {
    if (!mayEdit() || bytes.empty()) return false;
    const quint64 at = startOfEdit();
    const quint64 length = bytes.size();
    const StagedWrite write{at, std::move(bytes)};
    if (auto staged = session_->stage({&write, 1}, what); !staged) {
        session_->report(SourceSession::Severity::Error, errorText(staged.error()), at);
        return false;
    }
    session_->select({at, length});
    ensureVisible(at);
    return true;
}

bool HexView::fill(std::span<const std::byte> pattern) {
    if (!mayEdit() || pattern.empty()) return false;
    const ByteRange range = session_->selectionOrCursor();
    if (range.empty()) return false;
    if (auto filled = session_->fill(range, pattern, tr("Fill")); !filled) {
        session_->report(SourceSession::Severity::Error, errorText(filled.error()), range.offset);
        return false;
    }
    return true;
}

void HexView::takeBack() {
    if (session_->hasEdits()) session_->revert(session_->selectionOrCursor(), tr("Revert"));
    digit_ = 0;
}

void HexView::paste() {
    if (!mayEdit()) return;
    const QString text = QApplication::clipboard()->text();
    if (text.isEmpty()) {
        session_->report(SourceSession::Severity::Warning, tr("The clipboard does not contain text"));
        return;
    }
    const auto bytes = cursorInText_ ? bytesOfText(text, options_.encoding) : bytesOfHex(text);
    if (!bytes) {
        session_->report(
            SourceSession::Severity::Warning,
            tr("Cannot paste: %1. Use “Paste special” for other formats.").arg(errorText(bytes.error())));
        return;
    }
    overwrite(*bytes, tr("Paste"));
}

}  // namespace sectorsmith::gui
