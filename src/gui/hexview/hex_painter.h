// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the visible rows of the hex view. Knows no widget and reads nothing: all it needs is in the scene.
#pragma once

#include <QPainter>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "gui/hexview/glyph_batch.h"
#include "gui/hexview/hex_colors.h"
#include "gui/hexview/hex_layout.h"
#include "gui/hexview/text_cells.h"
#include "gui/session/field_provider.h"
#include "gui/session/page_store.h"

namespace sectorsmith::gui {

// What a hex view shows at one moment. It keeps what it was filled from, so it can be moved and not copied.
struct HexScene {
    HexScene() = default;
    HexScene(HexScene&&) = default;
    HexScene& operator=(HexScene&&) = default;

    // Behind the spans below; those that somebody else keeps need nothing here.
    struct Contents {
        std::vector<std::byte> bytes;
        std::vector<ByteState> states;
        std::vector<TextCell> text;
        std::vector<FieldMark> fields;
        std::vector<ByteRange> changed;
        std::vector<std::optional<std::uint64_t>> origins;
    };
    Contents contents;

    const HexLayout* layout = nullptr;
    HexColors colors;
    std::uint64_t topRow = 0;
    int rows = 0;                      // to draw, also the partly visible last one
    int width = 0;                     // of the viewport, pixels
    int headerHeight = 0;              // pixels above the first row
    int ascent = 0;                    // from a row's top to the baseline, pixels
    int scrollX = 0;                   // content pixels left of the viewport
    std::uint64_t first = 0;           // offset of bytes[0]: offsetOfRow(topRow)
    std::span<const std::byte> bytes;  // of the visible rows
    std::span<const ByteState> states;
    std::span<const TextCell> text;            // one per byte
    std::span<const FieldMark> fields;         // that touch the visible bytes
    std::span<const std::uint64_t> bookmarks;  // offsets
    // Where the addresses of each row are counted from; empty: from the start of the source.
    std::span<const std::optional<std::uint64_t>> origins;
    std::span<const ByteRange> changed;  // staged runs among the visible bytes, by offset
    ByteRange selection;
    std::optional<ByteRange> focusField;
    std::uint64_t cursor = 0;
    bool cursorInText = false;
    int digit = 0;         // of the cursor's byte, that the next one typed replaces
    bool focused = false;  // the view has the keyboard
    QString addressTitle, lbaTitle, textTitle;
};

class HexPainter {
 public:
    void setFont(const QFont& font) {
        font_ = font;
        glyphs_.setFont(font);
        QFont bold = font;
        bold.setBold(true);
        boldGlyphs_.setFont(bold);
    }
    void paint(QPainter& painter, const HexScene& scene);
    // Paint again soon: not every character had its font in time.
    bool incomplete() const { return glyphs_.incomplete() || boldGlyphs_.incomplete(); }

    // The rectangles that bytes of `range` cover among the visible rows, in content pixels below the header.
    static std::vector<QRect> cellRects(const HexScene& scene, const ByteRange& range, bool textArea);

 private:
    void paintFields(QPainter& painter, const HexScene& scene);
    void paintSelection(QPainter& painter, const HexScene& scene);
    void paintChanged(QPainter& painter, const HexScene& scene);
    void paintUnreadable(QPainter& painter, const HexScene& scene);
    void paintSectors(QPainter& painter, const HexScene& scene);
    void paintBytes(const HexScene& scene);
    void paintAddresses(QPainter& painter, const HexScene& scene);
    void paintCursor(QPainter& painter, const HexScene& scene);
    void paintHeader(QPainter& painter, const HexScene& scene);

    // What a field's colour becomes on the background.
    struct Tints {
        QRgb color = 0;
        QColor full, alternate, pale;
        QColor strong;  // its edges
        QColor muted;   // weak text on it
    };
    const Tints& tintsOf(const HexColors& colors, const QColor& color);

    QFont font_;
    GlyphBatch glyphs_;
    GlyphBatch boldGlyphs_;    // changed bytes
    std::deque<Tints> tints_;  // of this frame
};

}  // namespace sectorsmith::gui
