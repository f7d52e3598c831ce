// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProxyReading.h"
#include "Warnings.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru::host;
using namespace std::chrono_literals;

class TestProxyReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void environmentWithoutDesktop();
    void gnome();
    void gnomeIsNotAskedElsewhere();
    void noneOfGnomeLeavesItToTheEnvironment();
    void gsettingsMissing();
    void gsettingsFails();
    void gsettingsHangs();
    void gsettingsPrintsWithoutEnd();
    void goneWhileGsettingsRuns();
    void kde();
    void kdeInItsUsualPlace();

private:
    void write(const QString& name, const QByteArray& text);
    ProxySettings read(std::chrono::milliseconds limit = 20s);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<naru::test::WarningTrap> m_warnings;
    QProcessEnvironment m_environment;
};

namespace {

const ProxySettings ofEnvironment{ProxySettings::Fixed{"env.example", 1}, false, {}};

} // namespace

void TestProxyReading::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_warnings = std::make_unique<naru::test::WarningTrap>();
    m_environment = {};
    m_environment.insert("PATH", m_folder->path());
    m_environment.insert("HOME", m_folder->path());
    m_environment.insert("https_proxy", "http://env.example:1");
}

void TestProxyReading::cleanup()
{
    QCOMPARE(m_warnings->taken(), QStringList());
    m_warnings.reset();
}

void TestProxyReading::write(const QString& name, const QByteArray& text)
{
    const QString path = m_folder->filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

ProxySettings TestProxyReading::read(std::chrono::milliseconds limit)
{
    ProxyReading reading(m_environment, limit);
    QSignalSpy finished(&reading, &ProxyReading::finished);
    reading.start();
    if (finished.isEmpty() && !finished.wait(30000))
        qCritical("no answer");
    return reading.settings();
}

void TestProxyReading::environmentWithoutDesktop()
{
    QCOMPARE(read(), ofEnvironment);
}

void TestProxyReading::gnome()
{
    HOLDS("OGS-26");
    m_environment.insert("XDG_CURRENT_DESKTOP", "ubuntu:GNOME");
    write("gsettings", "#!/bin/sh\n[ \"$*\" = 'list-recursively org.gnome.system.proxy' ] || exit 1\n"
                       "echo \"org.gnome.system.proxy mode 'auto'\"\n"
                       "echo \"org.gnome.system.proxy autoconfig-url 'http://wpad/x'\"\n");
    QCOMPARE(read(), (ProxySettings{{}, true, "http://wpad/x"}));
}

void TestProxyReading::gnomeIsNotAskedElsewhere()
{
    m_environment.insert("XDG_CURRENT_DESKTOP", "XFCE");
    write("gsettings", "#!/bin/sh\necho \"org.gnome.system.proxy mode 'auto'\"\n");
    QCOMPARE(read(), ofEnvironment);
}

void TestProxyReading::noneOfGnomeLeavesItToTheEnvironment()
{
    m_environment.insert("XDG_CURRENT_DESKTOP", "GNOME");
    write("gsettings", "#!/bin/sh\necho \"org.gnome.system.proxy mode 'none'\"\n");
    QCOMPARE(read(), ofEnvironment);
}

void TestProxyReading::gsettingsMissing()
{
    m_environment.insert("XDG_CURRENT_DESKTOP", "GNOME");
    QCOMPARE(read(), ofEnvironment);
    write("gsettings", "#!/no/such/interpreter\n");
    QCOMPARE(read(), ofEnvironment);
}

void TestProxyReading::gsettingsFails()
{
    m_environment.insert("XDG_CURRENT_DESKTOP", "GNOME");
    write("gsettings",
          "#!/bin/sh\necho \"org.gnome.system.proxy mode 'auto'\"\necho No schema >&2\nexit 1\n");
    QCOMPARE(read(), ofEnvironment);
}

void TestProxyReading::gsettingsHangs()
{
    m_environment.insert("XDG_CURRENT_DESKTOP", "GNOME");
    write("gsettings", "#!/bin/sh\necho \"org.gnome.system.proxy mode 'auto'\"\nexec /bin/sleep 600\n");
    QCOMPARE(read(100ms), ofEnvironment);
}

void TestProxyReading::gsettingsPrintsWithoutEnd()
{
    m_environment.insert("XDG_CURRENT_DESKTOP", "GNOME");
    write("gsettings", "#!/bin/sh\nwhile :; do echo \"org.gnome.system.proxy mode 'auto'\"; done\n");
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(read(60s), ofEnvironment);
    QVERIFY(!clock.hasExpired(30000));
}

void TestProxyReading::goneWhileGsettingsRuns()
{
    m_environment.insert("XDG_CURRENT_DESKTOP", "GNOME");
    write("gsettings", "#!/bin/sh\nexec /bin/sleep 600\n");
    ProxyReading reading(m_environment, 60s);
    reading.start();
}

void TestProxyReading::kde()
{
    HOLDS("OGS-26");
    m_environment.insert("XDG_CURRENT_DESKTOP", "KDE");
    m_environment.insert("XDG_CONFIG_HOME", m_folder->filePath("config"));
    QCOMPARE(read(), ofEnvironment);
    write("config/kioslaverc", "[Proxy Settings]\nProxyType=3\n");
    QCOMPARE(read(), (ProxySettings{{}, true, {}}));
    write("config/kioslaverc", "[Proxy Settings]\nProxyType=0\n");
    QCOMPARE(read(), ofEnvironment);
}

void TestProxyReading::kdeInItsUsualPlace()
{
    m_environment.insert("XDG_CURRENT_DESKTOP", "KDE");
    write(".config/kioslaverc", "[Proxy Settings]\nProxyType=1\nhttpsProxy=http://kde.example 3128\n");
    QCOMPARE(read(), (ProxySettings{ProxySettings::Fixed{"kde.example", 3128}, false, {}}));
    QCOMPARE(ProxyReading::files(m_environment), QStringList{m_folder->filePath(".config/kioslaverc")});
}

QTEST_GUILESS_MAIN(TestProxyReading)
#include "tst_host_proxy_reading.moc"
