// SPDX-License-Identifier: GPL-3.0-or-later
// The window's figures: how soon the first sectors of a 16 TiB image are to be seen, how long painting takes while
// scrolling and jumping with the data in the cache, and how much memory scrolling everywhere takes.
#include <sys/resource.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>

#include "gui/window/main_window.h"
#include "io/byte_source.h"

namespace {

using namespace sectorsmith;
using namespace sectorsmith::gui;

class Noise : public ByteSource {
 public:
    explicit Noise(std::uint64_t size) : size_(size) {}
    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return 512; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        for (std::size_t i = 0; i < out.size(); ++i) {
            std::uint64_t x = offset + i + 0x9E3779B97F4A7C15;
            x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
            out[i] = static_cast<std::byte>(x >> 32);
        }
        return {};
    }
    std::string name() const override { return "noise"; }

 private:
    std::uint64_t size_;
};

// A field of 4 bytes beside the other: far denser than any template.
class DenseFields : public FieldProvider {
 public:
    std::vector<FieldMark> fieldsIn(const ByteRange& range) const override {
        std::vector<FieldMark> all;
        for (std::uint64_t at = range.offset / 4 * 4; at < range.end(); at += 4) {
            FieldMark mark;
            mark.range = {at, 4};
            mark.color = QColor::fromHsv(static_cast<int>(at * 7 % 360), 180, 200);
            mark.title = QStringLiteral("field");
            all.push_back(mark);
        }
        return all;
    }
};

double peakMiB() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void settle(const DocumentTab* tab) {
    QElapsedTimer timer;
    timer.start();
    do {
        QApplication::processEvents();
    } while (timer.elapsed() < 5000 && (tab->session() == nullptr || tab->session()->pages().busy()));
    QApplication::processEvents();
}

void paints(const char* name, DocumentTab* tab, std::uint64_t from, std::uint64_t length, bool scroll) {
    HexView* view = tab->hexView();
    // All of it into the cache first.
    for (std::uint64_t at = from; at < from + length; at += PageStore::pageBytes) {
        tab->session()->setCursor(at);
        view->ensureVisible(at);
        settle(tab);
    }
    std::vector<double> times;
    std::mt19937_64 random(1);
    const std::uint64_t top = view->layout().rowOf(from);
    const std::uint64_t rows = length / static_cast<std::uint64_t>(view->layout().bytesPerRow()) - 200;
    for (int i = 0; i < 2000; ++i) {
        QElapsedTimer timer;
        timer.start();
        view->setTopRow(top + (scroll ? static_cast<std::uint64_t>(i) * 3 % rows : random() % rows));
        view->viewport()->repaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QApplication::processEvents();
    }
    std::ranges::sort(times);
    std::printf("%-34s p50 %6.2f ms  p99 %6.2f ms  max %6.2f ms\n", name, times[times.size() / 2],
                times[times.size() * 99 / 100], times.back());
}

}  // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    QApplication app(argc, argv);
    QTemporaryDir folder;
    const std::string image = folder.filePath(QStringLiteral("giant.img")).toStdString();
    std::ofstream(image).put('\0');
    std::error_code refused;
    std::filesystem::resize_file(image, (std::uint64_t{16} << 40) - 4096, refused);
    if (refused) std::printf("no file of 16 TiB here: %s\n", refused.message().c_str());

    MainWindow window(
        std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.resize(1920, 1080);
    window.show();
    QApplication::processEvents();

    QElapsedTimer timer;
    timer.start();
    DocumentTab* giant = window.openSpec({QString::fromStdString(image), false, 0});
    settle(giant);
    giant->hexView()->viewport()->repaint();
    std::printf("16 TiB image, first sectors seen after %.1f ms\n",
                static_cast<double>(timer.nsecsElapsed()) / 1e6);

    OpenedSource opened;
    opened.source = std::make_shared<Noise>((std::uint64_t{1} << 63) - 1);
    opened.path = "noise";
    DocumentTab* noise = window.openSource(std::move(opened), QStringLiteral("noise"));
    HexOptions options;
    options.columns = 0;
    window.setHexOptions(options);
    settle(noise);
    std::printf("view of %d x %d pixels, %d bytes a row, %d rows\n", noise->hexView()->width(),
                noise->hexView()->height(), noise->hexView()->layout().bytesPerRow(),
                noise->hexView()->fullRows());
    const std::uint64_t middle = std::uint64_t{1} << 62;
    const std::uint64_t cached = std::uint64_t{8} << 20;
    paints("scrolling, ASCII", noise, middle, cached, true);
    paints("jumping, ASCII", noise, middle, cached, false);
    DenseFields fields;
    noise->session()->addFieldProvider(&fields);
    paints("jumping, a field every 4 bytes", noise, middle, cached, false);
    noise->session()->removeFieldProvider(&fields);
    options.encoding = Encoding::Utf16Le;
    window.setHexOptions(options);
    paints("jumping, UTF-16 (random characters)", noise, middle, cached, false);

    std::mt19937_64 random(2);
    for (int i = 0; i < 500; ++i) {
        for (DocumentTab* tab : {giant, noise}) {
            tab->session()->goTo(random() % tab->session()->size());
            settle(tab);
        }
    }
    std::printf("peak memory after 1000 jumps all over both: %.0f MiB\n", peakMiB());
    return 0;
}
