// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewayName.h"
#include "NoticeForm.h"
#include "Phrase.h"
#include "ogs/Codes.h"
#include "session/Codes.h"
#include "wording/SessionWords.h"
#include "wording/Units.h"

#include <algorithm>

namespace naru::wording {

namespace {

QString codeOf(ogs::ReasonCode value)
{
    return ogs::code(value);
}

template <class Enum>
QString codeOf(Enum value)
{
    return session::codeName(value);
}

/** The value of a code, among those up to the last of the enumeration. */
template <class Enum>
std::optional<Enum> fromCode(const QString& code, Enum last)
{
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        if (codeOf(static_cast<Enum>(i)) == code)
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

/** Puts a notice's arguments into words. */
class Filler
{
public:
    Filler(const Words& words, const SessionWords& sessionWords, const session::Notice& notice)
        : m_words(words)
        , m_sessionWords(sessionWords)
        , m_notice(notice)
    {}

    [[nodiscard]] QString part(NoticePart part) const
    {
        switch (part) {
        case NoticePart::None:
            return {};
        case NoticePart::Entry:
            return orDash(text("entry"));
        case NoticePart::Gateway:
            return orDash(gatewayName(text("entry"), text("server")));
        case NoticePart::Time:
            return duration(m_words, std::chrono::seconds(argument("seconds").toLongLong()));
        case NoticePart::Why:
            return failure(text("why"));
        case NoticePart::Cause:
            return cause(text("cause"));
        case NoticePart::Reason:
            return reason(text("reason"));
        case NoticePart::Round:
            return text("round");
        case NoticePart::Rounds:
            return text("rounds");
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] QVariant argument(const char* name) const
    {
        return m_notice.arguments.value(QLatin1String(name));
    }

private:
    [[nodiscard]] static QString orDash(const QString& text)
    {
        return text.isEmpty() ? QStringLiteral("–") : text;
    }

    [[nodiscard]] QString text(const char* name) const { return argument(name).toString(); }

    /** A tunnel that nobody may restore says what interrupted it, any other what failed. */
    [[nodiscard]] QString failure(const QString& code) const
    {
        const auto known = fromCode(code, session::HopFailure::Unstable);
        return known ? m_sessionWords.hopFailure(*known) : cause(code);
    }

    [[nodiscard]] QString cause(const QString& code) const
    {
        using enum session::ReconnectCause;
        return m_sessionWords.reconnectCause(fromCode(code, Resumed).value_or(Unknown));
    }

    [[nodiscard]] QString reason(const QString& code) const
    {
        const auto known = fromCode(code, ogs::ReasonCode::StoppedByUser);
        return known ? m_words.reason({*known, argument("arguments").toMap()}) : code;
    }

    const Words& m_words;
    const SessionWords& m_sessionWords;
    const session::Notice& m_notice;
};

} // namespace

QString SessionWords::notice(const session::Notice& notice) const
{
    const NoticeForm form = noticeForm(notice);
    const Filler filler(m_words, *this, notice);
    std::array<QString, std::tuple_size_v<decltype(form.parts)>> parts;
    std::ranges::transform(form.parts, parts.begin(), [&](NoticePart part) { return filler.part(part); });
    const int count = form.count != nullptr ? filler.argument(form.count).toInt() : -1;
    return filled(translated(m_words, form.text, count), parts);
}

} // namespace naru::wording
