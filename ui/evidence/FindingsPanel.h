// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/FindingList.h"

#include <QWidget>

class QLabel;
class QListView;

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

/** What was found, below its heading. Choosing a finding chooses the connection from which it is seen. */
class FindingsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(const kit::Theme& theme, QWidget* parent = nullptr);

    void setLines(std::vector<FindingLine> lines);
    void retranslate();
    [[nodiscard]] const FindingList& list() const { return m_list; }
    [[nodiscard]] QListView& view() { return *m_view; }

Q_SIGNALS:
    void connectionWished(std::size_t connection);

private:
    void sayCount();

    FindingList m_list;
    QLabel* m_heading;
    QLabel* m_count;
    QLabel* m_certainty;
    QListView* m_view;
};

} // namespace naru::evidence_ui
