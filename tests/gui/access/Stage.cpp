// SPDX-License-Identifier: GPL-3.0-or-later
#include "Stage.h"

#include "kit/Style.h"

#include <QApplication>
#include <QFile>
#include <QListView>
#include <QQuickWidget>
#include <QTest>

namespace naru::test {

Stage::Stage(wording::Language language, kit::Theme::Scheme scheme)
    : m_interior(language, m_clock, m_folder.path())
{
    m_interior.theme().setReduceMotion(true);
    if (const int pixels = qEnvironmentVariableIntValue("NARU_SYSTEM_FONT"))
        m_interior.theme().setSystemPixels(pixels);
    m_interior.theme().setScheme(scheme);
    kit::applyStyle(m_interior.theme());
    m_window = std::make_unique<shell::MainWindow>(m_interior.surroundings());
    m_window->resize(1280, 800);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

Stage::~Stage() = default;

kit::Surroundings Stage::surroundings()
{
    return m_interior.surroundings();
}

void Stage::show(int page, shell::SampleData::State state)
{
    samples().show(state, m_interior.engine());
    m_window->showPage(page);
    settle();
}

QString Stage::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write its file");
    return file.fileName();
}

void await(const char* what, const std::function<bool()>& isSo)
{
    if (!QTest::qWaitFor(isSo))
        qFatal("waited in vain: %s", what);
}

QByteArray told(const QStringList& faults)
{
    constexpr qsizetype many = 3;
    for (const QString& fault : faults.size() > many ? faults : QStringList())
        qInfo("%s: %s", QTest::currentDataTag(), qPrintable(fault));
    return (u'\n' + faults.join(u'\n')).toUtf8();
}

void settle()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (QWidget* widget : QApplication::allWidgets()) {
        // A list lays itself out when there is time.
        if (auto* list = qobject_cast<QListView*>(widget); list && list->isVisible())
            list->doItemsLayout();
        // A scene lays itself out when it is drawn.
        if (auto* pane = qobject_cast<QQuickWidget*>(widget); pane && pane->isVisible())
            (void)pane->grabFramebuffer();
    }
    QCoreApplication::processEvents();
}

} // namespace naru::test
