// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/results_page.h"

#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QSplitter>
#include <QSvgRenderer>
#include <QSvgWidget>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/session/text.h"
#include "gui/speed/speed_text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

constexpr int checkedFirst = 4;  // results that are compared before anybody has chosen

std::string inPeoplesLanguage(const Message& message) { return messageText(message).toStdString(); }

}  // namespace

ResultsPage::ResultsPage(std::optional<std::filesystem::path> stateFolder, QWidget* parent)
    : QWidget(parent), stateFolder_(std::move(stateFolder)) {
    list_ = new QTreeWidget;
    list_->setObjectName(QStringLiteral("results"));
    list_->setAccessibleName(tr("Speed test results"));
    list_->setHeaderLabels(
        {tr("Disk"), tr("Adapter"), tr("Computer"), tr("Profile"), tr("Date"), tr("Notes")});
    list_->setRootIsDecorated(false);
    list_->setAlternatingRowColors(true);
    table_ = new QTableWidget;
    table_->setObjectName(QStringLiteral("comparison"));
    table_->setAccessibleName(tr("Values of the selected results"));
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setAlternatingRowColors(true);
    bars_ = new QSvgWidget;
    bars_->setAccessibleName(tr("Bar chart of the selected results"));
    auto* scroll = new QScrollArea;
    scroll->setWidget(bars_);
    scroll->setBackgroundRole(QPalette::Base);
    tabs_ = new QTabWidget;
    tabs_->addTab(scroll, tr("&Bars"));
    tabs_->addTab(table_, tr("T&able"));
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(list_);
    splitter->addWidget(tabs_);
    splitter->setStretchFactor(1, 2);
    note_ = new QLabel;
    note_->setWordWrap(true);
    export_ = new QPushButton(icon("document-save-as"), tr("&Export…"));
    rename_ = new QPushButton(icon("document-edit"), tr("Re&name…"));
    rename_->setObjectName(QStringLiteral("rename"));
    delete_ = new QPushButton(icon("edit-delete"), tr("&Delete…"));
    delete_->setObjectName(QStringLiteral("delete"));
    for (QPushButton* button : {rename_, delete_}) button->setEnabled(false);
    auto* row = new QHBoxLayout;
    row->addWidget(note_, 1);
    row->addWidget(rename_);
    row->addWidget(delete_);
    row->addWidget(export_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(splitter, 1);
    layout->addLayout(row);
    connect(export_, &QPushButton::clicked, this, &ResultsPage::askForFile);
    connect(rename_, &QPushButton::clicked, this, &ResultsPage::askForTitle);
    connect(delete_, &QPushButton::clicked, this, &ResultsPage::askToDelete);
    connect(list_, &QTreeWidget::currentItemChanged, this, [this] {
        for (QPushButton* button : {rename_, delete_}) button->setEnabled(chosenRow() != nullptr);
    });
    connect(list_, &QTreeWidget::itemChanged, this, &ResultsPage::compare);
    connect(list_, &QTreeWidget::itemDoubleClicked, this, [this](const QTreeWidgetItem* item) {
        const auto index = static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt());
        if (index < results_.size()) Q_EMIT wanted(results_[index]);
    });
}

void ResultsPage::reload() {
    struct Read {
        std::vector<speed::SpeedResult> results;
        std::vector<Message> problems;
    };
    reading_.start(
        [folder = stateFolder_] {
            Read read;
            read.results = speed::ResultLibrary::usual(folder).list(&read.problems);
            return read;
        },
        [this](Read read) { fill(std::move(read.results), read.problems); });
}

void ResultsPage::fill(std::vector<speed::SpeedResult> results, const std::vector<Message>& problems) {
    results_ = std::move(results);
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        const speed::Comparison all = speed::compareResults(results_);
        for (std::size_t i = 0; i < results_.size(); ++i) {
            const speed::ComparedResult& result = all.results[i];
            auto* item = new QTreeWidgetItem({messageText(result.disk), messageText(result.adapter),
                                              toQString(result.computer), profileTitle(results_[i].profile),
                                              toQString(result.time), messageText(result.remarks)});
            item->setCheckState(0, static_cast<int>(i) < checkedFirst ? Qt::Checked : Qt::Unchecked);
            item->setData(0, Qt::UserRole, static_cast<int>(i));
            list_->addTopLevelItem(item);
        }
        for (int column = 0; column < list_->columnCount(); ++column) list_->resizeColumnToContents(column);
    }
    note_->setText(!problems.empty() ? sentence(messageText(problems.front()))
                   : results_.empty()
                       ? tr("No saved tests. Tests run here or with the command appear in this list.")
                       : tr("Select the results to compare. Double-click a result to show its graph."));
    compare();
}

void ResultsPage::compare() {
    std::vector<speed::SpeedResult> chosen;
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* item = list_->topLevelItem(i);
        if (item->checkState(0) == Qt::Checked) chosen.push_back(results_[static_cast<std::size_t>(i)]);
    }
    comparison_ = speed::compareResults(chosen);
    tabs_->setVisible(!results_.empty());
    export_->setEnabled(!chosen.empty());
    table_->clear();
    table_->setRowCount(static_cast<int>(comparison_.results.size()));
    QStringList titles{tr("Disk"), tr("Adapter"), tr("Computer")};
    for (const speed::ComparedFigure& figure : comparison_.figures)
        titles.push_back(QStringLiteral("%1\n%2").arg(messageText(figure.title), messageText(figure.unit)));
    table_->setColumnCount(static_cast<int>(titles.size()));
    table_->setHorizontalHeaderLabels(titles);
    for (int r = 0; r < table_->rowCount(); ++r) {
        const speed::ComparedResult& result = comparison_.results[static_cast<std::size_t>(r)];
        table_->setItem(r, 0, new QTableWidgetItem(messageText(result.disk)));
        table_->setItem(r, 1, new QTableWidgetItem(messageText(result.adapter)));
        table_->setItem(r, 2, new QTableWidgetItem(toQString(result.computer)));
        for (std::size_t f = 0; f < result.values.size(); ++f) {
            auto* item = new QTableWidgetItem(
                result.values[f] ? toQString(speed::figureText(*result.values[f])) : QString());
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table_->setItem(r, static_cast<int>(f) + 3, item);
        }
    }
    table_->resizeColumnsToContents();
    drawBars();
}

void ResultsPage::drawBars() {
    const speed::ChartStyle style{palette().color(QPalette::Base).name().toStdString(),
                                  palette().color(QPalette::Text).name().toStdString(), inPeoplesLanguage};
    bars_->load(QByteArray::fromStdString(speed::comparisonSvg(comparison_, style)));
    bars_->resize(bars_->renderer()->defaultSize());
}

void ResultsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) drawBars();
}

const speed::SpeedResult* ResultsPage::chosenRow() const {
    const QTreeWidgetItem* item = list_->currentItem();
    if (item == nullptr) return nullptr;
    const auto index = static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt());
    return index < results_.size() ? &results_[index] : nullptr;
}

QString ResultsPage::rename(const QString& title) {
    const speed::SpeedResult* result = chosenRow();
    if (result == nullptr) return {};
    const auto done =
        speed::ResultLibrary::usual(stateFolder_).rename(result->id, title.trimmed().toStdString());
    reload();
    return done ? QString() : sentence(errorText(done.error()));
}

QString ResultsPage::remove() {
    const speed::SpeedResult* result = chosenRow();
    if (result == nullptr) return {};
    const auto done = speed::ResultLibrary::usual(stateFolder_).remove(result->id);
    reload();
    return done ? QString() : sentence(errorText(done.error()));
}

void ResultsPage::askForTitle() {
    const speed::SpeedResult* result = chosenRow();
    if (result == nullptr) return;
    bool wanted = false;
    const std::string& name = result->title;
    const QString title = QInputDialog::getText(this, tr("Rename result"), tr("Name (empty: the disk's):"),
                                                QLineEdit::Normal, toQString(name), &wanted);
    if (!wanted) return;
    if (const QString problem = rename(title); !problem.isEmpty())
        QMessageBox::warning(this, tr("Rename result"), problem);
}

void ResultsPage::askToDelete() {
    const speed::SpeedResult* result = chosenRow();
    if (result == nullptr) return;
    QMessageBox box(QMessageBox::Question, tr("Delete result"),
                    tr("Delete the result of %1?").arg(messageText(speed::diskName(*result))),
                    QMessageBox::Cancel, this);
    QPushButton* yes = box.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != yes) return;
    if (const QString problem = remove(); !problem.isEmpty())
        QMessageBox::warning(this, tr("Delete result"), problem);
}

void ResultsPage::askForFile() {
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export comparison"), QStringLiteral("speed.csv"),
        tr("Table (*.csv);;Markdown (*.md);;JSON (*.json);;Picture (*.svg *.png)"));
    if (!file.isEmpty() && !exportTo(file))
        QMessageBox::warning(this, tr("Export"), tr("Cannot write %1.").arg(file));
}

bool ResultsPage::exportTo(const QString& file) {
    const std::string svg = speed::comparisonSvg(comparison_, {.words = inPeoplesLanguage});
    if (file.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        QSvgRenderer renderer(QByteArray::fromStdString(svg));
        QImage image(renderer.defaultSize() * 2, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        return image.save(file);
    }
    if (file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        // All that is known of the checked results, as their files have it.
        speed::Json all = speed::Json::array();
        for (int i = 0; i < list_->topLevelItemCount(); ++i)
            if (list_->topLevelItem(i)->checkState(0) == Qt::Checked)
                all.push_back(speed::resultToJson(results_[static_cast<std::size_t>(i)]));
        const std::string text = all.dump(1, ' ', false, speed::Json::error_handler_t::replace) + "\n";
        QSaveFile out(file);
        return out.open(QIODevice::WriteOnly) &&
               out.write(text.data(), static_cast<qint64>(text.size())) >= 0 && out.commit();
    }
    const std::string content = file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive) ? svg
                                : file.endsWith(QLatin1String(".md"), Qt::CaseInsensitive)
                                    ? speed::comparisonMarkdown(comparison_)
                                    : speed::comparisonCsv(comparison_);
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly) &&
           out.write(content.data(), static_cast<qint64>(content.size())) >= 0 && out.commit();
}

}  // namespace sectorsmith::gui
