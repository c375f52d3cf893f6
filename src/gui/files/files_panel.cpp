// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/files_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <string>
#include <utility>

#include "gui/files/files_browser.h"
#include "gui/files/files_notice.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/secret_input.h"

namespace sectorsmith::gui {

FilesPanel::FilesPanel(QWidget* parent)
    : Panel(parent),
      volumeBox_(new QComboBox(this)),
      stateBox_(new QComboBox(this)),
      deletedBox_(new QCheckBox(tr("&Deleted"), this)),
      search_(new QLineEdit(this)),
      pages_(new QStackedWidget(this)),
      message_(new QLabel(this)),
      problem_(new QLabel(this)),
      password_(new QLineEdit(this)),
      progress_(new QProgressBar(this)),
      button_(new QPushButton(this)),
      browser_(new FilesBrowser(this)) {
    makeHead();
    auto* head = new QHBoxLayout;
    head->addWidget(volumeBox_, 2);
    head->addWidget(stateBox_, 2);
    head->addWidget(search_, 3);
    head->addWidget(deletedBox_);
    pages_->addWidget(makeMessage());
    pages_->addWidget(browser_);
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(6, 6, 6, 0);
    box->addLayout(head);
    box->addWidget(pages_, 1);

    connect(volumeBox_, &QComboBox::activated, this, [this](int row) {
        if (controller_) controller_->choose(volumeBox_->itemData(row).toInt());
    });
    connect(stateBox_, &QComboBox::activated, this, [this](int row) {
        if (!controller_ || row > static_cast<int>(controller_->timeLine().size())) return;
        controller_->choose(
            controller_->current(),
            row <= 0 ? VolumeState{} : controller_->timeLine()[static_cast<std::size_t>(row - 1)].state);
    });
    connect(deletedBox_, &QCheckBox::clicked, this, [this](bool on) {
        if (controller_) controller_->setDeleted(on);
    });
    connect(search_, &QLineEdit::textChanged, browser_, &FilesBrowser::setSearch);
    connect(search_, &QLineEdit::returnPressed, browser_, &FilesBrowser::goToList);
    connect(browser_, &FilesBrowser::searchWanted, search_, &QLineEdit::setText);
    connect(browser_, &FilesBrowser::openWanted, this, &FilesPanel::openWanted);
    connect(browser_, &FilesBrowser::contentOpened, this, &FilesPanel::contentOpened);
    auto* above = new QShortcut(Qt::ALT | Qt::Key_Up, this);
    above->setContext(Qt::WidgetWithChildrenShortcut);
    connect(above, &QShortcut::activated, browser_, &FilesBrowser::goUp);
    connect(button_, &QPushButton::clicked, this, &FilesPanel::actOnNotice);
    connect(password_, &QLineEdit::returnPressed, this, &FilesPanel::unlock);
    connect(password_, &QLineEdit::textChanged, this, &FilesPanel::refresh);
    refresh();
}

void FilesPanel::makeHead() {
    volumeBox_->setAccessibleName(tr("Volume"));
    stateBox_->setAccessibleName(tr("State of the volume"));
    stateBox_->setToolTip(
        tr("The current files of the volume, those of a snapshot, or the rest of an older checkpoint"));
    for (QComboBox* box : {volumeBox_, stateBox_}) {
        box->setProperty("sectorsmithData", true);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
    }
    deletedBox_->setToolTip(
        tr("Also show deleted files that something on the volume still describes, and how much of each is "
           "left"));
    search_->setPlaceholderText(tr("Search the volume: part of a name, or *.jpg"));
    search_->setAccessibleName(tr("Search the volume"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon("edit-find"), QLineEdit::LeadingPosition);
}

QWidget* FilesPanel::makeMessage() {
    for (QLabel* label : {message_, problem_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
    }
    const int unit = fontMetrics().averageCharWidth();
    password_->setEchoMode(QLineEdit::Password);
    password_->setAccessibleName(tr("Password or recovery key"));
    password_->setPlaceholderText(tr("Password or recovery key"));
    password_->setMaximumWidth(unit * 40);
    password_->setMinimumWidth(unit * 30);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setMaximumWidth(unit * 40);
    progress_->setAccessibleName(tr("Reading the names of the volume"));
    button_->setAutoDefault(false);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->addStretch(1);
    column->addWidget(message_);
    column->addWidget(problem_);
    column->addWidget(password_, 0, Qt::AlignHCenter);
    column->addWidget(progress_, 0, Qt::AlignHCenter);
    column->addWidget(button_, 0, Qt::AlignHCenter);
    column->addStretch(1);
    return page;
}

int FilesPanel::wantedHeight(int windowHeight) const {
    return std::min(fontMetrics().height() * 18, windowHeight * 2 / 5);
}

QString FilesPanel::message() const { return message_->text(); }

bool FilesPanel::busy() const {
    if (!controller_) return false;
    const auto state = controller_->state();
    return state == FilesController::State::Looking || state == FilesController::State::Reading ||
           state == FilesController::State::Unlocking || controller_->datingStates() || browser_->busy();
}

void FilesPanel::setSession(SourceSession* session) {
    if (controller_) disconnect(controller_, nullptr, this, nullptr);
    session_ = session;
    controller_ = nullptr;
    browser_->setController(nullptr);
    fileWantedAt_.reset();
    search_->clear();
    password_->setText({});
    // Nothing is made for a source before people look at its files.
    if (session != nullptr && (isVisible() || session->findChild<FilesController*>() != nullptr)) begin();
    else filesChanged();
}

void FilesPanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    begin();
}

void FilesPanel::begin() {
    if (!session_) return;
    if (!controller_) {
        controller_ = FilesController::of(session_);
        controller_->marks()->setColored(colored_);
        connect(controller_, &FilesController::stateChanged, this, &FilesPanel::filesChanged);
        connect(controller_, &FilesController::ticked, this, &FilesPanel::refresh);
        connect(controller_, &FilesController::ownersChanged, this, &FilesPanel::tryToShowFile);
        browser_->setController(controller_);
        filesChanged();
    }
    if (isVisible()) controller_->open();
}

void FilesPanel::fillVolumes() {
    volumeBox_->clear();
    if (!controller_) return;
    for (int i = 0; i < static_cast<int>(controller_->volumes().size()); ++i) {
        const FoundVolume& volume = controller_->volumes()[static_cast<std::size_t>(i)];
        const bool locked = volume.encrypted() && !controller_->listable(i);
        volumeBox_->addItem(icon(locked ? "object-locked" : "drive-partition"), controller_->volumeTitle(i),
                            i);
        volumeBox_->setItemData(i, sizeText(volume.length), Qt::ToolTipRole);
    }
    volumeBox_->setCurrentIndex(controller_->current());
}

void FilesPanel::fillStates() {
    stateBox_->clear();
    if (!controller_) return;
    stateBox_->addItem(icon("document-open-recent"), tr("Now"));
    for (const DatedState& one : controller_->timeLine()) {
        stateBox_->addItem(icon("document-open-recent"), stateTitle(one));
        stateBox_->setItemData(stateBox_->count() - 1, plainTip(stateTitle(one)), Qt::ToolTipRole);
        if (one.state == controller_->shown()) stateBox_->setCurrentIndex(stateBox_->count() - 1);
    }
}

// Another volume, another state: what is shown is made anew.
void FilesPanel::filesChanged() {
    fillVolumes();
    fillStates();
    browser_->setFiles(controller_ ? controller_->files() : nullptr);
    refresh();
    tryToShowFile();
}

void FilesPanel::refresh() {
    const FilesNotice notice = filesNotice(session_, controller_);
    const bool unlocking = notice.action == FilesNotice::Action::Unlock;
    const bool appears = unlocking && password_->isHidden();
    volumeBox_->setVisible(volumeBox_->count() > 0);
    stateBox_->setVisible(stateBox_->count() > 1);
    deletedBox_->setChecked(controller_ && controller_->deleted() && controller_->shown().present());
    deletedBox_->setEnabled(controller_ && controller_->current() >= 0);
    search_->setEnabled(session_ !=
                        nullptr);  // also while it reads: what is typed is found when that is done
    const bool ready = controller_ && controller_->state() == FilesController::State::Ready;
    pages_->setCurrentIndex(ready ? 1 : 0);
    message_->setText(notice.text);
    problem_->setText(notice.problem);
    problem_->setVisible(!notice.problem.isEmpty());
    password_->setVisible(unlocking);
    progress_->setVisible(notice.waits);
    progress_->setRange(0, notice.part > 0 ? 1000 : 0);
    progress_->setValue(static_cast<int>(notice.part * 1000));
    button_->setVisible(notice.action != FilesNotice::Action::None);
    button_->setText(notice.button);
    button_->setEnabled(!unlocking || !password_->text().isEmpty());
    if (appears && isVisible()) password_->setFocus();
}

void FilesPanel::actOnNotice() {
    if (!controller_) return;
    const auto action = filesNotice(session_, controller_).action;
    if (action == FilesNotice::Action::Unlock) unlock();
    else act(*controller_, action);
}

void FilesPanel::unlock() {
    if (!controller_ || password_->text().isEmpty()) return;
    controller_->unlock(takeSecret(*password_));
}

void FilesPanel::showVolume(quint64 offset, unsigned slot) {
    begin();
    if (controller_) controller_->chooseVolume(offset, slot);
}

void FilesPanel::showFileAtCursor() {
    if (!session_) return;
    begin();
    fileWantedAt_ = session_->cursor();
    controller_->chooseAt(*fileWantedAt_);
    tryToShowFile();
}

// As soon as enough is known.
void FilesPanel::tryToShowFile() {
    if (!fileWantedAt_ || !controller_) return;
    const auto state = controller_->state();
    if (state == FilesController::State::Failed) {
        fileWantedAt_.reset();
        return;
    }
    if (state != FilesController::State::Ready || browser_->files() == nullptr || !controller_->ownersKnown())
        return;
    const quint64 offset = *fileWantedAt_;
    fileWantedAt_.reset();
    if (const auto name = controller_->owners()->nameAt(offset)) {
        browser_->showName(*name);
        return;
    }
    // The volume that has it may be another one of the container.
    const int before = controller_->current();
    controller_->chooseAt(offset);
    if (controller_->current() != before) {
        fileWantedAt_ = offset;
        tryToShowFile();
        return;
    }
    const auto owner = session_->ownerAt(offset);
    browser_->showStatus(owner ? tr("No file has this byte: %1").arg(owner->text)
                               : tr("No file has this byte."));
}

void FilesPanel::setColored(bool colored) {
    if (colored == colored_) return;
    colored_ = colored;
    if (controller_) controller_->marks()->setColored(colored);
    Q_EMIT coloredChanged(colored);
}

}  // namespace sectorsmith::gui
