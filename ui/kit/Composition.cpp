// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Composition.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QInputMethod>
#include <QInputMethodEvent>
#include <QWidget>

namespace naru::kit {

void commitComposition(QWidget& widget, const QString& preedit)
{
    if (preedit.isEmpty())
        return;
    bool isAnswered = false;
    class Watch final : public QObject
    {
    public:
        explicit Watch(bool& answered)
            : m_answered(answered)
        {}

    protected:
        bool eventFilter(QObject* /*watched*/, QEvent* event) override
        {
            m_answered = m_answered || event->type() == QEvent::InputMethod;
            return false;
        }

    private:
        bool& m_answered;
    } watch(isAnswered);
    widget.installEventFilter(&watch);
    QGuiApplication::inputMethod()->commit();
    if (isAnswered)
        return;
    QInputMethodEvent event;
    event.setCommitString(preedit);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace naru::kit
