// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Speech.h"
#include "sim/scenario/Snapshot.h"

#include <QAbstractListModel>

#include <vector>

namespace naru::simulator {

/** What the list of events leaves out. */
struct LogFilter
{
    /** Code of the events to show; empty for all. */
    std::string code;
    /** Found in the text of the language that is spoken, or in the element's name. */
    QString text;
    friend bool operator==(const LogFilter&, const LogFilter&) = default;
};

/** Log entries as rows, the latest first; or the steps of a story in their order. */
class LogRows final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Order { LatestFirst, AsTheyCame };
    enum Role { EntryTime = Qt::UserRole + 1, EntryText, EntryRule };

    LogRows(const kit::Speech& speech, Order order, QObject* parent = nullptr);
    void setOrder(Order order);

    /** @param length of the run, by which moments are written */
    void setEntries(const std::vector<sim::LogEntry>& entries, sim::Time length);
    void setFilter(const LogFilter& filter);
    void retranslate();
    /** The codes that occur, each once. */
    [[nodiscard]] std::vector<std::string> codes() const;
    [[nodiscard]] const sim::LogEntry& entry(int row) const;
    /** Row of the last entry at or before the moment, in a story; -1: none yet. */
    [[nodiscard]] int rowAt(sim::Time moment) const;
    /** What is shown as a table: time, code, element, text. */
    [[nodiscard]] QByteArray csv() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    void choose();
    /** With its unit, where it is no clock's. */
    [[nodiscard]] QString momentOf(const sim::LogEntry& entry) const;
    [[nodiscard]] QString textOf(const sim::LogEntry& entry) const;

    const kit::Speech& m_speech;
    Order m_order;
    LogFilter m_filter;
    std::vector<sim::LogEntry> m_entries;
    /** Indices of those that are shown, in the order of the rows. */
    std::vector<std::size_t> m_shown;
    sim::Time m_length{};
};

} // namespace naru::simulator
