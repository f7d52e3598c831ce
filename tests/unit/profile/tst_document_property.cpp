// SPDX-License-Identifier: GPL-3.0-or-later
#include "GeneratedProfile.h"
#include "Holds.h"
#include "ProfileFiles.h"

#include <QDir>
#include <QTest>

#include <map>

using namespace naru;
using profile::Document;

/** Whatever the profile: what is not edited stays as it is, byte for byte. */
class TestDocumentProperty : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void savesWhatItOpened_data();
    void savesWhatItOpened();
    void oneEditChangesOneRange_data();
    void oneEditChangesOneRange();
    void undoGivesTheSameBytes_data();
    void undoGivesTheSameBytes();
    void everyStateIsWhatItsBytesSay_data();
    void everyStateIsWhatItsBytesSay();

private:
    void addProfiles();

    std::uint64_t m_seed = 0;
    std::vector<std::pair<QByteArray, QByteArray>> m_profiles;
};

namespace {

constexpr int generatedCount = 200;
constexpr int editedElements = 25;

std::map<profile::NodeId, QString> sayings(const Document& document)
{
    std::map<profile::NodeId, QString> all;
    for (const profile::NodeId id : test::nodesOf(document))
        all[id] = test::sayingOf(document, id);
    return all;
}

/** The bytes of `before` with a part replaced by that of `after`: where the two differ is inside the range
 * that the document names as changed. */
bool differsOnlyIn(const Document& after, profile::TextRange range, const QByteArray& before)
{
    const QByteArray now = after.bytes();
    const profile::TextRange bytes = after.byteRange(range);
    const qsizetype behind = now.size() - bytes.end;
    return now.first(bytes.begin) == before.first(std::min(bytes.begin, before.size())) &&
           now.last(behind) == before.last(std::min(behind, before.size()));
}

} // namespace

void TestDocumentProperty::initTestCase()
{
    m_seed = test::seedOfTest();
    if (const auto corpus = test::corpusOfProfiles()) {
        const QStringList files = QDir(*corpus).entryList({QStringLiteral("*.xml")});
        for (const QString& file : files)
            m_profiles.emplace_back(file.toUtf8(), test::bytesOf(*corpus + u'/' + file));
    } else {
        qWarning("no corpus of profiles on this machine: only the generated ones");
    }
    const QString data = qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/data/profile";
    const QStringList files = QDir(data).entryList({QStringLiteral("*.xml")});
    for (const QString& file : files)
        m_profiles.emplace_back(file.toUtf8(), test::profileFile(file));
    test::Chance chance(m_seed);
    for (int i = 0; i < generatedCount; ++i)
        m_profiles.emplace_back("generated " + QByteArray::number(i), test::generatedProfile(chance));
    // What is not well-formed is not for the document.
    std::erase_if(m_profiles, [](const auto& it) {
        const auto opened = Document::open(it.second);
        if (!opened && it.first.startsWith("generated"))
            qFatal("not well-formed: %s", it.second.constData());
        return !opened;
    });
    QVERIFY(m_profiles.size() >= generatedCount);
}

void TestDocumentProperty::addProfiles()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const auto& [name, bytes] : m_profiles)
        QTest::newRow(name.constData()) << bytes;
}

void TestDocumentProperty::savesWhatItOpened_data()
{
    addProfiles();
}

void TestDocumentProperty::savesWhatItOpened()
{
    QFETCH(QByteArray, bytes);
    const auto document = Document::open(bytes);
    QVERIFY(document.has_value());
    QCOMPARE(document->bytes(), bytes);
    QVERIFY(!document->isModified() && !document->canUndo());
}

void TestDocumentProperty::oneEditChangesOneRange_data()
{
    addProfiles();
}

void TestDocumentProperty::oneEditChangesOneRange()
{
    QFETCH(QByteArray, bytes);
    test::Chance chance(m_seed + qHash(bytes));
    const Document opened = Document::open(bytes).value();
    const auto before = sayings(opened);
    const std::vector<profile::NodeId> nodes = test::nodesOf(opened);
    for (int i = 0; i < editedElements; ++i) {
        const profile::NodeId id = chance.of(nodes);
        Document document = opened;
        const QString value = test::someValue(chance);
        const QString old = document.value(id);
        QVERIFY2(document.setValue(id, value).has_value(), qPrintable(value));
        QCOMPARE(document.value(id), value);
        QVERIFY(document.isModified() == (value != old));
        const auto ranges = document.changedRanges();
        QCOMPARE(ranges.size(), value == old ? 0U : 1U);
        if (!ranges.empty())
            QVERIFY(differsOnlyIn(document, ranges.front(), bytes));
        for (const auto& [other, was] : before) {
            if (other != id)
                QCOMPARE(test::sayingOf(document, other), was);
        }
        const auto again = Document::open(document.bytes());
        QVERIFY(again.has_value());
        QCOMPARE(again->text(), document.text());
        document.undo();
        QCOMPARE(document.bytes(), bytes);
    }
}

void TestDocumentProperty::undoGivesTheSameBytes_data()
{
    addProfiles();
}

void TestDocumentProperty::undoGivesTheSameBytes()
{
    QFETCH(QByteArray, bytes);
    test::Chance chance(m_seed ^ qHash(bytes));
    for (int i = 0; i < 20; ++i) {
        Document document = Document::open(bytes).value();
        const auto before = sayings(document);
        if (!test::randomEdit(document, chance) || !document.canUndo()) {
            QCOMPARE(document.bytes(), bytes);
            QVERIFY(sayings(document) == before);
            continue;
        }
        const QByteArray edited = document.bytes();
        const auto after = sayings(document);
        document.undo();
        QCOMPARE(document.bytes(), bytes);
        QVERIFY(!document.isModified());
        QVERIFY(sayings(document) == before);
        document.redo();
        QCOMPARE(document.bytes(), edited);
        QVERIFY(sayings(document) == after);
    }
}

void TestDocumentProperty::everyStateIsWhatItsBytesSay_data()
{
    addProfiles();
}

/** Edits, undo, redo and saving in any order. */
void TestDocumentProperty::everyStateIsWhatItsBytesSay()
{
    QFETCH(QByteArray, bytes);
    test::Chance chance(m_seed * 31 + qHash(bytes));
    Document document = Document::open(bytes).value();
    QByteArray saved = bytes;
    for (int i = 0; i < 40; ++i) {
        const int act = chance.below(10);
        if (act < 6)
            test::randomEdit(document, chance);
        else if (act < 8)
            document.undo();
        else if (act < 9)
            document.redo();
        else if (chance.oneIn(3)) {
            document.markSaved();
            saved = document.bytes();
        }
        const auto again = Document::open(document.bytes());
        QVERIFY2(again.has_value(), document.text().toUtf8().constData());
        QCOMPARE(again->text(), document.text());
        QCOMPARE(test::outlineOf(document), test::outlineOf(*again));
        if (document.changedRanges().empty())
            QCOMPARE(document.bytes(), saved);
        else
            QVERIFY(document.isModified());
    }
    while (document.canUndo())
        document.undo();
    QCOMPARE(document.bytes(), bytes);
}

QTEST_APPLESS_MAIN(TestDocumentProperty)
#include "tst_document_property.moc"
