// SPDX-License-Identifier: GPL-3.0-or-later
#include "BackupList.h"

#include "FieldCheck.h"
#include "profile/Address.h"
#include "profile/Reader.h"

#include <QHash>

namespace naru::profile {

namespace {

Backup readBackup(const Element& element, BackupLevel level, const QString& path, Findings& findings)
{
    checkBlanks(element, path, findings);
    const Address address = parseAddress(element.text);
    if (address.problem)
        findings.addValue(*address.problem, element, path);
    return {element.value(), address.target, address.group, level, findings.place(element.textOffset)};
}

/** The address inside a host entry, which is not what belongs into a backup list. */
const Element* addressOfEntry(const Element& entry, const QString& path, Findings& findings)
{
    findings.addElement(ProblemCode::BackupOfHostEntry, entry, path);
    const Element* address = entry.child(u"HostAddress");
    return address ? address : entry.child(u"HostName");
}

} // namespace

std::vector<Backup> readBackups(const Element& list, BackupLevel level, const QString& path,
                                Findings& findings)
{
    checkNoText(list, path, findings);
    std::vector<Backup> backups;
    QHash<QString, int> numbers;
    for (const Element& child : list.children) {
        const QString childPath = pathBelow(path, child.name, ++numbers[child.name]);
        const bool isEntry = child.name == u"HostEntry";
        if (!isEntry && child.name != u"HostAddress") {
            findings.addElement(ProblemCode::UnknownElement, child, pathBelow(path, child.name));
            continue;
        }
        if (backups.size() == static_cast<std::size_t>(maxBackupsPerList)) {
            findings.addElement(ProblemCode::TooMany, child, childPath);
            break;
        }
        const Element* address = isEntry ? addressOfEntry(child, childPath, findings) : &child;
        const QString addressPath = isEntry && address ? pathBelow(childPath, address->name) : childPath;
        if (!address || address->value().isEmpty())
            findings.addElement(ProblemCode::EmptyValue, address ? *address : child, addressPath);
        else
            backups.push_back(readBackup(*address, level, addressPath, findings));
    }
    if (backups.empty())
        findings.addElement(ProblemCode::EmptyBackupList, list, path);
    return backups;
}

} // namespace naru::profile
