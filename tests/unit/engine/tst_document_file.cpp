// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "engine/DocumentFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace naru;
using engine::DiskChange;
using engine::DocumentFile;
using engine::Overwrite;

/** A profile is replaced whole or not at all, and what others do to it is seen. */
class TestDocumentFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void savesWhole();
    void keepsPermissionsAndSymlinks();
    void leavesTheFileWhereItCannotSave();
    void saysBeforehandWhatIsReadOnly();
    void noticesOthers();
    void opensDocuments();
    void refusesWhatIsNoFile();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    void write(const QString& file, const QByteArray& bytes) const;
    [[nodiscard]] QByteArray bytesOf(const QString& file) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDocumentFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestDocumentFile::write(const QString& file, const QByteArray& bytes) const
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(out.write(bytes), bytes.size());
}

QByteArray TestDocumentFile::bytesOf(const QString& file) const
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("missing");
}

void TestDocumentFile::savesWhole()
{
    DocumentFile file(path("p.xml"));
    QVERIFY(file.save("one").has_value());
    QCOMPARE(bytesOf(path("p.xml")), QByteArray("one"));
    QVERIFY(file.save("two").has_value());
    QCOMPARE(bytesOf(path("p.xml")), QByteArray("two"));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"p.xml"});
}

void TestDocumentFile::keepsPermissionsAndSymlinks()
{
    QDir(m_folder->path()).mkdir(QStringLiteral("real"));
    write(path("real/p.xml"), "one");
    QCOMPARE(::chmod(qPrintable(path("real/p.xml")), 0640), 0);
    QVERIFY(QFile::link(QStringLiteral("real/p.xml"), path("link.xml")));
    DocumentFile file(path("link.xml"));
    QVERIFY(file.read().has_value());
    QCOMPARE(file.target(), QFileInfo(path("real/p.xml")).canonicalFilePath());
    QVERIFY(file.save("two").has_value());
    QVERIFY(QFileInfo(path("link.xml")).isSymLink());
    QCOMPARE(QFile::symLinkTarget(path("link.xml")), path("real/p.xml"));
    QCOMPARE(bytesOf(path("real/p.xml")), QByteArray("two"));
    struct stat status = {};
    QCOMPARE(::stat(qPrintable(path("real/p.xml")), &status), 0);
    QCOMPARE(status.st_mode & 07777, 0640U);
    QCOMPARE(file.diskChange(), DiskChange::None);
}

void TestDocumentFile::leavesTheFileWhereItCannotSave()
{
    const QString inside = path("folder/p.xml");
    DocumentFile nowhere(inside);
    const auto saved = nowhere.save("x");
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().code, base::ErrorCode::FileNotWritable);
    QCOMPARE(saved.error().subject, inside);
    // A folder is no file to be replaced.
    QDir(m_folder->path()).mkdir(QStringLiteral("folder"));
    QVERIFY(!DocumentFile(path("folder")).save("x").has_value());
    QVERIFY(QFileInfo(path("folder")).isDir());
}

void TestDocumentFile::saysBeforehandWhatIsReadOnly()
{
    write(path("p.xml"), "one");
    DocumentFile file(path("p.xml"));
    QVERIFY(file.read().has_value());
    QVERIFY(file.isWritable());
    if (::geteuid() == 0)
        QSKIP("root may write everything");
    QCOMPARE(::chmod(qPrintable(path("p.xml")), 0444), 0);
    QVERIFY(!file.isWritable());
    QCOMPARE(file.save("two").error().code, base::ErrorCode::FileNotWritable);
    QCOMPARE(bytesOf(path("p.xml")), QByteArray("one"));
}

void TestDocumentFile::noticesOthers()
{
    write(path("p.xml"), "one");
    DocumentFile file(path("p.xml"));
    QCOMPARE(file.read().value(), QByteArray("one"));
    QCOMPARE(file.diskChange(), DiskChange::None);
    // Written anew with the same bytes: nothing to tell.
    QFile::remove(path("p.xml"));
    QCOMPARE(file.diskChange(), DiskChange::Removed);
    QCOMPARE(file.save("mine").error().code, base::ErrorCode::FileChanged);
    write(path("p.xml"), "one");
    QCOMPARE(file.diskChange(), DiskChange::None);
    QVERIFY(QFile::remove(path("p.xml")));
    write(path("p.xml"), "eno");
    QCOMPARE(file.diskChange(), DiskChange::Changed);
    const auto saved = file.save("mine");
    QCOMPARE(saved.error().code, base::ErrorCode::FileChanged);
    QCOMPARE(bytesOf(path("p.xml")), QByteArray("eno"));
    QVERIFY(file.save("mine", Overwrite::Always).has_value());
    QCOMPARE(bytesOf(path("p.xml")), QByteArray("mine"));
    QCOMPARE(file.diskChange(), DiskChange::None);
}

void TestDocumentFile::opensDocuments()
{
    write(path("p.xml"), "<r>\n <a>\n</r>");
    const auto broken = engine::openDocument(path("p.xml"));
    QCOMPARE(broken.error().code, base::ErrorCode::XmlNotWellFormed);
    QCOMPARE(broken.error().subject, path("p.xml"));
    QCOMPARE(broken.error().place->line, 3);
    write(path("p.xml"), "<r>\n <a/>\n</r>");
    auto opened = engine::openDocument(path("p.xml"));
    QVERIFY(opened.has_value());
    QVERIFY(opened->document.setAt(profile::parsePath(u"a").value(), u"1").has_value());
    QVERIFY(opened->file.save(opened->document.bytes()).has_value());
    QCOMPARE(bytesOf(path("p.xml")), QByteArray("<r>\n <a>1</a>\n</r>"));
}

void TestDocumentFile::refusesWhatIsNoFile()
{
    QCOMPARE(engine::openDocument(path("none")).error().code, base::ErrorCode::FileNotFound);
    QCOMPARE(engine::openDocument(m_folder->path()).error().code, base::ErrorCode::FileNotReadable);
    QCOMPARE(::mkfifo(qPrintable(path("pipe")), 0600), 0);
    QCOMPARE(engine::openDocument(path("pipe")).error().code, base::ErrorCode::FileNotReadable);
}

QTEST_GUILESS_MAIN(TestDocumentFile)
#include "tst_document_file.moc"
