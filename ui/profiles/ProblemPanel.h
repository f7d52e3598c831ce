// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/ProblemCode.h"
#include "profiles/FormContext.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListView;
class QPushButton;

namespace naru::profiles {

class ProblemModel;

/** The problems of the profile: how many, the list, what each is fixed by. Return goes to the place,
 * Ctrl+Return carries out the fix of the chosen one. */
class ProblemPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemPanel(const FormContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QListView& view() const { return *m_view; }
    [[nodiscard]] ProblemModel& model() const { return *m_model; }
    [[nodiscard]] QPushButton& fixAllButton() const { return *m_fixAll; }
    [[nodiscard]] QPushButton& fixButton() const { return *m_fix; }
    void retranslate();
    void restyle();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Count
    {
        profile::Severity severity;
        QLabel* icon;
        QLabel* text;
    };

    void layOut();
    void refresh();
    void goTo(const QModelIndex& index);
    void fix(const QModelIndex& index);
    [[nodiscard]] QString countText(profile::Severity severity) const;

    FormContext m_context;
    ProblemModel* m_model;
    QLabel* m_title;
    std::vector<Count> m_counts;
    QLabel* m_none;
    QPushButton* m_fix;
    QPushButton* m_fixAll;
    QListView* m_view;
};

} // namespace naru::profiles
