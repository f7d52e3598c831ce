// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/JsonLanguage.h"

#include "kit/Colors.h"

#include <QTextCharFormat>

namespace naru::simulator {

namespace {

enum Kind : std::uint8_t { Markup, Name, Value };

/** No value goes over the end of a line, so that each line begins as the first one. */
class JsonLanguage final : public kit::SourceLanguage
{
public:
    std::uint8_t scan(QStringView line, std::uint8_t /*state*/,
                      std::vector<kit::SourceSpan>* spans) const override
    {
        if (spans == nullptr)
            return 0;
        for (qsizetype at = 0; at < line.size();) {
            const QChar c = line[at];
            qsizetype end = at + 1;
            Kind kind = Markup;
            if (c == u'"') {
                end = endOfString(line, at);
                kind = isName(line, end) ? Name : Value;
            } else if (c.isLetterOrNumber() || c == u'-') {
                while (end < line.size() && (line[end].isLetterOrNumber() || line[end] == u'.'))
                    ++end;
                kind = Value;
            }
            if (!c.isSpace())
                spans->push_back({int(at), int(end - at), kind});
            at = end;
        }
        return 0;
    }

    [[nodiscard]] QTextCharFormat format(std::uint8_t kind, const kit::Colors& colors) const override
    {
        QTextCharFormat format;
        format.setForeground(kind == Name ? colors.g1 : kind == Value ? colors.accent : colors.text2);
        return format;
    }

private:
    static qsizetype endOfString(QStringView line, qsizetype at)
    {
        for (++at; at < line.size() && line[at] != u'"'; ++at)
            if (line[at] == u'\\')
                ++at;
        return std::min(at + 1, line.size());
    }

    static bool isName(QStringView line, qsizetype end)
    {
        while (end < line.size() && line[end].isSpace())
            ++end;
        return end < line.size() && line[end] == u':';
    }
};

} // namespace

const kit::SourceLanguage& jsonLanguage()
{
    static const JsonLanguage instance;
    return instance;
}

} // namespace naru::simulator
