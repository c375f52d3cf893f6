// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/structure/filter_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "gui/session/text.h"
#include "gui/structure/structure_panel.h"

namespace sectorsmith::gui {

QString searchedText(const FoundFields& state) {
    const QString searched = QLocale().toString(static_cast<qulonglong>(state.searched));
    const QString found = QLocale().toString(static_cast<qulonglong>(state.found));
    const int fields = pluralOf(state.searched);
    switch (state.state) {
        case FoundFields::State::Running:
            return StructurePanel::tr("Searching: %1 field(s), %2 found", nullptr, fields)
                .arg(searched, found);
        case FoundFields::State::Paused:
            return StructurePanel::tr("Searched the first %1 field(s), %2 found", nullptr, fields)
                .arg(searched, found);
        case FoundFields::State::Finished: break;
    }
    return state.leftOut
               ? StructurePanel::tr("Searched %1 field(s) of a larger tree, %2 found", nullptr, fields)
                     .arg(searched, found)
               : StructurePanel::tr("Searched all %1 field(s), %2 found", nullptr, fields)
                     .arg(searched, found);
}

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent),
      line_(new QLineEdit(this)),
      searchedRow_(new QWidget(this)),
      searched_(new QLabel(searchedRow_)),
      searchOn_(new QToolButton(searchedRow_)),
      timer_(new QTimer(this)) {
    line_->setObjectName(QStringLiteral("filter"));
    line_->setPlaceholderText(tr("Filter fields"));
    line_->setToolTip(tr("Show only fields whose name, value or type contains the text"));
    line_->setAccessibleName(tr("Filter"));
    line_->setClearButtonEnabled(true);
    searched_->setObjectName(QStringLiteral("searched"));
    searched_->setTextFormat(Qt::PlainText);
    searched_->setWordWrap(true);
    searchOn_->setObjectName(QStringLiteral("searchOn"));
    searchOn_->setText(tr("Continue searching"));
    searchOn_->setToolTip(tr("Search the remaining fields"));
    auto* row = new QHBoxLayout(searchedRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(searched_, 1);
    row->addWidget(searchOn_);
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(line_);
    box->addWidget(searchedRow_);

    // People type some letters before the search begins; clearing is at once.
    timer_->setSingleShot(true);
    timer_->setInterval(200);
    const auto apply = [this] {
        timer_->stop();
        Q_EMIT changed();
    };
    connect(timer_, &QTimer::timeout, this, apply);
    connect(line_, &QLineEdit::textChanged, this, [this, apply] {
        if (text().isEmpty()) apply();
        else timer_->start();
    });
    connect(line_, &QLineEdit::returnPressed, this, apply);
    connect(searchOn_, &QToolButton::clicked, this, &FilterBar::continueWanted);
    setFocusProxy(line_);
}

QString FilterBar::text() const { return line_->text().trimmed(); }

void FilterBar::showState(const FoundFields* state) {
    searchedRow_->setVisible(state != nullptr);
    if (state == nullptr) return;
    searched_->setText(searchedText(*state));
    searchOn_->setVisible(state->state == FoundFields::State::Paused);
}

}  // namespace sectorsmith::gui
