// SPDX-License-Identifier: GPL-3.0-or-later
#include "Samples.h"
#include "Sights.h"
#include "connect/BrowserDialog.h"
#include "evidence/EvidencePage.h"
#include "evidence/SupportDialog.h"
#include "kit/EngineView.h"
#include "kit/SessionView.h"
#include "profiles/CertificateDialog.h"
#include "profiles/CompareDialog.h"
#include "profiles/ImportDialog.h"
#include "profiles/KnownDialog.h"
#include "profiles/MergeDialog.h"
#include "profiles/ProfilesPage.h"
#include "simulator/SimulatorPage.h"
#include "simulator/desk/RunUntilDialog.h"
#include "simulator/desk/ScriptDialog.h"
#include "simulator/desk/TransportBar.h"
#include "simulator/library/ScenarioEditor.h"

#include <QApplication>
#include <QDir>
#include <QTest>

namespace naru::test {

namespace {

/** The sight of the pages that the dialog stands over. */
void goTo(Stage& stage, const char* page)
{
    const auto& sights = pageSights();
    std::ranges::find(sights, QByteArray(page), &Sight::name)->show(stage);
}

QWidget* opened(QDialog* dialog)
{
    if (!dialog->isVisible())
        dialog->open();
    dialog->activateWindow();
    (void)QTest::qWaitForWindowActive(dialog);
    settle();
    return dialog;
}

QDialog* topDialog()
{
    QDialog* top = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
            top = dialog;
    }
    if (!top)
        qFatal("there is no dialog");
    return top;
}

QWidget* question(Stage& stage, kit::Question question)
{
    stage.show(0, shell::SampleData::State::SigningIn);
    stage.interior().engine().session().ask(std::move(question));
    return opened(topDialog());
}

/** Waits for what the dialog reads in the background. */
template <class Dialog, class Done>
QWidget* filled(Dialog* dialog, Done done)
{
    bool isDone = false;
    QObject::connect(dialog, done, dialog, [&isDone] { isDone = true; });
    dialog->open();
    await("the dialog is filled", [&isDone] { return isDone; });
    return opened(dialog);
}

QWidget* known(Stage& stage)
{
    goTo(stage, "profile-servers");
    stage.interior().engine().knowFile(stage.write(QStringLiteral("corp.xml"), sampleProfile()));
    stage.interior().engine().knowFile(stage.write(QStringLiteral("lab.xml"), "<AnyConnectProfile>"));
    auto* dialog = new profiles::KnownDialog(stage.surroundings(), &stage.window());
    QWidget* shown = filled(dialog, &profiles::KnownDialog::filled);
    dialog->setCurrentRow(0);
    return shown;
}

QWidget* import(Stage& stage)
{
    goTo(stage, "profile-servers");
    const QString root = QFileInfo(stage.write(QStringLiteral("corp.xml"), {})).path() + u"/root";
    const QString folder = root + QStringLiteral("/opt/cisco/secureclient/vpn/profile");
    QDir().mkpath(folder);
    QFile::remove(folder + u"/corp.xml");
    QFile::copy(stage.write(QStringLiteral("corp.xml"), sampleProfile()), folder + u"/corp.xml");
    return filled(new profiles::ImportDialog(stage.surroundings(), {root, {}}, &stage.window()),
                  &profiles::ImportDialog::filled);
}

QWidget* compare(Stage& stage)
{
    goTo(stage, "profile-servers");
    profiles::ProfileEditor& editor = stage.page<profiles::ProfilesPage>().editor();
    const QString file = stage.write(QStringLiteral("other.xml"), changedProfile());
    return filled(new profiles::CompareDialog(stage.surroundings(), editor,
                                              {{profiles::CompareSource::Kind::Known, file}},
                                              &stage.window()),
                  &profiles::CompareDialog::compared);
}

QWidget* merge(Stage& stage)
{
    goTo(stage, "profile-servers");
    const auto mine = *profile::Document::open(sampleProfile());
    return filled(new profiles::MergeDialog(stage.surroundings(),
                                            {mine, mine, *profile::Document::open(changedProfile())}, true,
                                            &stage.window()),
                  &profiles::MergeDialog::previewed);
}

QWidget* certificate(Stage& stage)
{
    goTo(stage, "profile-certificates");
    auto* dialog = new profiles::CertificateDialog(
        stage.surroundings(), stage.page<profiles::ProfilesPage>().editor(), &stage.window());
    bool isRead = false;
    QObject::connect(dialog, &profiles::CertificateDialog::opened, dialog, [&isRead] { isRead = true; });
    dialog->openFile(qEnvironmentVariable("NARU_SOURCE_DIR") +
                     QStringLiteral("/tests/data/profile_dialogs/client.pem"));
    await("the certificate is read", [&isRead] { return isRead; });
    return opened(dialog);
}

QWidget* support(Stage& stage)
{
    goTo(stage, "evidence");
    evidence_ui::SupportDialog& dialog = stage.page<evidence_ui::EvidencePage>().makeSupportSession();
    await("the preview is made", [&dialog] { return !dialog.isBusy(); });
    return opened(&dialog);
}

QWidget* browser(Stage& stage)
{
    goTo(stage, "connect-signing-in");
    // Not by the question: that one would start a browser.
    auto* dialog = new connect::BrowserDialog(
        stage.surroundings(), QUrl(QStringLiteral("http://seoul.vpn.example.net/+CSCOE+/saml")),
        &stage.window());
    return opened(dialog);
}

QWidget* runUntil(Stage& stage)
{
    goTo(stage, "simulator-limiter");
    auto& page = stage.page<simulator::SimulatorPage>();
    Q_EMIT page.transport().runUntilWished();
    return opened(topDialog());
}

QWidget* script(Stage& stage)
{
    goTo(stage, "simulator-limiter");
    return opened(
        new simulator::ScriptDialog(stage.surroundings(), QStringLiteral("cpu.value"), &stage.window()));
}

QWidget* scenario(Stage& stage)
{
    goTo(stage, "simulator-limiter");
    auto& page = stage.page<simulator::SimulatorPage>();
    auto& store = const_cast<simulator::ScenarioStore&>(page.store());
    return opened(new simulator::ScenarioEditor(stage.surroundings(), store, QString(), &stage.window()));
}

} // namespace

const std::vector<Sight>& dialogSights()
{
    static const std::vector<Sight> sights{
        {"sign-in", [](Stage& stage) { return question(stage, sampleForm()); }},
        {"trust-unknown", [](Stage& stage) { return question(stage, sampleCertificate(false)); }},
        {"trust-changed", [](Stage& stage) { return question(stage, sampleCertificate(true)); }},
        {"browser", browser},
        {"known-profiles", known},
        {"import", import},
        {"compare", compare},
        {"merge", merge},
        {"try-certificate", certificate},
        {"support-session", support},
        {"run-until", runUntil},
        {"script", script},
        {"scenario-editor", scenario},
    };
    return sights;
}

} // namespace naru::test
