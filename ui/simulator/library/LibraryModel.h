// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/SearchWords.h"
#include "simulator/library/ScenarioStore.h"

#include <QAbstractListModel>

#include <vector>

namespace naru::kit {
class Speech;
}

namespace naru::simulator {

/** The scenarios as rows: the heading of a model, then its scenarios; what can't be told to belong to a model
 * comes last. */
class LibraryModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        /** A row that is a heading has none. */
        Id = Qt::UserRole,
        /** What it shows, or what is wrong with it. */
        About,
        IsOwn,
        IsBroken,
    };

    LibraryModel(const ScenarioStore& store, const kit::Speech& speech, QObject* parent = nullptr);

    /** Only scenarios whose title, text or name has all of these words, in either language. */
    void setFilter(const QString& words);
    [[nodiscard]] QModelIndex indexOf(const QString& id) const;
    /** Null for a heading. */
    [[nodiscard]] const ScenarioEntry* entryAt(const QModelIndex& index) const;
    /** Takes the texts of the language anew. */
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row
    {
        /** Of the scenario; empty for a heading. */
        QString id;
        /** Of the heading, else empty. */
        QString heading;
    };

    void refill();
    [[nodiscard]] bool passes(const ScenarioEntry& entry) const;
    [[nodiscard]] QString about(const ScenarioEntry& entry) const;

    const ScenarioStore& m_store;
    const kit::Speech& m_speech;
    kit::SearchWords m_filter;
    std::vector<Row> m_rows;
};

} // namespace naru::simulator
