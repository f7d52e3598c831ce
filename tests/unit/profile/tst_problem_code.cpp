// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/ProblemCode.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace naru;

/** The codes are an interface to scripts. */
class TestProblemCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasATextOfItsOwn()
    {
        const QRegularExpression kebabCase(QStringLiteral("^[a-z][a-z0-9]*(-[a-z0-9]+)*$"));
        QSet<QString> seen;
        for (const profile::ProblemKind& kind : profile::problemKinds) {
            const QString text = profile::code(kind.code);
            QVERIFY2(kebabCase.match(text).hasMatch(), qPrintable(text));
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen.insert(text);
        }
    }
};

QTEST_APPLESS_MAIN(TestProblemCode)
#include "tst_problem_code.moc"
