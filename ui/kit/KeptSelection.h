// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QItemSelectionModel>

namespace naru::kit {

/** A list beside which the chosen row is shown: a press below the rows leaves the choice as it is. */
template <class View>
class KeptSelection final : public View
{
public:
    using View::View;

protected:
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                                       const QEvent* event) const override
    {
        return index.isValid() ? View::selectionCommand(index, event) : QItemSelectionModel::NoUpdate;
    }
};

} // namespace naru::kit
