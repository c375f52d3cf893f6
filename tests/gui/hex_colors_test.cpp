// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_colors.h"

#include <gtest/gtest.h>

#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

// As Fusion, Breeze and Adwaita have them, light and dark.
std::vector<QPalette> palettes() {
    struct Theme {
        QRgb window, base, text, highlight, highlighted;
    };
    const Theme themes[] = {{0xEFEFEF, 0xFFFFFF, 0x000000, 0x308CC6, 0xFFFFFF},
                            {0xEFF0F1, 0xFCFCFC, 0x232629, 0x3DAEE9, 0xFCFCFC},
                            {0xF6F5F4, 0xFFFFFF, 0x2E3436, 0x3584E4, 0xFFFFFF},
                            {0x323232, 0x242424, 0xFFFFFF, 0x308CC6, 0xFFFFFF},
                            {0x2A2E32, 0x1B1E20, 0xFCFCFC, 0x3DAEE9, 0xFCFCFC},
                            {0x000000, 0x000000, 0xFFFFFF, 0x0000FF, 0xFFFFFF}};
    std::vector<QPalette> all;
    for (const Theme& theme : themes) {
        QPalette palette;
        palette.setColor(QPalette::Window, QColor::fromRgb(theme.window));
        palette.setColor(QPalette::WindowText, QColor::fromRgb(theme.text));
        palette.setColor(QPalette::Base, QColor::fromRgb(theme.base));
        palette.setColor(QPalette::Text, QColor::fromRgb(theme.text));
        palette.setColor(QPalette::Highlight, QColor::fromRgb(theme.highlight));
        palette.setColor(QPalette::HighlightedText, QColor::fromRgb(theme.highlighted));
        all.push_back(palette);
    }
    return all;
}

TEST(HexColors, ASelectionIsSeenOnEveryField) {
    for (const QPalette& palette : palettes()) {
        for (const bool active : {true, false}) {
            const HexColors colors = HexColors::from(palette, active);
            EXPECT_GE(contrast(colors.selection, colors.base), 3.0);
            EXPECT_GE(contrast(colors.selection, colors.selectionText), 4.5);
            // Also what templates may ask for.
            for (int hue = 0; hue < 360; hue += 15) {
                for (const int saturation : {0, 130, 255}) {
                    for (const int value : {0, 60, 130, 190, 255}) {
                        const QColor tint = colors.tint(QColor::fromHsv(hue, saturation, value));
                        ASSERT_GE(contrast(colors.selection, tint), 3.0)
                            << hue << " " << saturation << " " << value << " on "
                            << qPrintable(colors.base.name());
                        ASSERT_GE(contrast(colors.text, tint), 4.5);
                    }
                }
            }
        }
    }
}

// One field over everything.
class FieldOverAll : public FieldProvider {
 public:
    std::vector<FieldMark> fieldsIn(const ByteRange&) const override {
        FieldMark mark;
        mark.range = {0, 512};
        mark.color = QColor::fromHsv(212, 130, 190);
        return {mark};
    }
};

TEST(HexColors, ZerosStayPale) {
    std::vector<std::byte> data(512);
    for (std::size_t i = 64; i < 80; ++i) data[i] = std::byte{0x77};
    ShownView shown(std::make_shared<MemorySource>(data));
    FieldOverAll provider;
    shown.session->addFieldProvider(&provider);
    shown.session->setCursor(200);
    const QImage image = shown.view->viewport()->grab().toImage();
    const auto ground = [&](std::uint64_t offset) {
        const QRect cell = shown.view->cellRect(offset, false);
        return image.pixelColor(cell.right() - 1, cell.top() + 1);
    };
    const QColor base = shown.view->palette().color(QPalette::Base);
    EXPECT_GT(contrast(ground(70), base), contrast(ground(40), base));
    EXPECT_GT(contrast(ground(40), base), 1.0) << "pale, but a field";
    EXPECT_EQ(ground(40), ground(100));
    shown.session->removeFieldProvider(&provider);
}

}  // namespace
}  // namespace sectorsmith::gui
