// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/SignInFields.h"

#include "kit/ComboBox.h"
#include "kit/Theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>

namespace naru::connect {

using kit::Theme;
using tunnel::FieldKind;

namespace {

/** Four bytes of UTF-8 a character at most. */
constexpr int longestLine = int(tunnel::maxValueBytes / 4);

/** What is typed, out of the widget: its own copy and ours are overwritten. */
base::Secret takeText(QLineEdit& line)
{
    QString text = line.text();
    // Not clear(): that keeps it for an undo.
    line.setText({});
    base::Secret secret(text.toUtf8());
    text.fill(u'\0');
    return secret;
}

QString labelOf(const tunnel::FormField& field)
{
    return field.label.isEmpty() ? field.name : field.label;
}

} // namespace

SignInFields::SignInFields(const kit::Theme& theme, const tunnel::Form& form, QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::space(1));
    for (const tunnel::FormField& asked : form.fields) {
        auto* label = new QLabel(labelOf(asked), this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setProperty("tone", "secondary");
        layout->addWidget(label);
        Field field{asked};
        if (asked.kind == FieldKind::Select)
            field.choice = makeChoice(theme, asked);
        else
            field.line = makeLine(asked);
        QWidget* editor = field.line ? static_cast<QWidget*>(field.line) : field.choice;
        editor->setAccessibleName(labelOf(asked));
        layout->addWidget(editor);
        layout->addSpacing(Theme::space(2));
        m_fields.push_back(field);
    }
}

SignInFields::~SignInFields()
{
    for (const Field& field : m_fields) {
        if (field.line)
            (void)takeText(*field.line);
    }
}

QLineEdit* SignInFields::makeLine(const tunnel::FormField& field)
{
    auto* line = new QLineEdit(field.value, this);
    line->setMaxLength(longestLine);
    if (field.kind != FieldKind::Text) {
        line->setEchoMode(QLineEdit::Password);
        line->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText |
                                  Qt::ImhNoAutoUppercase);
    }
    if (field.numeric) {
        static const QRegularExpression digits(QStringLiteral("[0-9]*"));
        line->setValidator(new QRegularExpressionValidator(digits, line));
        line->setInputMethodHints(line->inputMethodHints() | Qt::ImhDigitsOnly);
    }
    return line;
}

QComboBox* SignInFields::makeChoice(const kit::Theme& theme, const tunnel::FormField& field)
{
    auto* choice = new kit::ComboBox(theme, this);
    for (const tunnel::FieldChoice& each : field.choices)
        choice->addItem(each.label.isEmpty() ? each.name : each.label, each.name);
    choice->setCurrentIndex(std::max(0, choice->findData(field.value)));
    if (field.isGroup) {
        connect(choice, &QComboBox::activated, this, [this, choice, field] {
            const QString group = choice->currentData().toString();
            if (group != field.value)
                Q_EMIT groupChosen({{{field.name, base::Secret(group.toUtf8())}}});
        });
    }
    return choice;
}

bool SignInFields::hasPassword() const
{
    return std::ranges::any_of(m_fields,
                               [](const Field& field) { return field.asked.kind == FieldKind::Password; });
}

tunnel::FormAnswer SignInFields::take()
{
    tunnel::FormAnswer answer;
    for (const Field& field : m_fields) {
        answer.values.push_back(
            {field.asked.name, field.line ? takeText(*field.line)
                                          : base::Secret(field.choice->currentData().toString().toUtf8())});
    }
    return answer;
}

QWidget* SignInFields::firstEmpty() const
{
    const auto empty = std::ranges::find_if(
        m_fields, [](const Field& field) { return field.line && field.line->text().isEmpty(); });
    return empty == m_fields.end() ? nullptr : empty->line;
}

} // namespace naru::connect
