// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Schema.h"

#include "NameSpace.h"
#include "profile/Field.h"

#include <QXmlStreamWriter>

namespace naru::profile {

namespace {

/** Writes patterns of RELAX NG, elements inside of each other as the table has them. */
class SchemaWriter
{
public:
    explicit SchemaWriter(QString& text)
        : m_xml(&text)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
    }

    void run()
    {
        m_xml.writeStartDocument();
        m_xml.writeComment(QStringLiteral(" SPDX-License-Identifier: GPL-3.0-or-later. "
                                          "Made by: naructl profile schema "));
        open("grammar");
        m_xml.writeAttribute(QStringLiteral("xmlns"), QStringLiteral("http://relaxng.org/ns/structure/1.0"));
        m_xml.writeAttribute(QStringLiteral("ns"), profileNameSpace);
        m_xml.writeAttribute(QStringLiteral("datatypeLibrary"),
                             QStringLiteral("http://www.w3.org/2001/XMLSchema-datatypes"));
        open("start");
        open("element", u"AnyConnectProfile");
        writeSchemaLocation();
        for (const Field* child : childFields({}))
            writeOccurrences(*child);
        close(2);
        writeAnything();
        m_xml.writeEndDocument();
    }

private:
    void open(const char* name) { m_xml.writeStartElement(QString::fromLatin1(name)); }
    void open(const char* name, QStringView named)
    {
        open(name);
        m_xml.writeAttribute(QStringLiteral("name"), named.toString());
    }
    void close(int levels = 1)
    {
        while (levels-- > 0)
            m_xml.writeEndElement();
    }
    void empty(const char* name) { m_xml.writeEmptyElement(QString::fromLatin1(name)); }
    void reference(const char* name)
    {
        empty("ref");
        m_xml.writeAttribute(QStringLiteral("name"), QString::fromLatin1(name));
    }

    void writeSchemaLocation()
    {
        open("zeroOrMore");
        open("attribute");
        empty("nsName");
        m_xml.writeAttribute(QStringLiteral("ns"),
                             QStringLiteral("http://www.w3.org/2001/XMLSchema-instance"));
        close(2);
    }

    /** Elements that are kept without a look inside. */
    void writeAnything()
    {
        open("define", u"anything");
        open("element");
        empty("anyName");
        open("zeroOrMore");
        open("choice");
        open("attribute");
        empty("anyName");
        close();
        empty("text");
        reference("anything");
        close(4);
    }

    void writeOccurrences(const Field& field)
    {
        if (field.most == anyNumber) {
            open(field.least > 0 ? "oneOrMore" : "zeroOrMore");
            writeElement(field);
            close();
            return;
        }
        open("group");
        for (int i = 0; i < field.least; ++i)
            writeElement(field);
        for (int i = field.least; i < field.most; ++i) {
            open("optional");
            writeElement(field);
        }
        close(field.most - field.least + 1);
    }

    void writeElement(const Field& field)
    {
        open("element", QString(field.name()));
        if (field.userControllable)
            writeAttribute(u"UserControllable", FieldType::Boolean, nullptr);
        for (const Field* attribute : attributeFields(QString(field.path)))
            writeAttribute(QString(attribute->name().sliced(1)), attribute->type, attribute);
        if (field.isOpen)
            writeOpen();
        else if (childFields(QString(field.path)).empty())
            writeValue(field);
        else
            writeChildren(field);
        close();
    }

    void writeOpen()
    {
        open("zeroOrMore");
        reference("anything");
        close();
    }

    void writeAttribute(QStringView name, FieldType type, const Field* field)
    {
        open("optional");
        open("attribute", name);
        const Field boolean{.path = {}, .type = type};
        writeValue(field ? *field : boolean);
        close(2);
    }

    void writeChildren(const Field& field)
    {
        const bool hasValue = field.type != FieldType::Structure;
        if (hasValue)
            open("mixed");
        if (!field.isOrdered)
            open("interleave");
        for (const Field* child : childFields(QString(field.path))) {
            if (!child->isLocalPolicy)
                writeOccurrences(*child);
        }
        close((hasValue ? 1 : 0) + (field.isOrdered ? 0 : 1));
    }

    void data(const char* type)
    {
        open("data");
        m_xml.writeAttribute(QStringLiteral("type"), QString::fromLatin1(type));
    }
    void parameter(const char* name, const QString& value)
    {
        open("param", QString::fromLatin1(name));
        m_xml.writeCharacters(value);
        close();
    }

    void writeValue(const Field& field)
    {
        switch (field.type) {
        case FieldType::Structure:
            empty("empty");
            return;
        case FieldType::Boolean:
            data("boolean");
            close();
            return;
        case FieldType::Integer:
            writeInteger(field);
            return;
        case FieldType::Choice:
            writeChoice(field);
            return;
        case FieldType::Oid:
            writePattern(QStringLiteral("[0-2](\\.[0-9]+)+"));
            return;
        case FieldType::Thumbprint:
            writePattern(QStringLiteral("([0-9A-Fa-f]{2}[: \\-]?)*"));
            return;
        case FieldType::Pin:
            writePattern(QStringLiteral("[0-9A-Fa-f]{128}|[A-Za-z0-9+/]{86}=="));
            return;
        default:
            writeText(field);
        }
    }

    void writeInteger(const Field& field)
    {
        data("nonNegativeInteger");
        if (field.lowest)
            parameter("minInclusive", QString::number(*field.lowest));
        if (field.highest)
            parameter("maxInclusive", QString::number(*field.highest));
        close();
    }

    void writeChoice(const Field& field)
    {
        open("choice");
        for (const QLatin1StringView choice : field.choiceList())
            m_xml.writeTextElement(QStringLiteral("value"), choice);
        close();
    }

    void writePattern(const QString& pattern)
    {
        data("token");
        parameter("pattern", pattern);
        close();
    }

    void writeText(const Field& field)
    {
        if (!field.longest) {
            empty("text");
            return;
        }
        data("token");
        parameter("maxLength", QString::number(*field.longest));
        close();
    }

    QXmlStreamWriter m_xml;
};

} // namespace

QString relaxNgSchema()
{
    QString text;
    SchemaWriter(text).run();
    return text;
}

} // namespace naru::profile
