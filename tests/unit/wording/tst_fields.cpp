// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/Words.h"

#include <QFile>
#include <QTest>

using namespace naru;

/** The words of the fields of a profile, and the page that is made from them. */
class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldHasWords_data();
    void everyFieldHasWords();
    void everyFixHasWords();
    void pageIsCurrent_data();
    void pageIsCurrent();
};

void TestFields::everyFieldHasWords_data()
{
    QTest::addColumn<QString>("path");
    for (const profile::Field& field : profile::fields())
        QTest::newRow(field.path.data()) << QString(field.path);
}

void TestFields::everyFieldHasWords()
{
    QFETCH(QString, path);
    const wording::Words korean(wording::Language::Korean);
    const wording::Words english(wording::Language::English);
    const profile::Field& field = *profile::findField(path);
    QVERIFY(english.fieldText(field).endsWith(u'.'));
    QVERIFY(!english.fieldLabel(field).isEmpty());
    QVERIFY(!english.fieldValues(field).isEmpty());
    QVERIFY(korean.fieldText(field) != english.fieldText(field));
    QVERIFY(!korean.fieldLabel(field).isEmpty());
}

/** Codes whose problems never have a fix say nothing; the linter's tests know which have one. */
void TestFields::everyFixHasWords()
{
    const wording::Words english(wording::Language::English);
    profile::Fix fix{profile::ProblemCode::LeadingZero, profile::FixKind::Safe, QStringLiteral("8"), {}};
    QCOMPARE(english.fix(fix), QStringLiteral("Write the value as AnyConnect writes it: 8"));
    fix.code = profile::ProblemCode::TooMany;
    QVERIFY(english.fix(fix).isEmpty());
}

void TestFields::pageIsCurrent_data()
{
    QTest::addColumn<wording::Language>("language");
    QTest::newRow("en") << wording::Language::English;
    QTest::newRow("ko") << wording::Language::Korean;
}

/** With NARU_WRITE_DOCS in the environment the pages are written anew. */
void TestFields::pageIsCurrent()
{
    QFETCH(wording::Language, language);
    QFile file(QStringLiteral("%1/docs/profile-fields.%2.md")
                   .arg(qEnvironmentVariable("NARU_SOURCE_DIR"), wording::languageCode(language)));
    const QByteArray page = wording::Words(language).fieldsDocument().toUtf8();
    if (qEnvironmentVariableIsSet("NARU_WRITE_DOCS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(page), page.size());
        file.close();
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    QVERIFY2(file.readAll() == page, "naructl profile fields -o docs/profile-fields.en.md makes it anew");
}

QTEST_GUILESS_MAIN(TestFields)
#include "tst_fields.moc"
