// SPDX-License-Identifier: GPL-3.0-or-later
#include "Catalogue.h"

#include <QFile>
#include <QXmlStreamReader>

namespace naru::test {

QMap<QString, QString> koreanCatalogue()
{
    QFile file(qEnvironmentVariable("NARU_SOURCE_DIR") + QStringLiteral("/translations/naru_ko.ts"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no Korean catalogue");
    QMap<QString, QString> texts;
    QXmlStreamReader reader(&file);
    QString source;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"source")
            source = reader.readElementText();
        else if (reader.isStartElement() && reader.name() == u"translation")
            texts.insert(source, reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed());
    }
    return texts;
}

} // namespace naru::test
