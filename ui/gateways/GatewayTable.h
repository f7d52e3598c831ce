// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gateways/GatewayRow.h"
#include "kit/CellTable.h"

namespace naru::kit {
class Speech;
}

namespace naru::gateways {

/** The scale that the bars of all rows share. */
struct PartsScale
{
    /** Of the longest exchange and the longest lookup; 0 where there is none. */
    base::Nanoseconds exchange{0};
    base::Nanoseconds lookup{0};
};

/** Rows as a table: the text twin of the chart, and the names that screen readers say. */
class GatewayTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { Rank, Name, Rtt, Loss, Parts, Address, MeasuredAt, Trend, ColumnCount };

    explicit GatewayTable(const kit::Speech& speech, QObject* parent = nullptr);

    void setRows(const std::vector<GatewayRow>& rows, const TimeWindow& window, TimeRange range);
    [[nodiscard]] const GatewayRow& row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const PartsScale& partsScale() const { return m_scale; }
    [[nodiscard]] const TimeWindow& window() const { return m_window; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString plainText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] kit::CellLine rttLine(const GatewayRow& row) const;
    [[nodiscard]] kit::CellText partsText(const GatewayRow& row) const;
    [[nodiscard]] QString partsSentence(const ogs::ProbeParts& parts) const;
    [[nodiscard]] QString trendSentence(const GatewayRow& row) const;

    const kit::Speech& m_speech;
    std::vector<GatewayRow> m_rows;
    PartsScale m_scale;
    TimeWindow m_window;
    TimeRange m_range = TimeRange::OneDay;
};

/** From SYN to the end: all parts but the lookup; nothing where the handshake is not known. */
[[nodiscard]] std::optional<base::Nanoseconds> exchangeOf(const ogs::ProbeParts& parts);

} // namespace naru::gateways
