// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor makes and saves, read by programs of others: openconnect and xmllint.
#include "PageBench.h"
#include "Warnings.h"
#include "profile/Schema.h"
#include "profiles/FieldRow.h"
#include "profiles/HostPane.h"
#include "profiles/ProfileTabs.h"
#include "profiles/ProfilesPage.h"
#include "profiles/RepeatedField.h"
#include "profiles/ServerList.h"

#include <QFile>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::profiles;

namespace {

constexpr QLatin1StringView backupPath("ServerList/HostEntry/BackupServerList/HostAddress");

struct Answer
{
    int code = -1;
    QString text;
};

Answer ask(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished())
        return {-1, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

/** Debian keeps openconnect where only root looks. */
QString find(const QString& program)
{
    const QString found = QStandardPaths::findExecutable(program);
    return found.isEmpty() ? QStandardPaths::findExecutable(program, {QStringLiteral("/usr/sbin")}) : found;
}

} // namespace

class TestProfileReaders final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void openconnectReadsIt();
    void xmllintReadsIt();
    void anEditedFileIsStillRead();

private:
    [[nodiscard]] QLineEdit& line(QLatin1StringView path) const;
    void type(QLatin1StringView path, const QString& text) const;
    /** From scratch, by the keyboard: two servers, one with a group and a backup. */
    void makeProfile();
    [[nodiscard]] ProfileEditor& editor() const { return m_page->editor(); }
    [[nodiscard]] ProfileTabs& tabs() const { return m_page->tabs(); }

    std::unique_ptr<test::WarningTrap> m_trap;
    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProfilesPage> m_page;
    QString m_file;
};

void TestProfileReaders::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_bench = std::make_unique<test::PageBench>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("made.xml"));
    m_page = std::make_unique<ProfilesPage>(m_bench->surroundings);
    m_page->resize(1200, 752);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    makeProfile();
}

void TestProfileReaders::cleanup()
{
    m_page.reset();
    m_bench.reset();
    QCOMPARE(m_trap->taken(), QStringList());
    m_trap.reset();
}

QLineEdit& TestProfileReaders::line(QLatin1StringView path) const
{
    for (FieldRow* row : tabs().host().findChildren<FieldRow*>()) {
        if (row->field().path == path && row->isVisible())
            return static_cast<QLineEdit&>(row->control());
    }
    qFatal("no row for %s", path.data());
}

void TestProfileReaders::type(QLatin1StringView path, const QString& text) const
{
    QLineEdit& field = line(path);
    field.setFocus();
    field.selectAll();
    // As from an input method: QTest has no keys for Hangul.
    QInputMethodEvent typed;
    typed.setCommitString(text);
    QApplication::sendEvent(&field, &typed);
}

void TestProfileReaders::makeProfile()
{
    editor().create();
    for (const char* name : {"Seoul", "Tokyo"}) {
        tabs().servers().add();
        // The keyboard is already where the name is typed.
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(name));
        type(QLatin1StringView("ServerList/HostEntry/HostAddress"), QStringLiteral("127.0.0.1:1"));
    }
    editor().setHost(editor().hosts().front());
    type(QLatin1StringView("ServerList/HostEntry/UserGroup"), QStringLiteral("eng"));
    for (RepeatedField* list : tabs().host().findChildren<RepeatedField*>()) {
        if (list->field().path == backupPath)
            QTest::mouseClick(&list->addButton(), Qt::LeftButton);
    }
    type(backupPath, QStringLiteral("https://127.0.0.1:2/eng"));
    editor().saveAs(m_file);
    QVERIFY(!editor().isModified());
}

void TestProfileReaders::openconnectReadsIt()
{
    const QString openconnect = find(QStringLiteral("openconnect"));
    if (openconnect.isEmpty())
        QSKIP("openconnect is not installed.");
    const auto sign = [&](const QString& name) {
        // Port 1 of this machine answers nobody: how far it comes is all that is wanted.
        return ask(openconnect,
                   {QStringLiteral("--xmlconfig=") + m_file, QStringLiteral("--non-inter"), name})
            .text;
    };
    const QString seoul = sign(QStringLiteral("Seoul"));
    QVERIFY2(seoul.contains(QLatin1String("Host \"Seoul\" has address \"127.0.0.1:1\"")), qPrintable(seoul));
    QVERIFY2(seoul.contains(QLatin1String("Host \"Seoul\" has UserGroup \"eng\"")), qPrintable(seoul));
    const QString tokyo = sign(QStringLiteral("Tokyo"));
    QVERIFY2(tokyo.contains(QLatin1String("Host \"Tokyo\" has address \"127.0.0.1:1\"")), qPrintable(tokyo));
    QVERIFY2(!tokyo.contains(QLatin1String("has UserGroup")), qPrintable(tokyo));
}

void TestProfileReaders::xmllintReadsIt()
{
    const QString xmllint = find(QStringLiteral("xmllint"));
    if (xmllint.isEmpty())
        QSKIP("xmllint is not installed (libxml2-utils).");
    QFile schema(m_folder->filePath(QStringLiteral("profile.rng")));
    QVERIFY(schema.open(QIODevice::WriteOnly));
    schema.write(profile::relaxNgSchema().toUtf8());
    schema.close();
    const Answer answer = ask(xmllint, {QStringLiteral("--noout"), QStringLiteral("--nonet"),
                                        QStringLiteral("--relaxng"), schema.fileName(), m_file});
    QVERIFY2(answer.code == 0, qPrintable(answer.text));
}

void TestProfileReaders::anEditedFileIsStillRead()
{
    const QString openconnect = find(QStringLiteral("openconnect"));
    const QString xmllint = find(QStringLiteral("xmllint"));
    if (openconnect.isEmpty() || xmllint.isEmpty())
        QSKIP("openconnect or xmllint is not installed.");
    type(QLatin1StringView("ServerList/HostEntry/HostName"), QStringLiteral("R&D <서울> \"A\""));
    editor().setHost(editor().hosts().back());
    tabs().servers().removeCurrent();
    editor().save();
    QVERIFY(!editor().isModified());
    const Answer read = ask(xmllint, {QStringLiteral("--noout"), QStringLiteral("--nonet"), m_file});
    QVERIFY2(read.code == 0, qPrintable(read.text));
    const QString found =
        ask(openconnect, {QStringLiteral("--xmlconfig=") + m_file, QStringLiteral("--non-inter"),
                          QStringLiteral("R&D <서울> \"A\"")})
            .text;
    QVERIFY2(found.contains(QLatin1String("has address \"127.0.0.1:1\"")), qPrintable(found));
    const QString gone = ask(openconnect, {QStringLiteral("--xmlconfig=") + m_file,
                                           QStringLiteral("--non-inter"), QStringLiteral("Tokyo.invalid")})
                             .text;
    QVERIFY2(gone.contains(QLatin1String("not listed in config")), qPrintable(gone));
}

QTEST_MAIN(TestProfileReaders)
#include "tst_profilereaders.moc"
