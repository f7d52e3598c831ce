// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Lint.h"
#include "profiles/FormContext.h"

#include <QAbstractListModel>

#include <array>
#include <memory>

namespace naru::profiles {

struct Review;

/** What the linter says, one problem a row: the gravest first, those of one severity in the document's order.
 */
class ProblemModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        /** `int` of a `profile::Severity`. */
        Severity = Qt::UserRole,
        /** Name of the host entry that it is about; empty where it is about none. */
        Subject,
        /** `line 96`. */
        Place,
        /** What the fix's button says; empty where there is none. */
        FixText,
    };

    explicit ProblemModel(const FormContext& context, QObject* parent = nullptr);

    void refresh();
    [[nodiscard]] const profile::Finding& finding(int row) const;
    /** By severity. */
    [[nodiscard]] int count(profile::Severity severity) const;
    [[nodiscard]] int safeFixes() const { return m_safe; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] QString subject(const profile::Finding& found) const;

    FormContext m_context;
    std::shared_ptr<const Review> m_review;
    /** Of the findings, in the order of the rows. */
    std::vector<std::size_t> m_order;
    std::array<int, 3> m_counts{};
    int m_safe = 0;
};

} // namespace naru::profiles
