// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "tunnel/AutoAnswer.h"

#include <QTest>

using namespace naru;
using namespace naru::tunnel;

namespace {

const KnownUser alice{QStringLiteral("alice"), QStringLiteral("Staff"), QStringLiteral("alice2")};

FormField field(const QString& name, FieldKind kind)
{
    FormField field;
    field.name = name;
    field.kind = kind;
    return field;
}

FormField groups(const QString& chosen)
{
    FormField group = field("group_list", FieldKind::Select);
    group.isGroup = true;
    group.choices = {{"all", "Everybody"}, {"st", "Staff"}};
    group.value = chosen;
    return group;
}

Form form(std::vector<FormField> fields)
{
    Form form;
    form.host = QStringLiteral("gw.example");
    form.fields = std::move(fields);
    return form;
}

const FormField name = field("username", FieldKind::Text);
const FormField secret = field("password", FieldKind::Password);

FieldValue value(const QString& field, const QByteArray& text)
{
    return {field, base::Secret(QByteArray(text))};
}

AutoAnswer stored()
{
    return {alice, {value("password", "stored")}, {"gw.example"}};
}

} // namespace

/** What stands in forms by itself, and what is answered by itself. */
class TestTunnelForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNameStandsWhereItBelongs_data();
    void theNameStandsWhereItBelongs();
    void theGroupIsChosenOnce();
    void whatIsAnsweredByItself_data();
    void whatIsAnsweredByItself();
    void aStoredAnswerGoesOutOnce();
    void namesFirstAndPasswordsLater();
    void aTypedAnswerCountsToo();
    void anotherGroupIsNoSubmit();
};

void TestTunnelForms::theNameStandsWhereItBelongs_data()
{
    QTest::addColumn<QString>("fieldName");
    QTest::addColumn<FieldKind>("kind");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("the name's field") << "username" << FieldKind::Text << ""
                                      << "alice";
    QTest::newRow("filled by the gateway") << "username" << FieldKind::Text << "bob"
                                           << "bob";
    QTest::newRow("not shown") << "username" << FieldKind::Password << ""
                               << "";
    QTest::newRow("a token") << "username" << FieldKind::Token << ""
                             << "";
    QTest::newRow("the second name's field") << "secondary_username" << FieldKind::Text << ""
                                             << "alice2";
    QTest::newRow("the second name, not shown") << "secondary_username" << FieldKind::Password << ""
                                                << "";
    QTest::newRow("another name") << "name" << FieldKind::Text << ""
                                  << "";
    QTest::newRow("a password in clear") << "password" << FieldKind::Text << ""
                                         << "";
    QTest::newRow("a password") << "password" << FieldKind::Password << ""
                                << "";
}

void TestTunnelForms::theNameStandsWhereItBelongs()
{
    QFETCH(QString, fieldName);
    QFETCH(FieldKind, kind);
    QFETCH(QString, before);
    QFETCH(QString, after);
    FormField only = field(fieldName, kind);
    only.value = before;
    QCOMPARE(prefill(form({only}), alice).fields.front().value, after);
}

void TestTunnelForms::theGroupIsChosenOnce()
{
    const std::optional<FormAnswer> answer = chooseGroup(form({groups("all"), name}), alice);
    QVERIFY(answer);
    QCOMPARE(answer->values.size(), 1);
    QCOMPARE(*answer->value(u"group_list"), base::Secret("st"));
    QVERIFY(!chooseGroup(form({groups("st"), name}), alice));
    QVERIFY(!chooseGroup(form({groups("all"), name}), {"alice", "nobody's"}));
    QVERIFY(!chooseGroup(form({groups("all"), name}), {"alice", ""}));
    QVERIFY(!chooseGroup(form({name}), alice));
}

void TestTunnelForms::whatIsAnsweredByItself_data()
{
    QTest::addColumn<Form>("asked");
    QTest::addColumn<QStringList>("answered");
    QTest::newRow("name and password") << form({name, secret}) << QStringList{"username", "password"};
    QTest::newRow("with a group") << form({groups("st"), name, secret})
                                  << QStringList{"group_list", "username", "password"};
    QTest::newRow("the name alone") << form({name}) << QStringList{"username"};
    QTest::newRow("a code beside it")
        << form({name, secret, field("answer", FieldKind::Password)}) << QStringList();
    QTest::newRow("a second password")
        << form({name, secret, field("secondary_password", FieldKind::Password)}) << QStringList();
    QTest::newRow("a token beside it") << form({secret, field("token", FieldKind::Token)}) << QStringList();
    QTest::newRow("a question beside it") << form({secret, field("pet", FieldKind::Text)}) << QStringList();
    QTest::newRow("asked for in clear") << form({field("password", FieldKind::Text)}) << QStringList();
    QTest::newRow("asked for as a token") << form({field("password", FieldKind::Token)}) << QStringList();
    QTest::newRow("only a choice") << form({groups("st")}) << QStringList();
    QTest::newRow("nothing") << form({}) << QStringList();
    Form elsewhere = form({name, secret});
    elsewhere.host = QStringLiteral("other.example");
    QTest::newRow("another host") << elsewhere << QStringList();
}

void TestTunnelForms::whatIsAnsweredByItself()
{
    QFETCH(Form, asked);
    QFETCH(QStringList, answered);
    const std::optional<FormAnswer> answer = stored().answerTo(asked);
    QCOMPARE(answer.has_value(), !answered.isEmpty());
    QStringList names;
    for (const FieldValue& given : answer ? answer->values : std::vector<FieldValue>()) {
        names.append(given.field);
        QCOMPARE(given.value == base::Secret("stored"), given.field == "password");
    }
    QCOMPARE(names, answered);
    // Without a stored secret a person is asked, whatever else is known.
    QVERIFY(!AutoAnswer(alice, {}, {"gw.example"}).answerTo(asked));
}

void TestTunnelForms::aStoredAnswerGoesOutOnce()
{
    const Form asked = form({name, secret});
    const AutoAnswer first = stored();
    QVERIFY(!first.hasSubmitted());
    const AutoAnswer second = first.after(asked, *first.answerTo(asked));
    QVERIFY(second.hasSubmitted());
    QVERIFY(!second.answerTo(asked));
    // A one-time code that is asked for under the password's name is not it.
    QVERIFY(!second.answerTo(form({secret})));
    HOLDS("C-OC-01");
}

void TestTunnelForms::namesFirstAndPasswordsLater()
{
    AutoAnswer answers = stored();
    answers = answers.after(form({groups("st"), name}), *answers.answerTo(form({groups("st"), name})));
    QVERIFY(!answers.hasSubmitted());
    QVERIFY(answers.answerTo(form({groups("st"), secret})));
    answers = answers.after(form({secret}), *answers.answerTo(form({secret})));
    QVERIFY(answers.hasSubmitted());
    QVERIFY(!answers.answerTo(form({name})));
}

void TestTunnelForms::aTypedAnswerCountsToo()
{
    const Form asked = form({name, secret});
    const AutoAnswer answers =
        stored().after(asked, {{value("username", "alice"), value("password", "typed")}});
    QVERIFY(!answers.hasSubmitted());
    QVERIFY(!answers.answerTo(form({secret})));
}

void TestTunnelForms::anotherGroupIsNoSubmit()
{
    const Form asked = form({groups("all"), name, secret});
    const AutoAnswer answers =
        stored().after(asked, {{value("group_list", "st"), value("password", "typed")}});
    QVERIFY(answers.answerTo(form({groups("st"), name, secret})));
}

QTEST_GUILESS_MAIN(TestTunnelForms)
#include "tst_tunnel_forms.moc"
