// SPDX-License-Identifier: GPL-3.0-or-later
#include "TerminalQuestions.h"

#include "Tr.h"
#include "wording/TunnelWords.h"

namespace naru::cli {

namespace {

bool isSecret(const tunnel::FormField& field)
{
    return field.kind == tunnel::FieldKind::Password || field.kind == tunnel::FieldKind::Token;
}

QString questionOf(const tunnel::FormField& field)
{
    const QString label = field.label.trimmed().isEmpty() ? field.name : field.label.trimmed();
    const QString name = label.endsWith(u':') ? label.chopped(1) : label;
    if (field.kind == tunnel::FieldKind::Select) {
        QStringList choices;
        for (const tunnel::FieldChoice& choice : field.choices)
            choices.append(choice.name);
        return QString(name % u" (" % choices.join(QStringLiteral(", ")) % u") [" % field.value % u"]:");
    }
    return field.value.isEmpty() ? QString(name % u':') : QString(name % u" [" % field.value % u"]:");
}

bool isChoice(const tunnel::FormField& field, const base::Secret& typed)
{
    return std::ranges::any_of(field.choices, [&](const tunnel::FieldChoice& choice) {
        return QByteArrayView(choice.name.toUtf8()) == typed.reveal();
    });
}

} // namespace

TerminalQuestions::TerminalQuestions(const Console& console, QObject* parent)
    : QObject(parent)
    , m_console(console)
{}

void TerminalQuestions::ask(const engine::FormQuestion& question)
{
    m_form = question.form;
    m_next = 0;
    m_answer = {};
    for (const QString& text : {m_form.banner, m_form.error, m_form.message}) {
        if (!text.isEmpty())
            m_console.complain(text);
    }
    askNext();
}

void TerminalQuestions::askNext()
{
    if (m_next == m_form.fields.size()) {
        Q_EMIT answered(m_answer);
        return;
    }
    const tunnel::FormField& field = m_form.fields[m_next];
    m_prompt.ask(questionOf(field), isSecret(field), [this](const std::optional<base::Secret>& typed) {
        if (typed)
            take(m_form.fields[m_next], *typed);
        else
            Q_EMIT gaveUp();
    });
}

void TerminalQuestions::take(const tunnel::FormField& field, const base::Secret& typed)
{
    // An empty line takes what stands there; a choice that is none is asked for again.
    const bool isAnswer =
        !typed.isEmpty() && (field.kind != tunnel::FieldKind::Select || isChoice(field, typed));
    if (isAnswer)
        m_answer.values.push_back({field.name, typed});
    if (isAnswer || typed.isEmpty())
        ++m_next;
    // Another group has another form.
    if (isAnswer && field.isGroup && typed.reveal() != QByteArrayView(field.value.toUtf8()))
        Q_EMIT answered(m_answer);
    else
        askNext();
}

void TerminalQuestions::ask(const engine::CertificateQuestion& question)
{
    m_console.complain(wording::TunnelWords(m_console.words()).trust(question.peer, question.verdict));
    askForTrust();
}

/** The words of both languages are understood in either; any other word is asked about again. */
void TerminalQuestions::askForTrust()
{
    m_prompt.ask(Tr::tr("Trust this key? (no, once, always)"), false,
                 [this](const std::optional<base::Secret>& typed) {
                     const QByteArrayView answer = typed ? typed->reveal() : QByteArrayView();
                     const auto is = [answer](const char* en, const char* ko) {
                         return answer == en || answer == ko;
                     };
                     if (is("once", "이번만") || is("always", "항상"))
                         Q_EMIT accepted(is("always", "항상"));
                     else if (answer.isEmpty() || is("no", "아니요"))
                         Q_EMIT refused();
                     else
                         askForTrust();
                 });
}

} // namespace naru::cli
