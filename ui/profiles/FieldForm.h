// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/FieldAccess.h"
#include "profiles/FormContext.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace naru::profiles {

class FieldRow;
class RepeatedField;

/** A form made from the table: rows for the given fields and all below them, in the table's order. */
class FieldForm final : public QWidget
{
    Q_OBJECT

public:
    /** `homePath`: what the table calls the elements that `setHome` gives. */
    FieldForm(const FormContext& context, const std::vector<const profile::Field*>& fields,
              QLatin1StringView homePath, QWidget* parent);

    void setHome(std::optional<FieldHome> home);
    void refresh();
    void retranslate();
    /** Shows the rows that hold the text; all for an empty one. How many there are. */
    int filter(const QString& text);
    /** Of the column with the names, in all rows. */
    void setLabelWidth(int width);
    void focusFirst();
    /** Gives the keyboard to the row of an element; false where there is none. */
    bool focusNode(profile::NodeId node);
    /** nullptr where the form has no such list. */
    [[nodiscard]] RepeatedField* list(QLatin1StringView path) const;

Q_SIGNALS:
    void focused(const naru::profile::Field* field);

private:
    struct Heading
    {
        QLabel* label;
        const profile::Field* field;
    };

    void add(const profile::Field& field, int depth);
    void addBelow(const profile::Field& field, int depth);
    void addRow(const profile::Field& field, int depth);
    void addList(const profile::Field& field);
    void addHeading(const profile::Field& field, int depth);

    FormContext m_context;
    QLatin1StringView m_homePath;
    QVBoxLayout* m_column;
    std::vector<FieldRow*> m_rows;
    std::vector<RepeatedField*> m_lists;
    std::vector<Heading> m_headings;
};

} // namespace naru::profiles
