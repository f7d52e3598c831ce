// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/SignInSection.h"

#include <QLineEdit>

#include <array>

namespace naru::settings {

using tunnel::KnownUser;

namespace {

constexpr int lineWidth = 240;

} // namespace

SignInSection::SignInSection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_user(makeName(&KnownUser::userName))
    , m_group(makeName(&KnownUser::group))
    , m_second(makeName(&KnownUser::secondUserName))
{
    for (Name* name : {&m_user, &m_group, &m_second})
        connect(name->line, &QLineEdit::editingFinished, this, [this, name] { take(*name); });
    refresh();
    connect(&surroundings.engine, &kit::EngineView::settingsChanged, this, &SignInSection::refresh);
}

SignInSection::Name SignInSection::makeName(QString KnownUser::*member)
{
    auto* line = new QLineEdit(this);
    line->setFixedWidth(lineWidth);
    line->setMaxLength(int(tunnel::maxKnownName));
    return {line, member,
            addRow(
                line, [member](auto& settings) -> auto& { return settings.user.*member; })};
}

void SignInSection::take(Name& name)
{
    const QString text = name.line->text().trimmed();
    name.isWrong = !text.isEmpty() && !tunnel::isKnownName(text);
    if (!name.isWrong)
        name.line->setText(text);
    if (!name.isWrong && text != current().user.*name.member)
        change([&](engine::Settings& settings) { settings.user.*name.member = text; });
    explain();
}

void SignInSection::refresh()
{
    for (Name* name : {&m_user, &m_group, &m_second}) {
        const QString& kept = current().user.*name->member;
        // What can't be kept stands there until it is corrected, or another value comes.
        if (name->line->text().trimmed() == kept || (name->isWrong && name->line->hasFocus()))
            continue;
        name->line->setText(kept);
        name->isWrong = false;
    }
    explain();
}

void SignInSection::explain()
{
    m_user.row.setTexts(tr("User name"), tr("Stands in the form at first. A password that is stored for "
                                            "another name is not used."));
    m_group.row.setTexts(tr("Group"), tr("Chosen in the form where the gateway offers it, by its name or "
                                         "its label. A user group of the profile needs no entry here."));
    m_second.row.setTexts(tr("Second user name"), tr("For gateways that ask for two users."));
    for (Name* name : {&m_user, &m_group, &m_second}) {
        if (name->isWrong)
            name->row.setProblem(tr("256 characters at most, without control characters."));
    }
}

void SignInSection::retranslate()
{
    setHeading(tr("Sign-in"));
    for (Name* name : {&m_user, &m_group, &m_second})
        name->line->setPlaceholderText(tr("empty"));
    explain();
}

} // namespace naru::settings
