// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/FormContext.h"

#include <QWidget>

class QLabel;

namespace naru::kit {
class SourceView;
}

namespace naru::profiles {

/** The chosen host entry as the file has it, with what was changed marked. Very long entries are cut. */
class SourceExcerpt final : public QWidget
{
    Q_OBJECT

public:
    explicit SourceExcerpt(const FormContext& context, QWidget* parent = nullptr);

    [[nodiscard]] kit::SourceView& view() const { return *m_view; }
    void refresh();
    void retranslate();
    void restyle();

protected:
    void showEvent(QShowEvent* event) override;

private:
    FormContext m_context;
    QLabel* m_title;
    QLabel* m_changes;
    kit::SourceView* m_view;
};

} // namespace naru::profiles
