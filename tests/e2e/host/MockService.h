// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDBusConnection>
#include <QProcess>
#include <QString>

namespace naru::test {

/** A service made by python-dbusmock from one of the templates in this folder, or from its own of logind;
 * ends with the object. */
class MockService
{
public:
    /** Ours, in this folder, where there is one of that name, or dbusmock's own. */
    enum class Template { Ours, Shipped };

    /** Whether python3-dbusmock is installed. */
    [[nodiscard]] static bool available();

    /** \param name the template's: "resolved", "networkmanager" or "logind" */
    MockService(QDBusConnection bus, QString busAddress, QString name, Template from = Template::Ours);
    ~MockService();

    /** Starts it with what it says (JSON, see the template); returns when it has its name on the bus. */
    [[nodiscard]] bool start(const QByteArray& told);
    /** It says something else from now on, and signals that. */
    [[nodiscard]] bool tell(const QByteArray& told);
    void stop();
    /** It keeps its name but answers nobody any more. */
    void fallSilent();

private:
    QDBusConnection m_bus;
    QString m_busAddress;
    QString m_name;
    Template m_from;
    QString m_service;
    QString m_object;
    QProcess m_process;
};

} // namespace naru::test
