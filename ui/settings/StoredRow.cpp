// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/StoredRow.h"

#include "kit/Icons.h"
#include "kit/Style.h"
#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace naru::settings {

using kit::Theme;

namespace {

constexpr int hostWidth = 240;
constexpr int kindWidth = 96;
constexpr int whenWidth = 176;

} // namespace

StoredRow::StoredRow(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_host(addLabel(""))
    , m_kind(addLabel("secondary"))
    , m_what(addLabel(""))
    , m_when(addLabel("small"))
    , m_forget(new QPushButton(this))
{
    m_host->setFixedWidth(hostWidth);
    m_kind->setFixedWidth(kindWidth);
    m_when->setFixedWidth(whenWidth);
    kit::setButtonRole(*m_forget, "small");
    m_forget->setIcon(kit::Icons::icon(QStringLiteral("forget"), theme));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, Theme::space(1), 0, Theme::space(1));
    row->setSpacing(Theme::space(4));
    row->addWidget(m_host);
    row->addWidget(m_kind);
    row->addWidget(m_what, 1);
    row->addWidget(m_when);
    row->addWidget(m_forget);
    connect(m_forget, &QPushButton::clicked, this, &StoredRow::forgetWished);
}

QLabel* StoredRow::addLabel(const char* tone)
{
    auto* label = new QLabel(this);
    label->setProperty("tone", tone);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

void StoredRow::setTexts(const Texts& texts)
{
    m_host->setText(texts.host);
    m_kind->setText(texts.kind);
    m_what->setText(texts.what);
    m_when->setText(texts.when);
    m_forget->setText(tr("Delete"));
    m_forget->setAccessibleName(tr("Delete: %1, %2").arg(texts.host, texts.kind));
}

} // namespace naru::settings
