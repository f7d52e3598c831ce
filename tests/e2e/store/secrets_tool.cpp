// SPDX-License-Identifier: GPL-3.0-or-later
// secrets_tool INDEX MILLISECONDS: does what the lines of its standard input ask (JSON objects with `do`),
// one after the other, and answers each with a line. A keychain is waited for so many milliseconds.
#include "KeychainJobs.h"
#include "store/KeychainSecrets.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <iostream>
#include <string>

using namespace naru;
using namespace naru::store;

namespace {

const char* nameOf(SecretService service)
{
    switch (service) {
    case SecretService::Available:
        return "available";
    case SecretService::NoService:
        return "no service";
    case SecretService::Locked:
        return "locked";
    case SecretService::Refused:
        return "refused";
    }
    Q_UNREACHABLE();
}

class Tool final : public QObject
{
public:
    explicit Tool(SecretStore& store)
        : m_store(store)
    {}

    void next()
    {
        std::string line;
        if (!std::getline(std::cin, line))
            return QCoreApplication::quit();
        const QJsonObject wish = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        const QString what = wish["do"].toString();
        const SecretKey key{wish["gateway"].toString(), wish["field"].toString(), wish["user"].toString()};
        if (what == QLatin1String("write"))
            write(key, base::Secret(wish["secret"].toString().toUtf8()), wish["keep"].toBool());
        else if (what == QLatin1String("read"))
            m_store.read(key, this, [this](const SecretReading& reading) { tell(reading); });
        else if (what == QLatin1String("remove"))
            m_store.remove(key, this, [this](const SecretRemoval& removal) {
                say({{"removed", removal.removed}}, removal.service, removal.technical);
            });
        else if (what == QLatin1String("service"))
            m_store.askService(this, [this](SecretService service) { say({}, service, {}); });
        else
            list();
    }

private:
    void write(const SecretKey& key, const base::Secret& secret, bool keep)
    {
        m_store.write(key, secret, keep ? Keep::AsTheUserAsked : Keep::ForThisSession, this,
                      [this](const SecretWriting& writing) {
                          say({{"stored", writing.stored}}, writing.service, writing.technical);
                      });
    }

    void tell(const SecretReading& reading)
    {
        QJsonObject answer;
        if (reading.secret)
            answer["secret"] = QString::fromUtf8(reading.secret->reveal());
        say(answer, reading.service, reading.technical);
    }

    void list()
    {
        QJsonArray names;
        for (const SecretKey& key : m_store.stored())
            names.append(QJsonArray{key.gateway, key.field, key.user});
        say({{"names", names}}, SecretService::Available, {});
    }

    void say(QJsonObject answer, SecretService service, const QString& technical)
    {
        answer["service"] = QString::fromLatin1(nameOf(service));
        answer["technical"] = technical;
        std::puts(QJsonDocument(answer).toJson(QJsonDocument::Compact).constData());
        std::fflush(stdout);
        next();
    }

    SecretStore& m_store;
};

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const std::chrono::milliseconds patience(arguments.value(2).toInt());
    KeychainSecrets store(arguments.value(1), std::make_unique<KeychainJobs>(patience));
    Tool tool(store);
    QMetaObject::invokeMethod(
        &tool, [&] { tool.next(); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}
