// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/XmlLanguage.h"

#include "kit/Colors.h"
#include "profiles/XmlScan.h"

#include <QTextCharFormat>

namespace naru::profiles {

namespace {

class XmlLanguage final : public kit::SourceLanguage
{
public:
    std::uint8_t scan(QStringView line, std::uint8_t state,
                      std::vector<kit::SourceSpan>* spans) const override
    {
        std::vector<XmlSpan> found;
        const XmlState next = scanXmlLine(line, static_cast<XmlState>(state), spans ? &found : nullptr);
        for (const XmlSpan& span : found)
            spans->push_back({span.begin, span.length, static_cast<std::uint8_t>(span.kind)});
        return static_cast<std::uint8_t>(next);
    }

    [[nodiscard]] QTextCharFormat format(std::uint8_t kind, const kit::Colors& colors) const override
    {
        QTextCharFormat format;
        switch (static_cast<XmlKind>(kind)) {
        case XmlKind::Markup:
        case XmlKind::Name:
            format.setForeground(colors.text2);
            break;
        case XmlKind::AttributeName:
            format.setForeground(colors.g1);
            break;
        case XmlKind::AttributeValue:
        case XmlKind::Reference:
            format.setForeground(colors.accent);
            break;
        case XmlKind::Comment:
            format.setForeground(colors.text3);
            format.setFontItalic(true);
            break;
        }
        return format;
    }
};

} // namespace

const kit::SourceLanguage& xmlLanguage()
{
    static const XmlLanguage instance;
    return instance;
}

} // namespace naru::profiles
