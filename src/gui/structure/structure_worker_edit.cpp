// SPDX-License-Identifier: GPL-3.0-or-later
// The worker's part in editing a field: all that touches nodes.
#include <QRegularExpression>

#include "gui/session/text.h"
#include "gui/structure/structure_worker.h"
#include "lang/choices.h"
#include "lang/encode.h"
#include "ops/field_edit.h"

namespace sectorsmith::gui {

namespace {

std::string numberText(lang::Uint128 value) {
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(value % 10)));
        value /= 10;
    } while (value != 0);
    return digits;
}

std::string plainValue(const lang::NodeValue& value) {
    if (const auto* number = std::get_if<lang::Uint128>(&value)) return numberText(*number);
    if (const auto* number = std::get_if<lang::Int128>(&value))
        return *number < 0 ? '-' + numberText(~static_cast<lang::Uint128>(*number) + 1)
                           : numberText(static_cast<lang::Uint128>(*number));
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const auto* words = std::get_if<std::string>(&value)) {
        std::string out = *words;
        while (!out.empty() && out.back() == '\0') out.pop_back();
        return out;
    }
    return {};
}

// The present value in a form that can be typed back.
std::optional<QString> editableText(const lang::Node& node) {
    std::vector<std::string> forms;
    if (node.kind() == lang::NodeKind::String) forms.push_back(plainValue(node.value()));
    std::string shown = node.displayValue();
    if (node.kind() == lang::NodeKind::Enum) {
        // "Kind::Data (3)": the entry alone.
        std::string name = shown.substr(0, shown.find(" ("));
        if (const std::size_t colons = name.rfind("::"); colons != std::string::npos)
            name = name.substr(colons + 2);
        forms.push_back(std::move(name));
    }
    static const QRegularExpression guid(
        QStringLiteral("\\(([0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})\\)$"));
    if (const auto match = guid.match(toQString(shown)); match.hasMatch())
        forms.push_back(match.captured(1).toStdString());
    forms.push_back(std::move(shown));
    forms.push_back(plainValue(node.value()));
    for (const std::string& form : forms)
        if (lang::encode(node, form)) return toQString(form);
    return std::nullopt;
}

}  // namespace

void StructureWorker::prepareEdit(quint64 generation, quint64 id) {
    FieldEditorInfo info;
    info.id = id;
    const lang::NodePtr field = node(id);
    if (generation != generation_ || field == nullptr) return;
    evaluation_->resume();
    info.path = toQString(lang::pathOf(*field));
    for (const std::string& choice : lang::choicesOf(*field)) info.choices << toQString(choice);
    if (const auto present = editableText(*field)) {
        info.text = *present;
    } else {
        const auto probe = lang::encode(*field, "0");
        if (!probe) info.problem = errorText(probe.error());
    }
    Q_EMIT editPrepared(generation, info);
}

void StructureWorker::planEdit(quint64 generation, quint64 id, const QString& typed) {
    PlannedFieldEdit planned;
    planned.id = id;
    planned.text = typed;
    const lang::NodePtr field = node(id);
    if (generation != generation_ || field == nullptr) {
        planned.problem = tr("the structure was re-evaluated in the meantime; try again");
        Q_EMIT editPlanned(generation, planned);
        return;
    }
    evaluation_->resume();
    planned.path = toQString(lang::pathOf(*field));
    FieldTemplate fieldTemplate;
    fieldTemplate.program = program_;
    fieldTemplate.options.baseAddress = job_.baseAddress;
    const FieldValue value{planned.path.toStdString(), typed.toStdString()};
    auto edit = planFieldEdit(job_.source, job_.disk, fieldTemplate, {&value, 1});
    if (edit) {
        planned.writes = std::move(edit->writes);
        for (const Message& note : edit->notes) planned.notes << messageText(note);
    } else {
        planned.problem = errorText(edit.error());
    }
    Q_EMIT editPlanned(generation, planned);
}

}  // namespace sectorsmith::gui
