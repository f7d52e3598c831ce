// SPDX-License-Identifier: GPL-3.0-or-later
#include "RecordScanner.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace naru::evidence {

namespace {

constexpr std::string_view blanks = " \t\r\v\f";

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

QString textOf(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/** Whether a line ends a record or begins one; `before` is what stands before the asterisks. */
bool isSeparator(std::string_view line, std::string_view& before)
{
    constexpr std::size_t fewest = 10;
    if (line.empty() || line.back() != '*')
        return false;
    const std::size_t last = line.find_last_not_of('*');
    const std::size_t begin = last == std::string_view::npos ? 0 : last + 1;
    if (line.size() - begin < fewest)
        return false;
    before = trimmed(line.substr(0, begin));
    return true;
}

/** Three numbers with one and the same separator between them. */
std::optional<std::array<int, 3>> threeNumbers(std::string_view text, std::string_view separators)
{
    std::array<int, 3> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), numbers[i]);
        if (error != std::errc())
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (i == 2)
            break;
        if (text.empty() || separators.find(text.front()) == std::string_view::npos)
            return std::nullopt;
        text.remove_prefix(1);
    }
    return numbers;
}

/** MM/DD/YYYY as AnyConnect writes it; also what begins with the year, and DD.MM.YYYY. */
QDate dateOf(std::string_view text)
{
    const auto numbers = threeNumbers(text, "/-.");
    if (!numbers)
        return {};
    const auto [a, b, c] = *numbers;
    const bool isDayFirst = text.find('.') != std::string_view::npos;
    const QDate date = a > 31 ? QDate(a, b, c) : isDayFirst ? QDate(c, b, a) : QDate(c, a, b);
    // What a packet can be as old as, too.
    return date.year() >= 1970 && date.year() < 2090 ? date : QDate();
}

QTime timeOf(std::string_view text)
{
    const auto numbers = threeNumbers(text, ":");
    if (!numbers)
        return {};
    auto [hour, minute, second] = *numbers;
    const bool isAfternoon = text.find("PM") != std::string_view::npos;
    if (isAfternoon && hour < 12)
        hour += 12;
    else if (hour == 12 && text.find("AM") != std::string_view::npos)
        hour = 0;
    return QTime(hour, minute, second);
}

/** OGS, and what Naru's own log says of connections. */
bool isOfInterest(std::string_view function)
{
    return function.find("HeadendSelection") != std::string_view::npos ||
           function.find("startAHS") != std::string_view::npos || function == "Session::tell";
}

} // namespace

bool RecordScanner::take(std::string_view line)
{
    std::string_view before;
    line = trimmed(line);
    if (isSeparator(line, before)) {
        if (m_in == In::Message && m_isOurs && !before.empty())
            m_record.message.append(textOf(before));
        const bool ended = end();
        m_in = In::Head;
        return ended;
    }
    if (line.empty() || m_in == In::Outside)
        return false;
    if (m_in == In::Message) {
        constexpr qsizetype mostBytes = 256 * 1024;
        if (m_isOurs && m_messageBytes < mostBytes) {
            m_messageBytes += static_cast<qsizetype>(line.size());
            m_record.message.append(textOf(line));
        }
        return false;
    }
    takeHead(line);
    return false;
}

void RecordScanner::takeHead(std::string_view line)
{
    constexpr std::string_view mark = "Function:";
    if (const std::size_t found = line.find(mark); found != std::string_view::npos) {
        const std::string_view function = trimmed(line.substr(found + mark.size()));
        m_hasHead = true;
        m_isOurs = isOfInterest(function);
        return;
    }
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return;
    const std::string_view label = trimmed(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (label == "Line") {
        m_in = In::Message;
    } else if (label == "Source") {
        m_record.source = textOf(value);
    } else if (label == "Description") {
        m_hasHead = true;
        m_in = In::Message;
    } else {
        takeDateOrTime(label, value);
    }
}

void RecordScanner::takeDateOrTime(std::string_view label, std::string_view value)
{
    if (value.empty() || value.front() < '0' || value.front() > '9')
        return;
    if (!m_date.isValid() || label == "Date")
        m_date = dateOf(value).isValid() ? dateOf(value) : m_date;
    if (!m_time.isValid() || label == "Time")
        m_time = timeOf(value).isValid() ? timeOf(value) : m_time;
}

bool RecordScanner::end()
{
    const bool isRecord = m_hasHead || m_date.isValid();
    const bool isOurs = isRecord && m_isOurs && !m_record.message.isEmpty();
    m_records += isRecord ? 1 : 0;
    m_skipped += isRecord && !(m_date.isValid() && m_time.isValid()) ? 1 : 0;
    if (isOurs) {
        if (m_date.isValid() && m_time.isValid())
            m_record.at = QDateTime(m_date, m_time, Qt::UTC);
        m_finished = std::move(m_record);
    }
    m_record = {};
    m_date = {};
    m_time = {};
    m_hasHead = m_isOurs = false;
    m_messageBytes = 0;
    return isOurs;
}

bool RecordScanner::finish()
{
    m_isCut = m_hasHead || m_date.isValid();
    return end();
}

} // namespace naru::evidence
