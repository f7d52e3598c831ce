// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShownTexts.h"
#include "Sights.h"
#include "Warnings.h"
#include "shell/TrayMenu.h"

#include <QAccessible>
#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

using namespace naru;

/**
 * The program in a language in which every string is accented, in brackets and 40 % longer (pseudo.py): what
 * is plain was never translated, and what is cut off will be in other languages.
 */
class TestPseudo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyTextIsTranslatedAndFits_data();
    void everyTextIsTranslatedAndFits();
    void theTrayIsTranslated();
    void cleanupTestCase();

private:
    test::WarningTrap m_warnings;
    std::unique_ptr<test::Stage> m_stage;
};

namespace {

/** What is right in any language, each with its reason. */
struct Plain
{
    const char* reason;
    const char* words;
};
constexpr Plain plains[]{
    {"hosts, addresses and what follows them",
     R"(\w+://[\d.]+[\w/]*|(\w+://)?[\w.:/-]*\b[\w-]+\.example(\.net)?\b[\w./:+-]*)"},
    {"hexadecimal addresses and keys", R"(\b(fd|fe80|2001)[\da-f:.]*|pin-(sha256)?|sha256:[\w+/=]+)"},
    {"files and folders", R"((/[\w.-]+)+|[\w-]+\.(xml|jsonl?|txt|pcapng?|zip|csv|png|svg|log|pem|der)\b)"},
    {"names of the samples, some broken where a column is narrow",
     R"(\b(Seoul|Tokyo|Osaka|São|Paulo|Frankfurt|Virginia|Frankf?u?|u?rt|Virgin|ia|Example (Corp|CA)|user1|eng)\b)"},
    {"what the sample's gateway asks", R"(\b(GROUP|USERNAME|PASSWORD|CODE)\b|\bvpn-\d)"},
    {"a scenario that begins", R"(\b[Mm]y[- ]scenario\b)"},
    {"other programs", R"(\bSecure Client \d)"},
    {"messages of TLS", R"(\bApplication Data\b|\bCertificate …)"},
    {"the sample's certificate", R"(\b(C|O|OU|CN|EA)=[^,⟧]*|\bKim Minji\b|\bISSUER-CN\b)"},
    {"the ends of a key", R"(\b[0-9a-f]{8} … \S+)"},
    {"values of a profile", R"(: All⟧)"},
    {"a language by its own name", R"(\bEnglish\b)"},
    {"keys", R"(\b(Ctrl|Shift|Alt)\+\S+)"},
    {"units", R"(\b(ms|kB|MB|GB|GiB|MiB|KiB|px)\b)"},
    {"dates are the locale's", R"(\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b)"},
    {"protocols and formats",
     R"(\b(TCP|TLS|HTTPS?|DNS|RTT|OGS|UTF|LF|CRLF|PNG|CSV|SVG|HTML|PDF|XML|JSON|SYN|ACK|FIN|RST|IPv[46])\b)"},
    {"the program", R"(\bNaru\b)"},
    {"elements of a profile and their values", R"(\b[A-Z][a-z]+([A-Z][A-Za-z]*)+\b|\b(true|false)\b)"},
    {"cipher suites", R"(\b[A-Z]+[-_]([A-Z\d]+[-_])+[A-Z\d]+\b)"},
    {"time zones", R"(\bUTC\b)"},
    {"what is elided: told of by the other question", "\\S*…\\S*"},
    {"devices", R"(\b(wlan0|tun0|naru0)\b)"},
};

QString withoutPlain(QString text)
{
    static const QList<QRegularExpression> allowed = [] {
        QList<QRegularExpression> list;
        for (const Plain& plain : plains)
            list.append(QRegularExpression(QString::fromUtf8(plain.words)));
        return list;
    }();
    for (const QRegularExpression& words : allowed)
        text.remove(words);
    return text;
}

/** Of what these draw nothing is meant for translation: sources and commands. */
constexpr const char* plainPlaces = "SourceView|CaptureHelp|SourceExcerpt|BrowserDialog";

/**
 * Models and scenarios bring their texts along, in both languages (ADR 8), and the ids of what they simulate:
 * all that is between quotation marks there. That both languages are shown is asked of the whole window
 * elsewhere.
 */
QSet<QString> wordsOfModels()
{
    QSet<QString> words;
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    const QString root = qEnvironmentVariable("NARU_SOURCE_DIR");
    for (const char* folder : {"/app/sim", "/resources/scenarios", "/ui/simulator/words"}) {
        QDirIterator files(root + QString::fromLatin1(folder),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.json")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                qFatal("cannot read a source");
            for (auto found = word.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
                words.insert(found.next().captured());
        }
    }
    return words;
}

/** Words in plain letters that nothing allows. `isOfModel`: the simulator is on the screen. */
QStringList hardCoded(const std::vector<test::ShownText>& texts, bool isOfModel)
{
    static const QRegularExpression word(QStringLiteral("(?<![\\p{L}\\d])[A-Za-z]{2,}(?![\\p{L}])"));
    static const QRegularExpression places(QString::fromLatin1(plainPlaces));
    static const QSet<QString> models = wordsOfModels();
    QStringList faults;
    for (const test::ShownText& text : texts) {
        if (text.where.contains(places))
            continue;
        for (auto found = word.globalMatch(withoutPlain(text.text)); found.hasNext();) {
            const QString plain = found.next().captured();
            if (!isOfModel || !models.contains(plain))
                faults.append(u'\u201c' % plain % QStringLiteral("” in “") % text.text % u'\u201d' %
                              QStringLiteral(": ") % text.where);
        }
    }
    faults.removeDuplicates();
    return faults;
}

} // namespace

void TestPseudo::initTestCase()
{
    // Of the two catalogues of that name the program's own would be found first.
    Q_CLEANUP_RESOURCE(naru_translations);
    QAccessible::setActive(true);
    m_stage = std::make_unique<test::Stage>(wording::Language::English);
    QVERIFY(m_stage->window().page(0).title().startsWith(u'\u27e6'));
}

void TestPseudo::everyTextIsTranslatedAndFits_data()
{
    QTest::addColumn<int>("sight");
    const auto all = test::allSights();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name.constData()) << int(i);
}

void TestPseudo::everyTextIsTranslatedAndFits()
{
    QFETCH(int, sight);
    QWidget* top = test::allSights()[std::size_t(sight)].show(*m_stage);
    static const QRegularExpression models(QStringLiteral("^simulator|^run-until|^script|^scenario"));
    const bool isOfModel = QString::fromLatin1(QTest::currentDataTag()).contains(models);
    QStringList faults = hardCoded(test::paintedTexts(*top), isOfModel) +
                         hardCoded(test::sceneTexts(*top), isOfModel) +
                         hardCoded(test::hiddenTexts(*top), isOfModel);
    faults += test::cutOffTexts(*top, {});
    const QString folder = qEnvironmentVariable("NARU_PICTURES");
    if (!folder.isEmpty())
        top->grab().save(
            QDir(folder).filePath(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".png")));
    test::leave(*m_stage, top);
    QVERIFY2(faults.isEmpty(), test::told(faults).constData());
}

void TestPseudo::theTrayIsTranslated()
{
    m_stage->show(0, shell::SampleData::State::Connected);
    QWidget holder;
    holder.show();
    auto* menu = new shell::TrayMenu(m_stage->surroundings(), &holder);
    QVERIFY(!menu->actions().isEmpty());
    const QStringList faults = hardCoded(test::hiddenTexts(holder), false);
    QVERIFY2(faults.isEmpty(), test::told(faults).constData());
}

void TestPseudo::cleanupTestCase()
{
    m_stage.reset();
    QCOMPARE(m_warnings.taken(), QStringList());
}

QTEST_MAIN(TestPseudo)
#include "tst_pseudo.moc"
