// SPDX-License-Identifier: GPL-3.0-or-later
#include "ScriptedGateway.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "shell/EngineLink.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;

namespace {

constexpr int patience = 30'000;

} // namespace

/** What the user set for sign-ins, on its way from the window to the gateway's form. */
class TestSignInNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theKeptNameStandsInTheForm();
};

void TestSignInNames::theKeptNameStandsInTheForm()
{
    test::GatewayProcess process;
    const test::ScriptedGateway gateway(process, QStringLiteral("password"));
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("lab.xml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("<AnyConnectProfile><ServerList><HostEntry><HostName>Lab</HostName>"
                              "<HostAddress>127.0.0.1:%1</HostAddress></HostEntry></ServerList>"
                              "</AnyConnectProfile>")
                   .arg(gateway.port())
                   .toUtf8());
    file.close();
    const base::MachineClock clock;
    kit::EngineView view;
    const shell::EngineLink link({folder.path(), QStringLiteral("naru"), false}, clock, view);
    // Also a name that is set later counts from the next attempt on.
    engine::Settings settings;
    settings.user.userName = QStringLiteral("김철수");
    view.setSettings(settings);
    view.openFiles({file.fileName()});
    QTRY_VERIFY(view.profile());

    kit::SessionView& session = view.session();
    session.connectGateway({QStringLiteral("Lab"), ogs::Trigger::Connection});
    QTRY_VERIFY_WITH_TIMEOUT(std::holds_alternative<engine::CertificateQuestion>(session.question()),
                             patience);
    session.acceptCertificate(false);
    QTRY_VERIFY_WITH_TIMEOUT(std::holds_alternative<engine::FormQuestion>(session.question()), patience);
    const tunnel::Form form = std::get<engine::FormQuestion>(session.question()).form;
    const tunnel::FormField* name = form.field(u"username");
    QVERIFY(name);
    QCOMPARE(name->value, QStringLiteral("김철수"));
    session.giveUpSignIn();
}

QTEST_MAIN(TestSignInNames)
#include "tst_signinnames.moc"
