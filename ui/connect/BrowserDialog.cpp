// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/BrowserDialog.h"

#include "connect/FitHeight.h"
#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QShowEvent>

namespace naru::connect {

using kit::Theme;

namespace {

constexpr int browserWidth = 560;

} // namespace

BrowserDialog::BrowserDialog(const kit::Surroundings& surroundings, const QUrl& url, QWidget* parent)
    : kit::Dialog(surroundings, parent)
    , m_url(url)
    , m_address(new QLineEdit(url.toString(QUrl::FullyEncoded), this))
    , m_copy(makeButton())
    , m_again(makeButton())
{
    setFixedWidth(browserWidth);
    m_address->setReadOnly(true);
    m_address->setCursorPosition(0);
    m_copy->setIcon(kit::Icons::icon(QStringLiteral("copy"), surroundings.theme));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, 0);
    row->setSpacing(Theme::space(2));
    row->addWidget(m_address, 1);
    row->addWidget(m_copy);
    content().addLayout(row);
    content().addStretch(1);
    buttons().addStretch(1);
    buttons().addWidget(m_again);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_address->text()); });
    connect(m_again, &QPushButton::clicked, this, &BrowserDialog::openBrowser);
    retranslate();
}

void BrowserDialog::openBrowser()
{
    const bool isWeb = m_url.scheme() == QLatin1String("https") && !m_url.host().isEmpty();
    m_hasFailed = !isWeb || !QDesktopServices::openUrl(m_url);
    retranslate();
}

void BrowserDialog::retranslate()
{
    setHeading(tr("Sign in with the browser"));
    setSentence(m_hasFailed
                    ? tr("No browser could be started. Open this address in a browser on this machine.")
                    : tr("Your browser was opened with this address. Sign in there; the connection goes on "
                         "by itself."));
    m_address->setAccessibleName(tr("Address"));
    m_copy->setText(tr("Copy"));
    m_again->setText(tr("Open the browser again"));
    setCloseText(tr("Cancel"));
    if (isVisible())
        fitHeight(*this);
}

void BrowserDialog::showEvent(QShowEvent* event)
{
    fitHeight(*this);
    kit::Dialog::showEvent(event);
    if (!event->spontaneous())
        openBrowser();
}

} // namespace naru::connect
