// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "PageBench.h"
#include "Warnings.h"
#include "connect/BrowserDialog.h"
#include "connect/SignInDialog.h"
#include "connect/SignInQuestions.h"
#include "connect/TrustDialog.h"
#include "kit/CheckBox.h"
#include "kit/SessionView.h"

#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace naru;
using tunnel::FieldKind;

namespace {

session::Hop hop()
{
    session::Hop hop;
    hop.entry = QStringLiteral("Seoul");
    hop.target = {QStringLiteral("seoul.vpn.example.net"), 443};
    return hop;
}

tunnel::FormField field(const char* name, const char* label, FieldKind kind, const QString& value = {})
{
    tunnel::FormField field;
    field.name = QString::fromLatin1(name);
    field.label = QString::fromUtf8(label);
    field.kind = kind;
    field.value = value;
    return field;
}

/** One field of each kind. */
engine::FormQuestion wholeForm()
{
    engine::FormQuestion question{hop(), {}, false};
    tunnel::Form& form = question.form;
    form.host = hop().target.host;
    form.banner = QStringLiteral("For employees of Example Corp alone. <b>Everything</b> is recorded.");
    form.message = QStringLiteral("Please enter your username, password & code.");
    form.error = QStringLiteral("<i>Login failed.</i>");
    tunnel::FormField group = field("group_list", "GROUP:", FieldKind::Select, QStringLiteral("staff"));
    group.isGroup = true;
    group.choices = {{QStringLiteral("staff"), QStringLiteral("Staff")},
                     {QStringLiteral("guests"), QStringLiteral("Guests & others")}};
    tunnel::FormField pin = field("pin", "PIN:", FieldKind::Password);
    pin.numeric = true;
    form.fields = {group, field("username", "Username:", FieldKind::Text, QStringLiteral("user1")),
                   field("password", "Password:", FieldKind::Password), pin,
                   field("code", "One-time code:", FieldKind::Token)};
    return question;
}

engine::CertificateQuestion certificate(tunnel::TrustCase kind, bool mayAccept)
{
    engine::CertificateQuestion question{hop(), {}, {}};
    tunnel::PeerCertificate& peer = question.peer;
    peer.host = hop().target.host;
    peer.key = QStringLiteral("pin-sha256:9f2c41d8rT5Zk0QhW1mX7bLq4uYv3nEoJpA6sGdC07b=");
    peer.subject = QStringLiteral("CN=<b>seoul</b>.vpn.example.net,O=Example Corp");
    peer.issuer = QStringLiteral("CN=Example CA");
    peer.names = {hop().target.host};
    peer.validFrom = std::chrono::sys_days{std::chrono::year{2026} / 1 / 1};
    peer.validUntil = std::chrono::sys_days{std::chrono::year{2027} / 1 / 1};
    peer.problem = tunnel::ChainProblem::UnknownIssuer;
    peer.technical = QStringLiteral("unable to get local issuer certificate");
    question.verdict.kind = kind;
    question.verdict.mayAccept = mayAccept;
    if (kind == tunnel::TrustCase::Changed)
        question.verdict.expected = {
            QStringLiteral("pin-sha256:51aae90cQhW1mX7bLq4uYv3nEoJpA6sGdC07bErT5Z0=")};
    return question;
}

QString textOf(const tunnel::FormAnswer& answer, const char* name)
{
    const base::Secret* value = answer.value(QString::fromLatin1(name));
    return value ? QString::fromUtf8(value->reveal().toByteArray()) : QStringLiteral("(none)");
}

} // namespace

/** The questions of a sign-in over a window, and what goes back. */
class TestSignInQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void looks_data() { test::addLooks(); }
    void looks();
    void whatWasTypedGoesBackAndLeavesTheWidget();
    void aGatewaysTextsAreNoMarkup();
    void rememberIsAskedForPasswordsAlone();
    void escapeGivesUp();
    void anotherGroupIsSentAlone();
    void aQuestionThatIsGoneTakesItsDialogAlong();
    void trust_data();
    void trust();
    void theBrowserIsOpenedForHttpsAlone_data();
    void theBrowserIsOpenedForHttpsAlone();
    void aHiddenWindowIsAskedWhenItIsShown();

public Q_SLOTS:
    void takeUrl(const QUrl& url) { m_opened.append(url); }

private:
    template <class Dialog>
    [[nodiscard]] Dialog* dialog() const
    {
        Dialog* found = nullptr;
        for (Dialog* each : m_window->findChildren<Dialog*>()) {
            if (each->isVisible())
                found = each;
        }
        return found;
    }
    [[nodiscard]] static QLineEdit& line(const QWidget& dialog, const QString& name);
    [[nodiscard]] static QPushButton* button(const QWidget& dialog, const QString& text);

    std::unique_ptr<test::WarningTrap> m_trap;
    std::unique_ptr<test::PageBench> m_bench;
    std::unique_ptr<QWidget> m_window;
    kit::SessionView* m_session = nullptr;
    QList<QUrl> m_opened;
};

void TestSignInQuestions::init()
{
    m_trap = std::make_unique<test::WarningTrap>();
    m_bench = std::make_unique<test::PageBench>();
    m_window = std::make_unique<QWidget>();
    m_session = &m_bench->engine.session();
    (void)new connect::SignInQuestions(m_bench->surroundings, *m_window);
    m_window->resize(1024, 640);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_opened.clear();
    for (const char* scheme : {"https", "http", "file"})
        QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "takeUrl");
}

void TestSignInQuestions::cleanup()
{
    for (const char* scheme : {"https", "http", "file"})
        QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
    m_window.reset();
    m_bench.reset();
    const QStringList warnings = m_trap->taken();
    m_trap.reset();
    QCOMPARE(warnings, QStringList());
}

QLineEdit& TestSignInQuestions::line(const QWidget& dialog, const QString& name)
{
    for (QLineEdit* found : dialog.findChildren<QLineEdit*>()) {
        if (found->accessibleName() == name)
            return *found;
    }
    qFatal("no line named %s", qPrintable(name));
}

QPushButton* TestSignInQuestions::button(const QWidget& dialog, const QString& text)
{
    for (QPushButton* found : dialog.findChildren<QPushButton*>()) {
        if (found->text() == text)
            return found;
    }
    return nullptr;
}

void TestSignInQuestions::looks()
{
    test::takeLook(*m_bench);
    const auto keep = [this](const char* name) {
        auto* shown = dialog<QDialog>();
        QVERIFY(shown);
        QCOMPARE(test::namelessControls(*shown), QStringList());
        test::look(*shown, QString::fromLatin1(name) + u'-' + QString::fromLatin1(QTest::currentDataTag()));
        for (const QLabel* label : shown->findChildren<QLabel*>()) {
            if (label->isVisible() && label->wordWrap())
                QVERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
        }
    };
    engine::FormQuestion form = wholeForm();
    form.storedAnswerRefused = true;
    m_session->ask(form);
    keep("sign-in");
    using enum tunnel::TrustCase;
    m_session->ask(certificate(Unknown, true));
    keep("trust-unknown");
    m_session->ask(certificate(Changed, true));
    keep("trust-changed");
    m_session->ask(certificate(Unverifiable, false));
    keep("trust-unverifiable");
    m_session->ask(kit::BrowserQuestion{QUrl(QStringLiteral("https://login.example.net/saml?RelayState=1"))});
    keep("browser");
}

void TestSignInQuestions::whatWasTypedGoesBackAndLeavesTheWidget()
{
    QSignalSpy answered(m_session, &kit::SessionView::formAnswered);
    m_session->ask(wholeForm());
    auto* form = dialog<connect::SignInDialog>();
    QVERIFY(form);
    // The keyboard is in the first field that is empty.
    QLineEdit& password = line(*form, QStringLiteral("Password:"));
    QTRY_VERIFY(password.hasFocus());
    QCOMPARE(password.echoMode(), QLineEdit::Password);
    QTest::keyClicks(&password, QStringLiteral("S3cret!"));
    password.insert(QStringLiteral("한글"));
    QTest::keyClicks(&line(*form, QStringLiteral("PIN:")), QStringLiteral("12ab34"));
    QLineEdit& code = line(*form, QStringLiteral("One-time code:"));
    QTest::keyClicks(&code, QStringLiteral(" 99 "));
    QCOMPARE(code.echoMode(), QLineEdit::Password);
    QTest::keyClick(&code, Qt::Key_Return);

    QCOMPARE(answered.count(), 1);
    const auto answer = answered[0][0].value<tunnel::FormAnswer>();
    QCOMPARE(answer.values.size(), size_t(5));
    QCOMPARE(textOf(answer, "group_list"), QStringLiteral("staff"));
    QCOMPARE(textOf(answer, "username"), QStringLiteral("user1"));
    QCOMPARE(textOf(answer, "password"), QStringLiteral("S3cret!한글"));
    QCOMPARE(textOf(answer, "pin"), QStringLiteral("1234"));
    QCOMPARE(textOf(answer, "code"), QStringLiteral(" 99 "));
    QCOMPARE(answered[0][1].toBool(), false);
    // Nothing of it is left, not for an undo either.
    for (QLineEdit* each : form->findChildren<QLineEdit*>()) {
        QVERIFY(each->text().isEmpty());
        QVERIFY(!each->isUndoAvailable());
    }
    QVERIFY(!form->isVisible());
    QVERIFY(std::holds_alternative<std::monostate>(m_session->question()));
}

void TestSignInQuestions::aGatewaysTextsAreNoMarkup()
{
    m_session->ask(wholeForm());
    int shown = 0;
    for (const QLabel* label : dialog<connect::SignInDialog>()->findChildren<QLabel*>()) {
        if (!label->text().contains(u'<'))
            continue;
        ++shown;
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
    QCOMPARE(shown, 2);
    m_session->ask(certificate(tunnel::TrustCase::Unknown, true));
    for (const QLabel* label : dialog<connect::TrustDialog>()->findChildren<QLabel*>()) {
        if (label->text().contains(u'<'))
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

void TestSignInQuestions::rememberIsAskedForPasswordsAlone()
{
    QSignalSpy answered(m_session, &kit::SessionView::formAnswered);
    engine::FormQuestion question = wholeForm();
    m_session->ask(question);
    auto* remember = dialog<connect::SignInDialog>()->findChild<kit::CheckBox*>();
    QVERIFY(remember->isVisible() && !remember->isChecked());
    QTest::keyClick(remember, Qt::Key_Space);
    QTest::mouseClick(button(*dialog<connect::SignInDialog>(), QStringLiteral("Sign in")), Qt::LeftButton);
    QCOMPARE(answered.takeFirst()[1].toBool(), true);

    question.form.fields = {field("code", "Code:", FieldKind::Token)};
    m_session->ask(question);
    QVERIFY(!dialog<connect::SignInDialog>()->findChild<kit::CheckBox*>()->isVisible());
}

void TestSignInQuestions::escapeGivesUp()
{
    QSignalSpy gaveUp(m_session, &kit::SessionView::signInGivenUp);
    QSignalSpy answered(m_session, &kit::SessionView::formAnswered);
    m_session->ask(wholeForm());
    QTest::keyClick(dialog<connect::SignInDialog>(), Qt::Key_Escape);
    QCOMPARE(gaveUp.count(), 1);
    QCOMPARE(answered.count(), 0);
    QVERIFY(!dialog<connect::SignInDialog>());
}

void TestSignInQuestions::anotherGroupIsSentAlone()
{
    QSignalSpy answered(m_session, &kit::SessionView::formAnswered);
    m_session->ask(wholeForm());
    auto* form = dialog<connect::SignInDialog>();
    QTest::keyClicks(&line(*form, QStringLiteral("Password:")), QStringLiteral("secret"));
    auto* group = form->findChild<QComboBox*>();
    QTest::keyClick(group, Qt::Key_Down);
    QCOMPARE(answered.count(), 1);
    const auto answer = answered[0][0].value<tunnel::FormAnswer>();
    QCOMPARE(answer.values.size(), size_t(1));
    QCOMPARE(textOf(answer, "group_list"), QStringLiteral("guests"));
}

void TestSignInQuestions::aQuestionThatIsGoneTakesItsDialogAlong()
{
    QSignalSpy gaveUp(m_session, &kit::SessionView::signInGivenUp);
    m_session->ask(wholeForm());
    session::Status status;
    status.kind = session::Kind::Connecting;
    m_session->setStatus(status);
    QVERIFY(!dialog<connect::SignInDialog>());
    QCOMPARE(gaveUp.count(), 0);
}

void TestSignInQuestions::trust_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("mayAccept");
    QTest::addColumn<QString>("heading");
    using enum tunnel::TrustCase;
    QTest::newRow("unknown") << int(Unknown) << true << "The gateway is not known";
    QTest::newRow("changed") << int(Changed) << true << "The gateway shows another key than before";
    QTest::newRow("unverifiable") << int(Unverifiable) << false << "The gateway cannot be verified";
}

void TestSignInQuestions::trust()
{
    HOLDS("C-OC-09");
    QFETCH(int, kind);
    QFETCH(bool, mayAccept);
    QFETCH(QString, heading);
    const engine::CertificateQuestion question = certificate(tunnel::TrustCase(kind), mayAccept);
    QSignalSpy accepted(m_session, &kit::SessionView::certificateAccepted);
    QSignalSpy refused(m_session, &kit::SessionView::certificateRefused);
    m_session->ask(question);
    auto* shown = dialog<connect::TrustDialog>();
    QVERIFY(shown);
    QVERIFY2(shown->windowTitle().startsWith(heading), qPrintable(shown->windowTitle()));
    QVERIFY(!shown->sentence().isEmpty());
    // Each print can be copied.
    int copies = 0;
    for (QPushButton* each : shown->findChildren<QPushButton*>()) {
        if (each->text() == QStringLiteral("Copy")) {
            each->click();
            ++copies;
        }
    }
    QCOMPARE(copies, 1 + int(question.verdict.expected.size()));
    QCOMPARE(QGuiApplication::clipboard()->text(),
             question.verdict.expected.isEmpty() ? question.peer.key : question.verdict.expected.last());
    // Return accepts nothing.
    QTest::keyClick(shown, Qt::Key_Return);
    QCOMPARE(accepted.count(), 0);

    QPushButton* accept = button(*shown, QStringLiteral("Connect all the same"));
    QCOMPARE(accept != nullptr, mayAccept);
    if (accept) {
        QTest::keyClick(shown->findChild<kit::CheckBox*>(), Qt::Key_Space);
        accept->click();
        QCOMPARE(accepted.count(), 1);
        QCOMPARE(accepted[0][0].toBool(), true);
        m_session->ask(question);
        shown = dialog<connect::TrustDialog>();
    }
    QTest::keyClick(shown, Qt::Key_Escape);
    QCOMPARE(refused.count(), 1);
}

void TestSignInQuestions::theBrowserIsOpenedForHttpsAlone_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("opens");
    QTest::newRow("https") << "https://login.example.net/saml?a=$(id)&b='x'" << true;
    QTest::newRow("file") << "file://login.example.net/etc/passwd" << false;
    QTest::newRow("http") << "http://login.example.net/saml" << false;
    QTest::newRow("no host") << "https:///x" << false;
}

void TestSignInQuestions::theBrowserIsOpenedForHttpsAlone()
{
    QFETCH(QString, address);
    QFETCH(bool, opens);
    QSignalSpy failed(m_session, &kit::SessionView::browserFailed);
    QSignalSpy gaveUp(m_session, &kit::SessionView::signInGivenUp);
    m_session->ask(kit::BrowserQuestion{QUrl(address)});
    auto* shown = dialog<connect::BrowserDialog>();
    QVERIFY(shown);
    QCOMPARE(m_opened, opens ? QList{QUrl(address)} : QList<QUrl>());
    QCOMPARE(shown->hasFailed(), !opens);
    button(*shown, QStringLiteral("Copy"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QUrl(address).toString(QUrl::FullyEncoded));
    QTest::keyClick(shown, Qt::Key_Escape);
    QCOMPARE(gaveUp.count(), 1);
    QCOMPARE(failed.count(), opens ? 0 : 1);
}

void TestSignInQuestions::aHiddenWindowIsAskedWhenItIsShown()
{
    m_window->hide();
    m_session->ask(wholeForm());
    QVERIFY(!dialog<connect::SignInDialog>());
    m_window->show();
    m_window->findChild<connect::SignInQuestions*>()->showPending();
    QVERIFY(dialog<connect::SignInDialog>());
}

QTEST_MAIN(TestSignInQuestions)
#include "tst_signinquestions.moc"
