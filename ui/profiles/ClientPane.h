// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"
#include "profiles/ClientGroups.h"
#include "profiles/FormContext.h"

#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QListWidget;

namespace naru::profiles {

class FieldForm;
class FieldHelp;
class FormScroll;

/** All client settings of the table: by group, or those that a search finds. A group's form is made when it
 * is first looked at. */
class ClientPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ClientPane(const FormContext& context, QWidget* parent = nullptr);

    void retranslate();
    /** Shows the group of an element and gives its row the keyboard; false where no row shows it. */
    bool focusNode(profile::NodeId node);
    [[nodiscard]] QLineEdit& search() const { return *m_search; }
    [[nodiscard]] QListWidget& groups() const { return *m_groups; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Section
    {
        QLabel* title = nullptr;
        FieldForm* form = nullptr;
    };

    void layOut();
    void refresh();
    void rehome();
    void arrange();
    Section& section(int group);

    FormContext m_context;
    QLineEdit* m_search;
    QListWidget* m_groups;
    FormScroll* m_scroll;
    QLabel* m_none;
    FieldHelp* m_help;
    std::array<Section, clientGroups> m_sections;
};

} // namespace naru::profiles
