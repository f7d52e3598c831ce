// SPDX-License-Identifier: GPL-3.0-or-later
#include "TypedAnswers.h"

#include <QTest>

using namespace naru;
using engine::TypedAnswers;
using tunnel::FieldKind;
using tunnel::Form;
using tunnel::FormAnswer;

/** What a person typed and what of it may be sent again: never what may be a one-time code. */
class TestTypedAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsThePasswordOfTheFirstForm();
    void aSecondFactorIsNotKept();
    void whatWasRefusedIsReplaced();
    void choosingAGroupIsNoAnswer();
    void theNameMayComeFirst();
    void aCodeThatLooksLikeAPasswordIsNotKept();
};

namespace {

base::Secret secret(const char* text)
{
    return base::Secret(QByteArray(text));
}

tunnel::FormField field(const char* name, const QString& label, FieldKind kind)
{
    tunnel::FormField field;
    field.name = QString::fromLatin1(name);
    field.label = label;
    field.kind = kind;
    return field;
}

Form signIn(const QString& label = QStringLiteral("Password:"))
{
    Form form;
    form.fields = {field("username", QStringLiteral("Name:"), FieldKind::Text),
                   field("password", label, FieldKind::Password)};
    return form;
}

FormAnswer answer(const char* user, const char* password)
{
    return {{{QStringLiteral("username"), secret(user)}, {QStringLiteral("password"), secret(password)}}};
}

} // namespace

void TestTypedAnswers::keepsThePasswordOfTheFirstForm()
{
    TypedAnswers typed;
    typed.note(signIn(), answer("alice", "one"));
    QCOMPARE(typed.userName(), QStringLiteral("alice"));
    QCOMPARE(typed.secrets().size(), std::size_t(1));
    QVERIFY(typed.secrets().front().value == secret("one"));
}

void TestTypedAnswers::aSecondFactorIsNotKept()
{
    TypedAnswers typed;
    typed.note(signIn(), answer("alice", "one"));
    Form code;
    code.fields = {field("password", QStringLiteral("One-time code:"), FieldKind::Password)};
    typed.note(code, {{{QStringLiteral("password"), secret("123456")}}});
    QCOMPARE(typed.secrets().size(), std::size_t(1));
    QVERIFY(typed.secrets().front().value == secret("one"));
}

void TestTypedAnswers::whatWasRefusedIsReplaced()
{
    TypedAnswers typed;
    typed.note(signIn(), answer("alice", "one"));
    typed.note(signIn(), answer("bob", "two"));
    QCOMPARE(typed.userName(), QStringLiteral("bob"));
    QVERIFY(typed.secrets().front().value == secret("two"));
}

void TestTypedAnswers::choosingAGroupIsNoAnswer()
{
    Form form = signIn();
    form.fields.push_back(field("group_list", {}, FieldKind::Select));
    form.fields.back().isGroup = true;
    form.fields.back().value = QStringLiteral("DEFAULT");
    TypedAnswers typed;
    FormAnswer chosen = answer("alice", "one");
    chosen.values.push_back({QStringLiteral("group_list"), secret("eng")});
    typed.note(form, chosen);
    QVERIFY(typed.secrets().empty());
    // The group's form may ask otherwise: it is the first then.
    typed.note(signIn(QStringLiteral("Password of eng:")), answer("alice", "two"));
    QVERIFY(typed.secrets().front().value == secret("two"));
}

/** As ocserv asks: a form for the name, then one for the password. */
void TestTypedAnswers::theNameMayComeFirst()
{
    Form name;
    name.fields = {field("username", QStringLiteral("Username:"), FieldKind::Text)};
    Form password;
    password.fields = {field("password", QStringLiteral("Password:"), FieldKind::Password)};
    TypedAnswers typed;
    typed.note(name, {{{QStringLiteral("username"), secret("alice")}}});
    typed.note(password, {{{QStringLiteral("password"), secret("one")}}});
    QCOMPARE(typed.userName(), QStringLiteral("alice"));
    QCOMPARE(typed.secrets().size(), std::size_t(1));
    QVERIFY(typed.secrets().front().value == secret("one"));
}

/** Also as ocserv asks: its form for the code differs from that for the password by a sentence only. */
void TestTypedAnswers::aCodeThatLooksLikeAPasswordIsNotKept()
{
    Form form;
    form.fields = {field("password", QStringLiteral("Password:"), FieldKind::Password)};
    TypedAnswers typed;
    typed.note(form, {{{QStringLiteral("password"), secret("one")}}});
    typed.note(form, {{{QStringLiteral("password"), secret("123456")}}});
    QVERIFY(typed.secrets().empty());
    typed.note(form, {{{QStringLiteral("password"), secret("654321")}}});
    QVERIFY(typed.secrets().empty());
}

QTEST_APPLESS_MAIN(TestTypedAnswers)
#include "tst_typed_answers.moc"
