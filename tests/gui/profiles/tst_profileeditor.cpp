// SPDX-License-Identifier: GPL-3.0-or-later
#include "EditorSamples.h"
#include "Holds.h"
#include "profiles/FieldAccess.h"
#include "profiles/HostEdits.h"
#include "profiles/ProfileEditor.h"
#include "profiles/ServerModel.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::profiles;
using profile::Document;

class TestProfileEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void opensEditsAndSavesTheSameBytes();
    void aRefusedEditIsTold();
    void reviewsBehindTheTyping();
    void hostsAreAddedDuplicatedRemovedAndUndone();
    void aMovedHostStaysInItsList();
    void aFixIsOneStep();

private:
    [[nodiscard]] QString nameOf(std::size_t index) const
    {
        return hostFacts(m_editor->document(), m_editor->hosts()[index]).name;
    }

    std::unique_ptr<ProfileEditor> m_editor;
};

void TestProfileEditor::init()
{
    m_editor = std::make_unique<ProfileEditor>();
    m_editor->setDocument(test::sampleDocument(), {});
}

void TestProfileEditor::opensEditsAndSavesTheSameBytes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.xml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(test::editorSample(true));
    file.close();
    QSignalSpy replaced(m_editor.get(), &ProfileEditor::documentReplaced);
    m_editor->openFile(path);
    QTRY_COMPARE(replaced.count(), 1);
    QCOMPARE(m_editor->name(), QStringLiteral("p.xml"));
    QVERIFY(!m_editor->isModified());

    const profile::NodeId name = *m_editor->document().child(m_editor->hosts()[1], u"HostName");
    QVERIFY(m_editor->edit([&](Document& document) { return document.setValue(name, u"Tokio"); }));
    QVERIFY(m_editor->isModified());
    QSignalSpy saved(m_editor.get(), &ProfileEditor::saved);
    m_editor->save();
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(!m_editor->isModified());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray wanted = test::editorSample(true);
    wanted.replace("Tokyo", "Tokio");
    QCOMPARE(file.readAll(), wanted);
}

void TestProfileEditor::aRefusedEditIsTold()
{
    QSignalSpy failed(m_editor.get(), &ProfileEditor::failed);
    const QByteArray before = m_editor->document().bytes();
    QVERIFY(!m_editor->edit(
        [](Document& document) { return document.setValue(document.root(), QStringView(u"\x01")); }));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(m_editor->document().bytes(), before);
}

void TestProfileEditor::reviewsBehindTheTyping()
{
    HOLDS("OGS-2A");
    QTRY_VERIFY(m_editor->review());
    const auto& findings = m_editor->review()->lint.findings;
    QVERIFY(std::any_of(findings.begin(), findings.end(), [](const profile::Finding& finding) {
        return finding.problem.code == profile::ProblemCode::ThresholdsNeverAct;
    }));
    const profile::NodeId name = *m_editor->document().child(m_editor->hosts()[0], u"HostName");
    QVERIFY(m_editor->edit([&](Document& document) { return document.setValue(name, u"Busan"); }));
    QTRY_COMPARE(m_editor->review()->revision, m_editor->document().revision());
    QCOMPARE(m_editor->review()->lint.profile.hosts.front().name, QStringLiteral("Busan"));
    QCOMPARE(m_editor->review()->changed.size(), std::size_t(1));
}

void TestProfileEditor::hostsAreAddedDuplicatedRemovedAndUndone()
{
    addHost(*m_editor, QStringLiteral("New"));
    QCOMPARE(m_editor->hosts().size(), std::size_t(4));
    QCOMPARE(nameOf(1), QStringLiteral("New"));
    QCOMPARE(m_editor->host(), m_editor->hosts()[1]);
    m_editor->setHost(m_editor->hosts()[0]);
    duplicateHost(*m_editor);
    QCOMPARE(nameOf(1), QStringLiteral("Seoul"));
    QCOMPARE(hostFacts(m_editor->document(), m_editor->hosts()[1]).ownBackups, 2);
    removeHost(*m_editor);
    QCOMPARE(m_editor->hosts().size(), std::size_t(4));
    QCOMPARE(m_editor->host(), m_editor->hosts()[1]);
    for (int i = 0; i < 3; ++i)
        m_editor->undo();
    QCOMPARE(m_editor->document().bytes(), test::editorSample());
    QVERIFY(!m_editor->isModified());

    m_editor->create();
    addHost(*m_editor, QStringLiteral("First"));
    QCOMPARE(nameOf(0), QStringLiteral("First"));
}

void TestProfileEditor::aMovedHostStaysInItsList()
{
    const profile::NodeId tokyo = m_editor->hosts()[1];
    const auto moveTo = [&](std::size_t row) {
        return m_editor->edit(
            [&](Document& document) { return moveHost(document, m_editor->hosts(), tokyo, row); });
    };
    QVERIFY(moveTo(0));
    QCOMPARE(m_editor->hosts()[0], tokyo);
    QVERIFY(moveTo(3));
    QCOMPARE(m_editor->hosts()[2], tokyo);
    QVERIFY(m_editor->document().text().contains(QLatin1String("maintenance in December")));
    m_editor->undo();
    m_editor->undo();
    QCOMPARE(m_editor->document().bytes(), test::editorSample());
}

void TestProfileEditor::aFixIsOneStep()
{
    QTRY_VERIFY(m_editor->review());
    const auto& findings = m_editor->review()->lint.findings;
    const auto fixable = std::find_if(findings.begin(), findings.end(), [](const profile::Finding& finding) {
        return finding.fix.has_value();
    });
    QVERIFY(fixable != findings.end());
    m_editor->applyFix(profile::Finding(*fixable));
    QVERIFY(m_editor->isModified());
    m_editor->undo();
    QCOMPARE(m_editor->document().bytes(), test::editorSample());
}

QTEST_GUILESS_MAIN(TestProfileEditor)
#include "tst_profileeditor.moc"
