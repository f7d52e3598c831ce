// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"
#include "profile/ProblemCode.h"
#include "profiles/FormContext.h"
#include "profiles/HostFacts.h"

#include <QAbstractListModel>
#include <QHash>

#include <optional>
#include <vector>

namespace naru::profiles {

/**
 * The host entries of the document, or those that a filter lets through; a row is read when it is drawn. Rows
 * can be dragged to another place of the same server list while there is no filter.
 */
class ServerModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        /** `QString`s; the second line is an error where `IsBroken`. */
        Name = Qt::UserRole,
        Address,
        IsBroken,
        /** `int` of a `profile::Severity`; invalid where the linter says nothing. */
        Worst,
        /** `142 ms`; empty where it was not measured. */
        RoundTrip,
    };

    explicit ServerModel(const FormContext& context, QObject* parent = nullptr);

    /** Of name and address. */
    void setFilter(const QString& text);
    /** Rows come and go because the document has changed, not because the user chose another one. */
    [[nodiscard]] bool isFollowing() const { return m_following; }
    [[nodiscard]] bool isFiltered() const { return !m_filter.isEmpty(); }
    /** Null for none. */
    void setReport(const engine::RunReportPtr& report);
    /** All rows are drawn anew. */
    void refresh();
    [[nodiscard]] std::optional<int> rowOf(profile::NodeId host) const;
    [[nodiscard]] profile::NodeId hostAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    void replaceAll();
    void follow();
    void readReview();
    [[nodiscard]] std::vector<profile::NodeId> wanted() const;
    [[nodiscard]] QString spoken(const HostFacts& facts, const QModelIndex& index) const;
    [[nodiscard]] QString roundTrip(const HostFacts& facts) const;

    FormContext m_context;
    QString m_filter;
    bool m_following = false;
    engine::RunReportPtr m_report;
    std::vector<profile::NodeId> m_rows;
    QHash<std::uint32_t, profile::Severity> m_worst;
};

/** Moves a host entry so that it stands before the one that is now at `row` of all host entries. Entries stay
 * in their server list. */
[[nodiscard]] base::Result<void> moveHost(profile::Document& document,
                                          const std::vector<profile::NodeId>& hosts, profile::NodeId host,
                                          std::size_t row);

} // namespace naru::profiles
