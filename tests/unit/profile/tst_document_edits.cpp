// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProfileFiles.h"
#include "profile/Document.h"

#include <QTest>

#include <functional>

using namespace naru;
using profile::Document;

using Edit = std::function<bool(Document&)>;
Q_DECLARE_METATYPE(Edit)

/** What an edit writes, to the letter. */
class TestDocumentEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writes_data();
    void writes();
    void windowsFileKeepsItsLineEnds();
    void koreanFileKeepsItsEncoding();
    void lettersThatAnEncodingHasNot();
    void lettersThatWouldChangeTheEncoding();
    void convertsToUtf8();
    void refuses_data();
    void refuses();
    void missingElementsAreWritten();
    void newProfile();
};

namespace {

profile::Path path(const char* text)
{
    return profile::parsePath(QString::fromUtf8(text)).value();
}

profile::NodeId nodeAt(const Document& document, const char* text)
{
    return document.find(path(text)).value();
}

Edit setsAt(const char* where, const char* value)
{
    return [where, value = QString::fromUtf8(value)](Document& document) {
        return document.setAt(path(where), value).has_value();
    };
}

Edit removes(const char* where)
{
    return [where](Document& document) { return document.remove(nodeAt(document, where)).has_value(); };
}

Edit moves(const char* where, int index)
{
    return [where, index](Document& document) {
        return document.move(nodeAt(document, where), index).has_value();
    };
}

Edit inserts(const char* parent, const profile::NewElement& element, std::optional<int> index = {})
{
    return [=](Document& document) {
        return document.insert(nodeAt(document, parent), element, index).has_value();
    };
}

QString text(const char* letters)
{
    return QString::fromUtf8(letters);
}

} // namespace

void TestDocumentEdits::writes_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char* name, const QByteArray& before, const Edit& edit,
                        const QByteArray& after) { QTest::newRow(name) << before << edit << after; };
    row("value", "<r><a>old</a></r>", setsAt("a", "new"), "<r><a>new</a></r>");
    row("blanks around it stay", "<r><a>\n  old\n</a></r>", setsAt("a", " new "), "<r><a>\n  new\n</a></r>");
    row("mixed content keeps its shape", "<r><a u='1'>true\n  <b>x</b>\n</a></r>", setsAt("a", "false"),
        "<r><a u='1'>false\n  <b>x</b>\n</a></r>");
    row("mixed content without a value", "<r><a>\n  <b>x</b>\n</a></r>", setsAt("a", "true"),
        "<r><a>true\n  <b>x</b>\n</a></r>");
    row("empty tag", "<r><a /></r>", setsAt("a", "v"), "<r><a>v</a></r>");
    row("markup", "<r><a>v</a></r>", setsAt("a", "a<b>&\"'"), "<r><a>a&lt;b&gt;&amp;\"'</a></r>");
    row("CDATA stays", "<r><a><![CDATA[x<y]]></a></r>", setsAt("a", "x<z"), "<r><a><![CDATA[x<z]]></a></r>");
    row("CDATA does not end early", "<r><a><![CDATA[x]]></a></r>", setsAt("a", "x]]>y"),
        "<r><a><![CDATA[x]]]]><![CDATA[>y]]></a></r>");
    row("what would end CDATA", "<r><a>]]x&gt;</a></r>", setsAt("a", "]]>"), "<r><a>]]&gt;</a></r>");
    row("raw mark after ]]", "<r><a>]]x></a></r>", setsAt("a", "]]>"), "<r><a>]]&gt;</a></r>");
    row("references that stay", "<r><a>&#65;b</a></r>", setsAt("a", "Ac"), "<r><a>&#65;c</a></r>");
    row("comment beside a value stays", "<r><a><!-- c -->b</a></r>", setsAt("a", "d"),
        "<r><a><!-- c -->d</a></r>");
    row("value removed", "<r><a> b<c/></a></r>", setsAt("a", ""), "<r><a> <c/></a></r>");
    row("attribute", "<r><a u='x' v=\"y\"/></r>", setsAt("a/@u", "it's"),
        "<r><a u='it&apos;s' v=\"y\"/></r>");
    row("new attribute takes the quotes", "<r><a u='x' /></r>", setsAt("a/@v", "1"),
        "<r><a u='x' v='1' /></r>");
    row("prefix of a path does not count", "<p:r><p:a>1</p:a></p:r>", setsAt("/AnyConnectProfile/q:a", "2"),
        "<p:r><p:a>2</p:a></p:r>");

    const profile::NewElement b{.name = text("b"), .value = text("1")};
    row("behind a sibling", "<r>\n\t<a/>\n</r>", inserts("", b), "<r>\n\t<a/>\n\t<b>1</b>\n</r>");
    row("before a sibling", "<r>\n\t<!-- a -->\n\t<a/>\n</r>", inserts("", b, 0),
        "<r>\n\t<b>1</b>\n\t<!-- a -->\n\t<a/>\n</r>");
    row("behind the comment of a line", "<r>\n <a/> <!-- a -->\n</r>", inserts("", b),
        "<r>\n <a/> <!-- a -->\n <b>1</b>\n</r>");
    row("into an empty tag", "<r>\n  <a/>\n</r>", inserts("a", b), "<r>\n  <a>\n    <b>1</b>\n  </a>\n</r>");
    row("into an empty element", "<r>\n    <a></a>\n</r>", inserts("a", b),
        "<r>\n    <a>\n        <b>1</b>\n    </a>\n</r>");
    row("into an element of blanks", "<r>\n  <a>\n  </a>\n</r>", inserts("a", b),
        "<r>\n  <a>\n    <b>1</b>\n  </a>\n</r>");
    row("behind a value", "<r>\n  <a>true</a>\n</r>", inserts("a", b),
        "<r>\n  <a>true\n    <b>1</b>\n  </a>\n</r>");
    row("where there are no lines", "<r><a/></r>", inserts("", b), "<r><a/><b>1</b></r>");
    row("the prefix of its parent", "<p:r>\r\n <p:a/>\r\n</p:r>", inserts("", b),
        "<p:r>\r\n <p:a/>\r\n <p:b>1</p:b>\r\n</p:r>");
    row("with elements inside", "<r>\n  <a/>\n</r>",
        inserts("", {.name = text("c"),
                     .attributes = {{text("x"), text("\"")}},
                     .children = {b, {.name = text("d")}}}),
        "<r>\n  <a/>\n  <c x=\"&quot;\">\n    <b>1</b>\n    <d/>\n  </c>\n</r>");
    row("in the order of the schema",
        "<r>\n <ServerList>\n  <HostEntry>\n   <HostName>n</HostName>\n   "
        "<PrimaryProtocol>SSL</PrimaryProtocol>\n"
        "  </HostEntry>\n </ServerList>\n</r>",
        setsAt("ServerList/HostEntry[1]/UserGroup", "g"),
        "<r>\n <ServerList>\n  <HostEntry>\n   <HostName>n</HostName>\n   <UserGroup>g</UserGroup>\n"
        "   <PrimaryProtocol>SSL</PrimaryProtocol>\n  </HostEntry>\n </ServerList>\n</r>");

    row("removed with its line", "<r>\r\n  <a/>\r\n  <b/>\r\n</r>", removes("a"), "<r>\r\n  <b/>\r\n</r>");
    row("a comment on its line stays", "<r>\n  <a/> <!-- c -->\n</r>", removes("a"),
        "<r>\n  <!-- c -->\n</r>");
    row("removed from a line", "<r><a/><b/></r>", removes("a"), "<r><b/></r>");

    row("moved back", "<r>\n  <a/>\n  <b/>\n  <c/>\n</r>", moves("a", 2),
        "<r>\n  <b/>\n  <c/>\n  <a/>\n</r>");
    row("moved to the front", "<r>\n  <a/>\n  <b/>\n  <c/>\n</r>", moves("c", 0),
        "<r>\n  <c/>\n  <a/>\n  <b/>\n</r>");
    row("moved with its comments", "<r>\n  <!-- a -->\n  <a/> <!-- A -->\n  <b/>\n</r>", moves("a", 1),
        "<r>\n  <b/>\n  <!-- a -->\n  <a/> <!-- A -->\n</r>");
    row("moved with the blanks behind it", "<r>\n  <a/> \t\n  <b/>  \n</r>", moves("a", 1),
        "<r>\n  <b/>  \n  <a/> \t\n</r>");
    row("moved in a line", "<r><a/><b/></r>", moves("a", 1), "<r><b/><a/></r>");
}

void TestDocumentEdits::writes()
{
    QFETCH(QByteArray, before);
    QFETCH(Edit, edit);
    QFETCH(QByteArray, after);
    Document document = Document::open(before).value();
    QVERIFY(edit(document));
    QCOMPARE(document.bytes(), after);
    document.undo();
    QCOMPARE(document.bytes(), before);
    QVERIFY(!document.canUndo() && !document.isModified());
    document.redo();
    QCOMPARE(document.bytes(), after);
}

void TestDocumentEdits::windowsFileKeepsItsLineEnds()
{
    HOLDS("C-XML-02");
    const QByteArray bytes =
        "<?xml version='1.0'?>\r\n<!-- one -->\r\n<r>\r\n  <ServerList>\r\n    <!-- two -->\r\n"
        "    <HostEntry>\r\n      <HostAddress>a.example</HostAddress>\r\n    </HostEntry>\r\n"
        "  </ServerList>\r\n</r>";
    Document document = Document::open(bytes).value();
    QVERIFY(document.setAt(path("ServerList/HostEntry[1]/HostAddress"), u"b.example:8443").has_value());
    QCOMPARE(document.bytes(), QByteArray(bytes).replace("a.example", "b.example:8443"));
    QVERIFY(document.setAt(path("ServerList/HostEntry[1]/UserGroup"), u"eng").has_value());
    const QByteArray saved = document.bytes();
    QCOMPARE(saved.count('\n'), bytes.count('\n') + 1);
    QCOMPARE(saved.count("\r\n"), saved.count('\n'));
    QCOMPARE(saved.count('\r'), saved.count('\n'));
    QVERIFY(!saved.endsWith('\n'));
    QCOMPARE(Document::open(saved)->bytes(), saved);
}

void TestDocumentEdits::koreanFileKeepsItsEncoding()
{
    HOLDS("C-XML-05");
    const QByteArray bytes = test::profileFile(QStringLiteral("euc-kr.xml"));
    Document document = Document::open(bytes).value();
    QCOMPARE(document.form().encoding, QStringLiteral("windows-949"));
    const profile::NodeId name = nodeAt(document, "ServerList/HostEntry[1]/HostName");
    QCOMPARE(document.value(name), text("서울 본사"));
    // A syllable that only CP949 has.
    QVERIFY(document.setValue(name, text("똠방 본사")).has_value());
    const QByteArray seoul("\xbc\xad\xbf\xef", 4);
    QCOMPARE(document.bytes(),
             QByteArray(bytes).replace(bytes.indexOf(seoul), 4, QByteArray("\x8c\x63\xb9\xe6", 4)));
    QCOMPARE(Document::open(document.bytes())->text(), document.text());
}

void TestDocumentEdits::lettersThatAnEncodingHasNot()
{
    HOLDS("C-XML-05");
    const QByteArray bytes = "<?xml version='1.0' encoding='ISO-8859-1'?><r><a>\xfc</a></r>";
    Document document = Document::open(bytes).value();
    QVERIFY(document.setAt(path("a"), text("ü서")).has_value());
    QCOMPARE(document.bytes(), QByteArray(bytes).replace("\xfc", "\xfc&#xC11C;"));
    QCOMPARE(document.value(nodeAt(document, "a")), text("ü서"));
    const auto named = document.insert(document.root(), {.name = text("서")});
    QCOMPARE(named.error().code, base::ErrorCode::NotEncodable);
    const auto typed = document.setText(QString(document.text()).replace(text("<a>"), text("<!--서--><a>")));
    QCOMPARE(typed.error().code, base::ErrorCode::NotEncodable);
    QCOMPARE(typed.error().place, (base::Place{1, 51}));
}

/** Two letters of Latin-1 that are one of UTF-8: bytes like these are read as UTF-8 whatever is declared. */
void TestDocumentEdits::lettersThatWouldChangeTheEncoding()
{
    HOLDS("C-XML-05");
    Document document = Document::open("<?xml version='1.0' encoding='ISO-8859-1'?><r><a>x</a></r>").value();
    QVERIFY(document.setAt(path("a"), text("Ã©")).has_value());
    QCOMPARE(Document::open(document.bytes())->value(nodeAt(document, "a")), text("Ã©"));
    QCOMPARE(document.form().encoding, QStringLiteral("ISO-8859-1"));
    // Nor may the declaration name what the bytes are not in.
    Document korean = Document::open(test::profileFile(QStringLiteral("euc-kr.xml"))).value();
    const QByteArray before = korean.bytes();
    QVERIFY(!korean.setText(QString(korean.text()).replace(text("EUC-KR"), text("ISO-8859-1"))).has_value());
    QCOMPARE(korean.bytes(), before);
}

void TestDocumentEdits::convertsToUtf8()
{
    HOLDS("C-XML-05");
    const QByteArray bytes = test::profileFile(QStringLiteral("euc-kr.xml"));
    Document document = Document::open(bytes).value();
    QVERIFY(document.convertToUtf8().has_value());
    const QByteArray converted = document.bytes();
    QVERIFY(converted.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"));
    QVERIFY(converted.contains("서울 본사"));
    const auto again = Document::open(converted);
    QCOMPARE(again->form().isMismatch, false);
    QCOMPARE(again->text(), document.text());
    QVERIFY(document.isModified());
    document.undo();
    QCOMPARE(document.bytes(), bytes);
    QVERIFY(!document.isModified());
    document.redo();
    QCOMPARE(document.bytes(), converted);
}

void TestDocumentEdits::refuses_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<base::ErrorCode>("code");
    const auto row = [](const char* name, const std::function<std::optional<base::Error>(Document&)>& edit,
                        base::ErrorCode code) {
        QTest::newRow(name) << Edit([edit, code](Document& document) {
            const auto error = edit(document);
            return error && error->code == code;
        }) << code;
    };
    const auto errorOf = [](const auto& result) {
        return result ? std::nullopt : std::optional<base::Error>(result.error());
    };
    using Code = base::ErrorCode;
    row(
        "control character", [=](Document& it) { return errorOf(it.setAt(path("a"), u"a\u0001")); },
        Code::TextNotAllowed);
    row(
        "half a character",
        [=](Document& it) { return errorOf(it.setAt(path("a"), QStringView(u"\xd83d", 1))); },
        Code::TextNotAllowed);
    row(
        "a name that is markup",
        [=](Document& it) { return errorOf(it.insert(it.root(), {.name = text("a/><b")})); },
        Code::TextNotAllowed);
    row(
        "an attribute that is markup",
        [=](Document& it) { return errorOf(it.setAttribute(it.root(), u"a='1' b", u"")); },
        Code::TextNotAllowed);
    row(
        "the root", [=](Document& it) { return errorOf(it.remove(it.root())); }, Code::TextNotAllowed);
    row(
        "an element too far", [=](Document& it) { return errorOf(it.setAt(path("a[3]"), u"1")); },
        Code::NoSuchElement);
    row(
        "an element in one too far", [=](Document& it) { return errorOf(it.setAt(path("a[3]/b"), u"1")); },
        Code::NoSuchElement);
    row(
        "broken text", [=](Document& it) { return errorOf(it.setText(u"<r><a></r>")); },
        Code::XmlNotWellFormed);
    row(
        "a second root", [=](Document& it) { return errorOf(it.setText(u"<r/><r/>")); },
        Code::XmlNotWellFormed);
    row(
        "a document type", [=](Document& it) { return errorOf(it.setText(u"<!DOCTYPE r><r/>")); },
        Code::XmlDoctypeRefused);
    row(
        "too deep",
        [=](Document& it) {
            const QString deep = QStringLiteral("<x>").repeated(63) + QStringLiteral("</x>").repeated(63);
            return errorOf(it.replace(it.content(*it.child(it.root(), u"a")), deep));
        },
        Code::XmlTooDeep);
}

void TestDocumentEdits::refuses()
{
    QFETCH(Edit, edit);
    const QByteArray bytes = "<r>\n  <a>1</a>\n</r>\n";
    Document document = Document::open(bytes).value();
    QVERIFY(edit(document));
    QCOMPARE(document.bytes(), bytes);
    QVERIFY(!document.canUndo() && !document.isModified());
    QVERIFY(document.setAt(path("a"), u"2").has_value());
    QCOMPARE(document.bytes(), QByteArray(bytes).replace('1', '2'));
}

void TestDocumentEdits::missingElementsAreWritten()
{
    Document document =
        Document::open("<r>\n  <ServerList>\n    <HostEntry/>\n  </ServerList>\n</r>\n").value();
    QVERIFY(document.setAt(path("ClientInitialization/AutoConnectOnStart/@UserControllable"), u"true")
                .has_value());
    QVERIFY(document.setAt(path("ServerList/HostEntry[2]/HostName"), text("서울")).has_value());
    QCOMPARE(document.text(),
             text("<r>\n  <ClientInitialization>\n"
                  "    <AutoConnectOnStart UserControllable=\"true\"/>\n  </ClientInitialization>\n"
                  "  <ServerList>\n    <HostEntry/>\n    <HostEntry>\n"
                  "      <HostName>서울</HostName>\n    </HostEntry>\n  </ServerList>\n</r>\n"));
    QCOMPARE(document.pathOf(nodeAt(document, "ServerList/HostEntry[2]/HostName")).text(),
             QStringLiteral("ServerList/HostEntry[2]/HostName"));
}

void TestDocumentEdits::newProfile()
{
    Document document = Document::create();
    QVERIFY(!document.isModified() && !document.canUndo());
    QVERIFY(document.setAt(path("ServerList/HostEntry[1]/HostName"), text("서울")).has_value());
    const auto profile = profile::readProfile(document);
    QVERIFY(profile.has_value());
    QCOMPARE(profile->hosts.size(), 1U);
    QCOMPARE(profile->hosts[0].name, text("서울"));
    QCOMPARE(profile->nameSpace, QStringLiteral("http://schemas.xmlsoap.org/encoding/"));
}

QTEST_APPLESS_MAIN(TestDocumentEdits)
#include "tst_document_edits.moc"
