// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Reader.h"

#include "BackupList.h"
#include "ClientSettings.h"
#include "Element.h"
#include "FieldCheck.h"
#include "HostEntries.h"
#include "Prefixes.h"
#include "SourceText.h"

namespace naru::profile {

namespace {

/** Turns the elements of one profile into what they say. */
class ProfileReader
{
public:
    ProfileReader(const Document& document, const Element& root)
        : m_document(document)
        , m_root(root)
        , m_positions(document.text())
    {}

    Profile read();

private:
    void checkEncoding();
    void readChild(const Element& child);
    void readClient(const Element& client);
    void readServerList(const Element& list);
    void addClientBackups(const Element& list, const QString& path);

    const Document& m_document;
    const Element& m_root;
    Positions m_positions;
    Findings m_findings{m_positions};
    HostEntries m_hosts{m_findings};
    Profile m_profile;
    bool m_hasClient = false;
    std::vector<const Element*> m_serverLists;
    int m_hostNumber = 0;
    int m_rootHostNumber = 0;
};

Profile ProfileReader::read()
{
    m_profile.nameSpace = nameSpaceOf(m_root);
    checkEncoding();
    checkNameSpaces(m_root, m_findings);
    checkNoText(m_root, {}, m_findings);
    for (const Element& child : m_root.children)
        readChild(child);

    if (m_serverLists.size() > 1)
        m_findings.add(ProblemCode::SeveralServerLists, m_serverLists[1]->offset,
                       QStringLiteral("ServerList"), QString::number(m_serverLists.size()));
    m_profile.hosts = m_hosts.take(m_profile.clientBackups);
    if (m_profile.hosts.empty())
        m_findings.addElement(ProblemCode::NoHostEntry, m_root, {});
    m_profile.problems = m_findings.take();
    return std::move(m_profile);
}

void ProfileReader::checkEncoding()
{
    const FileForm form = m_document.form();
    m_profile.encoding = form.encoding;
    if (!form.hasXmlDeclaration)
        m_findings.add(ProblemCode::NoXmlDeclaration, 0, {}, {});
    if (form.isMismatch)
        m_findings.add(ProblemCode::EncodingMismatch, readDeclaration(m_document.text()).encodingOffset, {},
                       form.declaredEncoding);
}

void ProfileReader::readChild(const Element& child)
{
    if (child.name == u"ClientInitialization") {
        readClient(child);
    } else if (child.name == u"ServerList") {
        readServerList(child);
    } else if (child.name == u"BackupServerList") {
        m_findings.addElement(ProblemCode::MisplacedElement, child, child.name);
        addClientBackups(child, child.name);
    } else if (child.name == u"HostEntry") {
        const QString path = pathBelow({}, child.name, ++m_rootHostNumber);
        m_findings.addElement(ProblemCode::MisplacedElement, child, path);
        m_hosts.read(child, path);
    } else {
        const bool isKnown = findField(QString(u"ClientInitialization/" + child.name)) != nullptr;
        m_findings.addElement(isKnown ? ProblemCode::MisplacedElement : ProblemCode::UnknownElement, child,
                              child.name);
    }
}

void ProfileReader::readClient(const Element& client)
{
    if (m_hasClient) {
        m_findings.addElement(ProblemCode::RepeatedElement, client, client.name);
    } else {
        readClientSettings(client, m_profile, m_findings);
        m_hasClient = true;
    }
    for (const Element& child : client.children) {
        if (child.name == u"BackupServerList")
            addClientBackups(child, pathBelow(client.name, child.name));
    }
}

void ProfileReader::readServerList(const Element& list)
{
    m_serverLists.push_back(&list);
    checkNoText(list, list.name, m_findings);
    for (const Element& child : list.children) {
        if (child.name == u"HostEntry")
            m_hosts.read(child, pathBelow(list.name, child.name, ++m_hostNumber));
        else
            m_findings.addElement(ProblemCode::UnknownElement, child, pathBelow(list.name, child.name));
    }
}

void ProfileReader::addClientBackups(const Element& list, const QString& path)
{
    std::vector<Backup>& all = m_profile.clientBackups;
    for (Backup& backup : readBackups(list, BackupLevel::Client, path, m_findings)) {
        if (all.size() < static_cast<std::size_t>(maxBackupsPerList))
            all.push_back(std::move(backup));
    }
}

} // namespace

base::Result<Profile> readProfile(const QByteArray& bytes)
{
    const auto document = Document::open(bytes);
    return document ? readProfile(*document) : std::unexpected(document.error());
}

base::Result<Profile> readProfile(const Document& document)
{
    const Element root = readElements(document);
    if (root.name != u"AnyConnectProfile")
        return std::unexpected(
            base::Error{base::ErrorCode::NotAProfile, root.name, document.place(root.offset), {}});
    return ProfileReader(document, root).read();
}

} // namespace naru::profile
