// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/WhereaboutsPanel.h"

#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/StatusStrip.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "locations/LocationTexts.h"
#include "locations/LocationsViewModel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace naru::locations {

using kit::Theme;

WhereaboutsPanel::WhereaboutsPanel(const Theme& theme, const kit::Speech& speech, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_sentence(new QLabel(this))
    , m_explanation(new QLabel(this))
    , m_forget(new QPushButton(this))
    , m_measure(new QPushButton(this))
    , m_network(new kit::StatusStrip(this))
{
    m_sentence->setProperty("tone", "sentence");
    m_sentence->setWordWrap(true);
    m_explanation->setProperty("tone", "secondary");
    m_explanation->setTextFormat(Qt::RichText);
    m_explanation->setWordWrap(true);
    kit::setButtonRole(*m_measure, "primary");
    m_measure->setIcon(kit::Icons::iconOnAccent(QStringLiteral("measure"), theme));

    auto* words = new QVBoxLayout;
    words->setSpacing(Theme::space(1));
    words->addWidget(m_sentence);
    words->addWidget(m_explanation);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(Theme::pageMargin, Theme::space(6), Theme::pageMargin, Theme::space(6));
    row->setSpacing(Theme::space(2));
    row->addLayout(words, 1);
    row->addSpacing(Theme::space(4));
    row->addWidget(m_forget);
    row->addWidget(m_measure);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_network);

    connect(m_forget, &QPushButton::clicked, this, &WhereaboutsPanel::forgetWished);
    connect(m_measure, &QPushButton::clicked, this, &WhereaboutsPanel::measureWished);
    retranslate();
}

QStringList WhereaboutsPanel::facts(const LocationsViewModel& model) const
{
    QStringList suffixes;
    QStringList servers;
    for (const ogs::LocationKey& key : model.network().location.keys) {
        suffixes.append(key.suffix.isEmpty() ? tr("none") : key.suffix);
        servers.append(key.server);
    }
    QStringList links;
    for (const engine::NetworkLink& link : model.network().links) {
        if (!link.tunnel && !link.servers.isEmpty())
            links.append(link.name);
    }
    suffixes.removeDuplicates();
    servers.removeDuplicates();
    const auto orDash = [](const QStringList& texts) {
        return texts.isEmpty() ? QStringLiteral("–") : texts.join(QLatin1String(", "));
    };
    return {tr("DNS suffix: %1").arg(orDash(suffixes)), tr("DNS server: %1").arg(orDash(servers)),
            tr("Link: %1").arg(orDash(links))};
}

void WhereaboutsPanel::show(const LocationsViewModel& model)
{
    const LocationTexts texts(m_speech.words());
    m_sentence->setText(texts.headline(model.picture().whereabouts));
    m_explanation->setText(texts.explanation(model.picture(), model.network()));
    m_forget->setVisible(model.picture().here() != nullptr);
    m_measure->setEnabled(model.canMeasure());
    m_network->setFacts(facts(model));
}

void WhereaboutsPanel::retranslate()
{
    m_forget->setText(tr("Forget this location"));
    m_measure->setText(tr("Measure here"));
    m_measure->setToolTip(tr("Measures all gateways although this location is known"));
    m_network->setHeading(tr("Network now"));
    m_network->setSentence(
        tr("One matching pair is enough. Two locations that share a pair are taken for one."));
}

QString WhereaboutsPanel::sentence() const
{
    return m_sentence->text();
}

QString WhereaboutsPanel::explanation() const
{
    return m_explanation->text();
}

} // namespace naru::locations
