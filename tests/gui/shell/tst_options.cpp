// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Documents.h"
#include "shell/Options.h"
#include "shell/TypedAddress.h"
#include "shell/WarningCounter.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;

class tst_Options : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsThem();
    void refusesWhatItDoesNotKnow_data();
    void refusesWhatItDoesNotKnow();
    void aTypedAddressIsAGateway_data();
    void aTypedAddressIsAGateway();
    void aTypedAddressMayBeWrong();
    void filesGoToTheirPages();
    void warningsAreCounted();
};

namespace {

std::expected<shell::Options, QString> read(const QStringList& arguments)
{
    return shell::readOptions(QStringList(QStringLiteral("naru")) + arguments);
}

} // namespace

void tst_Options::readsThem()
{
    const auto options =
        read({QStringLiteral("--language"), QStringLiteral("ko"), QStringLiteral("--theme=dark"),
              QStringLiteral("--screenshots"), QStringLiteral("out"), QStringLiteral("--size=1024x640"),
              QStringLiteral("--demo"), QStringLiteral("corp.xml")});
    QVERIFY(options);
    QCOMPARE(options->language, std::optional(wording::Language::Korean));
    QCOMPARE(options->scheme, std::optional(kit::Theme::Scheme::Dark));
    QCOMPARE(options->screenshots, std::optional(QStringLiteral("out")));
    QCOMPARE(options->size, QSize(1024, 640));
    QVERIFY(options->demo);
    QVERIFY(!options->selfTest);
    QCOMPARE(options->files, QStringList(QStringLiteral("corp.xml")));
}

void tst_Options::refusesWhatItDoesNotKnow_data()
{
    QTest::addColumn<QString>("argument");
    QTest::newRow("language") << QStringLiteral("--language=de");
    QTest::newRow("theme") << QStringLiteral("--theme=pink");
    QTest::newRow("size") << QStringLiteral("--size=0x9");
    QTest::newRow("unknown") << QStringLiteral("--nothing");
}

void tst_Options::refusesWhatItDoesNotKnow()
{
    QFETCH(QString, argument);
    const auto options = read({argument});
    QVERIFY(!options);
    QVERIFY(!options.error().isEmpty());
}

void tst_Options::aTypedAddressIsAGateway_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("group");
    QTest::newRow("name") << "vpn.example.net"
                          << "vpn.example.net:443"
                          << "";
    QTest::newRow("all") << "vpn.example.net:8443/eng"
                         << "vpn.example.net:8443"
                         << "eng";
    QTest::newRow("blanks") << "  vpn.example.net "
                            << "vpn.example.net:443"
                            << "";
    QTest::newRow("v6") << "[2001:db8::1]:8443"
                        << "[2001:db8::1]:8443"
                        << "";
}

void tst_Options::aTypedAddressIsAGateway()
{
    QFETCH(QString, typed);
    const auto profile = shell::profileOfAddress(typed);
    QVERIFY(profile);
    QCOMPARE(profile->hosts.size(), size_t(1));
    QTEST(profile->hosts[0].target->text(), "target");
    QTEST(profile->hosts[0].group, "group");
}

void tst_Options::aTypedAddressMayBeWrong()
{
    for (const char* typed : {"", "http://", ":443", "<b>"}) {
        const auto profile = shell::profileOfAddress(QString::fromLatin1(typed));
        QVERIFY2(!profile, typed);
        QCOMPARE(profile.error().code, base::ErrorCode::AddressInvalid);
    }
}

/** By what they are where that can be seen, else by their names. */
void tst_Options::filesGoToTheirPages()
{
    QTemporaryDir folder;
    const auto file = [&](const char* name, const QByteArray& bytes) {
        QFile out(folder.filePath(QString::fromLatin1(name)));
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() ? out.fileName()
                                                                                  : QString();
    };
    const QString profile = file("corp.xml", "<AnyConnectProfile/>");
    const QString zip = file("a.naru.zip", QByteArray("PK\3\4", 4) + QByteArray(30, '\0'));
    const QString capture =
        file("run.cap", QByteArray::fromHex("d4c3b2a1020004000000000000000000ffff000001000000"));
    const QString log = file("AnyConnect.txt", "Date : 01/01/2026");
    // The name says nothing of it.
    const QString rotated = file("naru.log.1", QByteArray(42, '*') + "\nDate        : 01/01/2026\n");
    const QString scenario = file("mine.json", "{}");
    const shell::Documents documents = shell::sortDocuments({scenario, zip, profile, log, rotated, capture});
    QCOMPARE(documents.profiles, QStringList{profile});
    QCOMPARE(documents.scenarios, QStringList{scenario});
    QCOMPARE(documents.evidence, QStringList({zip, log, rotated, capture}));
    QCOMPARE(shell::sortDocuments({QStringLiteral("gone.xml")}).profiles.size(), 1);
}

void tst_Options::warningsAreCounted()
{
    QVERIFY(shell::WarningCounter::isAllowed(
        QStringLiteral("This plugin does not support propagateSizeHints()")));
    QVERIFY(!shell::WarningCounter::isAllowed(QStringLiteral("qrc:/a.qml:1: ReferenceError")));
    const shell::WarningCounter counter;
    qWarning("one");
    qWarning("This plugin does not support propagateSizeHints()");
    qInfo("no warning");
    QCOMPARE(counter.count(), 1);
}

QTEST_MAIN(tst_Options)
#include "tst_options.moc"
