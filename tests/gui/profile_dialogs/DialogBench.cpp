// SPDX-License-Identifier: GPL-3.0-or-later
#include "DialogBench.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

namespace naru::test {

DialogBench::DialogBench()
{
    surroundings.dataFolder = folder.filePath(QStringLiteral("data"));
    window.resize(1200, 752);
    window.show();
}

DialogBench::~DialogBench() = default;

void DialogBench::write(const QString& name, const QByteArray& bytes) const
{
    const QString path = file(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile target(path);
    QVERIFY(target.open(QIODevice::WriteOnly));
    QCOMPARE(target.write(bytes), bytes.size());
}

QByteArray DialogBench::read(const QString& name) const
{
    QFile source(file(name));
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray("unreadable");
}

void DialogBench::open(const QString& name, const QByteArray& bytes)
{
    write(name, bytes);
    QSignalSpy replaced(&editor, &profiles::ProfileEditor::documentReplaced);
    editor.openFile(file(name));
    QTRY_COMPARE(replaced.size(), 1);
}

QString DialogBench::value(const char* path) const
{
    const auto parsed = profile::parsePath(QString::fromLatin1(path));
    const auto node = editor.document().find(*parsed);
    return node ? editor.document().value(*node) : QStringLiteral("(missing)");
}

void DialogBench::set(const char* path, const QString& value)
{
    const auto parsed = profile::parsePath(QString::fromLatin1(path));
    QVERIFY(editor.edit([&](profile::Document& document) -> base::Result<void> {
        const auto done = document.setAt(*parsed, value);
        if (!done)
            return std::unexpected(done.error());
        return {};
    }));
}

profile::Document documentOf(const QByteArray& bytes)
{
    auto document = profile::Document::open(bytes);
    if (!document)
        qFatal("the sample is not well-formed");
    return *document;
}

QByteArray twoGateways()
{
    return QByteArrayLiteral(R"(<?xml version="1.0" encoding="UTF-8"?>
<AnyConnectProfile xmlns="http://schemas.xmlsoap.org/encoding/">
  <ClientInitialization>
    <AuthenticationTimeout>30</AuthenticationTimeout>
    <EnableAutomaticServerSelection UserControllable="true">true
      <AutoServerSelectionImprovement>20</AutoServerSelectionImprovement>
    </EnableAutomaticServerSelection>
  </ClientInitialization>
  <ServerList>
    <HostEntry>
      <HostName>Seoul</HostName>
      <HostAddress>seoul.vpn.example.net</HostAddress>
      <UserGroup>eng</UserGroup>
    </HostEntry>
    <HostEntry>
      <HostName>Tokyo</HostName>
      <HostAddress>tokyo.vpn.example.net</HostAddress>
    </HostEntry>
  </ServerList>
</AnyConnectProfile>
)");
}

void keepPicture(QWidget& dialog, const QString& name)
{
    look(dialog, name % u'-' % QString::fromLatin1(QTest::currentDataTag()));
}

QString rowText(const QAbstractItemModel& model, int row)
{
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells.append(model.index(row, column).data().toString());
    return cells.join(QStringLiteral(" | "));
}

} // namespace naru::test
