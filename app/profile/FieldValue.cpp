// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/FieldValue.h"

#include "HostText.h"
#include "profile/Address.h"

#include <QList>

#include <algorithm>

namespace naru::profile {

namespace {

constexpr qsizetype pinBytes = 64;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/** At least two numbers; X.660 lets the first be 0, 1 or 2. */
bool isOid(QStringView value)
{
    const auto parts = value.split(u'.');
    return parts.size() >= 2 && value.front() <= u'2' && parts.front().size() == 1 &&
           std::all_of(parts.begin(), parts.end(), [](QStringView part) {
               return !part.isEmpty() && std::all_of(part.begin(), part.end(), isDigit);
           });
}

bool isAddressOrPattern(QStringView text)
{
    return text.contains(u'*') || readIpv6(text).has_value() ||
           (readHost(text).has_value() &&
            std::all_of(text.begin(), text.end(), [](QChar c) { return isDigit(c) || c == u'.'; }));
}

std::optional<ProblemCode> unless(bool isGood, ProblemCode problem)
{
    return isGood ? std::nullopt : std::optional(problem);
}

bool isAddressList(QStringView value)
{
    const auto parts = value.split(u',', Qt::SkipEmptyParts);
    return std::all_of(parts.begin(), parts.end(),
                       [](QStringView part) { return isAddressOrPattern(part.trimmed()); });
}

std::optional<ProblemCode> problemOfText(QStringView value, const Field& field)
{
    switch (field.type) {
    case FieldType::Text:
        return unless(!field.longest || value.size() <= *field.longest, ProblemCode::TextTooLong);
    case FieldType::Host:
        return parseAddress(value).problem;
    case FieldType::AddressList:
        return unless(isAddressList(value), ProblemCode::BadAddressList);
    case FieldType::Oid:
        return unless(isOid(value), ProblemCode::BadOid);
    case FieldType::Thumbprint:
        return unless(readHexadecimal(value).has_value(), ProblemCode::BadThumbprint);
    case FieldType::Pin:
        return unless(readPin(value).has_value(), ProblemCode::BadPin);
    default:
        return std::nullopt;
    }
}

} // namespace

Understood<bool> readBoolean(QStringView value)
{
    static const Field field{.path = {}, .choices = QLatin1StringView("false true 0 1")};
    const auto [choice, problem] = readChoice(value, field);
    if (!choice)
        return {std::nullopt, problem == ProblemCode::EmptyValue ? problem : ProblemCode::BadBoolean};
    return {*choice % 2 == 1, problem};
}

Understood<int> readNumber(QStringView value, const Field& field)
{
    if (value.isEmpty())
        return {std::nullopt, ProblemCode::EmptyValue};
    if (!std::all_of(value.begin(), value.end(), isDigit))
        return {std::nullopt, ProblemCode::BadNumber};
    bool fits = false;
    const int number = value.toInt(&fits);
    if (!fits || number < field.lowest.value_or(0) || number > field.highest.value_or(number))
        return {std::nullopt, ProblemCode::NumberOutOfRange};
    const bool hasLeadingZero = value.size() > 1 && value.front() == u'0';
    return {number, hasLeadingZero ? std::optional(ProblemCode::LeadingZero) : std::nullopt};
}

Understood<int> readChoice(QStringView value, const Field& field)
{
    if (value.isEmpty())
        return {std::nullopt, ProblemCode::EmptyValue};
    int index = 0;
    for (const QLatin1StringView choice : field.choices.tokenize(u' ')) {
        if (value == choice)
            return {index, std::nullopt};
        if (value.compare(choice, Qt::CaseInsensitive) == 0)
            return {index, ProblemCode::LetterCase};
        ++index;
    }
    return {std::nullopt, ProblemCode::BadChoice};
}

std::optional<QByteArray> readHexadecimal(QStringView value)
{
    QByteArray digits;
    for (const QChar c : value) {
        if (c == u':' || c == u' ' || c == u'-')
            continue;
        const char digit = c.toLower().toLatin1();
        if (!isDigit(c) && (digit < 'a' || digit > 'f'))
            return std::nullopt;
        digits += digit;
    }
    if (digits.isEmpty() || digits.size() % 2 != 0)
        return std::nullopt;
    return QByteArray::fromHex(digits);
}

std::optional<QByteArray> readPin(QStringView value)
{
    if (auto bytes = readHexadecimal(value); bytes && bytes->size() == pinBytes)
        return bytes;
    const auto decoded =
        QByteArray::fromBase64Encoding(value.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.size() != pinBytes)
        return std::nullopt;
    return decoded.decoded;
}

std::optional<ProblemCode> problemOfValue(QStringView value, const Field& field)
{
    switch (field.type) {
    case FieldType::Boolean:
        return readBoolean(value).problem;
    case FieldType::Integer:
        return readNumber(value, field).problem;
    case FieldType::Choice:
        return readChoice(value, field).problem;
    default:
        return value.isEmpty() ? std::nullopt : problemOfText(value, field);
    }
}

} // namespace naru::profile
