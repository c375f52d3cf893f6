// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gui/session/latest_work.h"
#include "io/byte_source.h"
#include "ops/space/space_tree.h"
#include "ops/volume_files.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace sectorsmith::gui {

class TreemapView;

// What files take of a disk, as a map: of a mounted folder, or of a volume of the current source. It only reads.
class SpaceWindow : public QWidget {
    Q_OBJECT

 public:
    explicit SpaceWindow(QWidget* parent = nullptr);
    ~SpaceWindow() override;

    // Offers the volumes of a source, whose bytes are shared; null: folders alone.
    void setSource(std::shared_ptr<ByteSource> source, const QString& title);
    // In a worker; what was shown before goes.
    void measureFolder(const QString& path);
    bool busy() const { return progress_ != nullptr; }
    const SpaceTree* tree() const { return tree_.get(); }
    using QWidget::show;

 private:
    struct Measuring;
    void measureChosen();
    void measure(std::function<Result<SpaceTree>(Progress&)> work, const QString& title);
    void show(Result<SpaceTree> tree);
    void showPlace();
    void showBusy();
    void chooseFolder();

    std::shared_ptr<ByteSource> source_;
    std::vector<FoundVolume> volumes_;
    std::shared_ptr<const SpaceTree> tree_;
    std::shared_ptr<Measuring> progress_;
    QString title_;  // of what is measured
    LatestWork finding_, working_;
    QComboBox* target_;
    QComboBox* order_;
    QPushButton* measure_;
    QPushButton* cancel_;
    QPushButton* up_;
    QLabel* place_;
    QProgressBar* bar_;
    TreemapView* map_;
    QLabel* details_;
};

}  // namespace sectorsmith::gui
