// SPDX-License-Identifier: GPL-3.0-or-later
#include "EditorSamples.h"
#include "profiles/SourceSync.h"
#include "profiles/XmlScan.h"

#include <QTest>
#include <QTextCursor>
#include <QTextDocument>

using namespace naru;
using namespace naru::profiles;

class TestSourceSync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShownTextIsThatOfTheTextDocument_data();
    void theShownTextIsThatOfTheTextDocument();
    void offsetsGoBothWays();
    void anEditOfCrLfKeepsCrLf();
    void theSmallestDifference();
    void spansOfALine();
    void statesCrossLines();
};

void TestSourceSync::theShownTextIsThatOfTheTextDocument_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("LF") << QStringLiteral("<a>\n<b/>\n</a>\n");
    QTest::newRow("CRLF") << QStringLiteral("<a>\r\n<b/>\r\n</a>\r\n");
    QTest::newRow("CR") << QStringLiteral("<a>\r<b/>\r</a>");
    QTest::newRow("mixed") << QStringLiteral("<a>\r\n\n\r<b/></a>");
    QTest::newRow("no-break space, line separator") << QStringLiteral("<a>1\u00a02\u2028</a>");
    QTest::newRow("Hangul, emoji") << QStringLiteral("<a>서울 \U0001F6A2</a>\n");
}

void TestSourceSync::theShownTextIsThatOfTheTextDocument()
{
    QFETCH(QString, source);
    QTextDocument document;
    QTextCursor(&document).insertText(source);
    QCOMPARE(document.toRawText(), shownText(source));
}

void TestSourceSync::offsetsGoBothWays()
{
    const QString source = QStringLiteral("ab\r\ncd\r\n\r\nef");
    for (const qsizetype offset : {0, 1, 2, 4, 6, 8, 10, 12})
        QCOMPARE(sourceOffset(source, shownOffset(source, offset)), offset);
    QCOMPARE(shownOffset(source, 12), qsizetype(9));
}

void TestSourceSync::anEditOfCrLfKeepsCrLf()
{
    const profile::Document document = test::sampleDocument(true);
    QString shown = shownText(document.text());
    shown.replace(QLatin1String("Tokyo"),
                  QString(QStringLiteral("To") + QChar(QChar::ParagraphSeparator) + QStringLiteral("kyo")));
    const auto edit = editOfSource(document.text(), document.form().lineEnd, shown);
    QVERIFY(edit);
    QCOMPARE(edit->text, QStringLiteral("\r\n"));
    profile::Document edited = document;
    QVERIFY(edited.replace(edit->range, edit->text));
    QByteArray wanted = test::editorSample(true);
    wanted.replace("Tokyo", "To\r\nkyo");
    QCOMPARE(edited.bytes(), wanted);
}

void TestSourceSync::theSmallestDifference()
{
    QVERIFY(!differenceOf(QStringLiteral("abc"), QStringLiteral("abc")));
    const auto typed = differenceOf(QStringLiteral("aac"), QStringLiteral("aaac"));
    QVERIFY(typed);
    QCOMPARE(typed->range.size(), qsizetype(0));
    QCOMPARE(typed->text, QStringLiteral("a"));
    const auto gone = differenceOf(QStringLiteral("aaa"), QStringLiteral("a"));
    QVERIFY(gone);
    QCOMPARE(gone->range.size(), qsizetype(2));
    QVERIFY(gone->text.isEmpty());
}

void TestSourceSync::spansOfALine()
{
    std::vector<XmlSpan> spans;
    const QString line = QStringLiteral("<Pin Subject=\"a\">x&amp;y</Pin>");
    QCOMPARE(scanXmlLine(line, XmlState::Text, &spans), XmlState::Text);
    const auto has = [&](XmlKind kind, const QString& text) {
        return std::any_of(spans.begin(), spans.end(), [&](const XmlSpan& span) {
            return span.kind == kind && line.mid(span.begin, span.length) == text;
        });
    };
    QVERIFY(has(XmlKind::Name, QStringLiteral("Pin")));
    QVERIFY(has(XmlKind::AttributeName, QStringLiteral("Subject")));
    QVERIFY(has(XmlKind::Reference, QStringLiteral("&amp;")));
}

void TestSourceSync::statesCrossLines()
{
    QCOMPARE(scanXmlLine(u"<!-- a", XmlState::Text, nullptr), XmlState::Comment);
    QCOMPARE(scanXmlLine(u"b <c> -->", XmlState::Comment, nullptr), XmlState::Text);
    QCOMPARE(scanXmlLine(u"<a b='", XmlState::Text, nullptr), XmlState::SingleQuoted);
    QCOMPARE(scanXmlLine(u"<![CDATA[ <x>", XmlState::Text, nullptr), XmlState::Data);
    QCOMPARE(scanXmlLine(u"<a", XmlState::Text, nullptr), XmlState::Tag);
}

QTEST_GUILESS_MAIN(TestSourceSync)
#include "tst_sourcesync.moc"
