// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QVariantMap>

namespace naru::evidence {

/** What a name is of: it decides what stands in its place. */
enum class NameKind { Host, Suffix, Entry, Group, Other };

/**
 * Takes out of texts what must not leave the machine: secrets always, names if wanted, the same name giving
 * the same stand-in everywhere. Addresses become those that are kept for documentation. A name that was not
 * made known by `name` is not found in running text; literal addresses are.
 */
class Masker
{
public:
    /** `names`: whether names are masked too. */
    explicit Masker(bool names)
        : m_masksNames(names)
    {}

    [[nodiscard]] bool masksNames() const { return m_masksNames; }

    /** What stands for a whole value; makes it known. Empty stays empty; with names left, it is the value
     * itself. */
    [[nodiscard]] QString name(NameKind kind, const QString& value);
    /** A host with or without port, URL or group: its parts one by one. */
    [[nodiscard]] QString host(const QString& value);
    /** Running text: secrets, addresses and the names that are known. */
    [[nodiscard]] QString text(const QString& value);
    /** The arguments of an event: hosts, names of entries and texts, at any depth. */
    [[nodiscard]] QVariantMap arguments(const QVariantMap& arguments);
    /** A profile: values that are neither numbers nor choices, and comments. Bytes that are no XML become
     * empty. */
    [[nodiscard]] QByteArray profile(const QByteArray& bytes);

private:
    [[nodiscard]] QString address(const QString& value);
    [[nodiscard]] QVariant argument(const QString& key, const QVariant& value);
    [[nodiscard]] const QRegularExpression& knownNames();

    bool m_masksNames;
    QHash<QString, QString> m_standIns;
    QHash<int, int> m_counts;
    QRegularExpression m_known;
    bool m_isKnownStale = true;
};

} // namespace naru::evidence
