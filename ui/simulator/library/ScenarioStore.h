// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/library/ScenarioEntry.h"

#include <QObject>

#include <optional>
#include <variant>
#include <vector>

namespace naru::simulator {

/** Why the library could not do it: the disk, or what the scenario itself says. */
using StoreError = std::variant<base::Error, sim::Problem>;
template <class T>
using StoreResult = std::expected<T, StoreError>;
[[nodiscard]] QString storeSentence(const wording::Words& words, const StoreError& error);

/**
 * The scenarios that there are: those that come with the program and the user's own, one file each in the
 * folder `scenarios` of the data folder. A file that can't be read is listed with its problem. Without a data
 * folder nothing is kept beyond the program's end. Files are written whole or not at all. Window thread.
 */
class ScenarioStore final : public QObject
{
    Q_OBJECT

public:
    /** More files than these in the folder are left alone. */
    static constexpr std::size_t mostOwn = 1000;

    explicit ScenarioStore(const QString& dataFolder, QObject* parent = nullptr);

    /** Reads all of them, once; until then there is none. Blocks: for when they are about to be seen. */
    void load();

    /** The shipped ones by model and name, then the user's own by name. */
    [[nodiscard]] const std::vector<ScenarioEntry>& entries() const { return m_entries; }
    /** Null where there is none of that id. Valid until the next change. */
    [[nodiscard]] const ScenarioEntry* find(const QString& id) const;
    /** What reads the CSV files that lie beside the user's own scenarios. */
    [[nodiscard]] sim::FileReader files() const;

    /** Adds a scenario of the user's own, in a file named after its title; its id. */
    StoreResult<QString> add(const QByteArray& source);
    /** Writes one of the user's own anew, even where it is broken: what was typed is not to be lost. Fails
     * for a shipped one: `FileNotWritable`. */
    StoreResult<void> save(const QString& id, const QByteArray& source);
    /** The source of a copy of any, whose titles have a number behind them; nothing is kept yet. */
    [[nodiscard]] StoreResult<QByteArray> copyOf(const QString& id) const;
    /** Such a copy as one of the user's own; its id. */
    StoreResult<QString> duplicate(const QString& id);
    /** Gives one of the user's own another title, in the language; in the other one, too, where it has none
     * there. */
    StoreResult<void> rename(const QString& id, const QString& title, wording::Language language);
    /** Takes one of the user's own away; `restore` brings it back. */
    StoreResult<void> remove(const QString& id);
    [[nodiscard]] bool canRestore() const { return m_removed.has_value(); }
    /** What was removed last; its id. */
    StoreResult<QString> restore();
    /** Takes a file in, and with it the numbers of the CSV files beside it; its id. Refused is only what is
     * no JSON at all. */
    StoreResult<QString> importFile(const QString& path);
    /** Writes it, complete in itself, where the user wants it. */
    StoreResult<void> exportTo(const QString& id, const QString& path) const;

Q_SIGNALS:
    /** The list or one of the entries. */
    void changed();

private:
    void readShipped();
    void readOwn();
    [[nodiscard]] QString pathOf(const QString& id) const;
    /** Where the file lies that was removed last. */
    [[nodiscard]] QString removedPath(const QString& id) const;
    [[nodiscard]] StoreResult<void> write(const QString& id, const QByteArray& source) const;
    [[nodiscard]] QString freeId(const QString& name) const;
    /** Writes it, and takes it into the list. */
    StoreResult<QString> put(ScenarioEntry entry);

    /** Of the user's own; empty where nothing is kept. */
    QString m_folder;
    std::vector<ScenarioEntry> m_entries;
    std::optional<ScenarioEntry> m_removed;
    bool m_isLoaded = false;
};

} // namespace naru::simulator
