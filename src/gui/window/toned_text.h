// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sectorsmith::gui {

// What a dialog says with a symbol beside it.
struct TonedText {
    enum class Tone { Info, Warning, Error };
    Tone tone = Tone::Info;
    QString text;  // empty: nothing to say
};

// The name of the symbol among icons/.
inline const char* symbolOf(TonedText::Tone tone) {
    switch (tone) {
        case TonedText::Tone::Info: return "dialog-information";
        case TonedText::Tone::Warning: return "dialog-warning";
        case TonedText::Tone::Error: return "dialog-error";
    }
    return "dialog-information";
}

}  // namespace sectorsmith::gui
