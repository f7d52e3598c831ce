// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/EvidenceStrip.h"

#include "evidence/RunTable.h"
#include "kit/ComboBox.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include <cmath>

namespace naru::evidence_ui {

using kit::Theme;

namespace {

constexpr int stripHeight = 40;
constexpr int factIcon = 16;
constexpr int factGap = 24;
constexpr int wordGap = 6;
/** More are no list that people read: the table of runs has them all. */
constexpr std::size_t mostRuns = 200;

} // namespace

EvidenceStrip::EvidenceStrip(const Theme& theme, const kit::Speech& speech, EvidenceModel& model,
                             QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_model(model)
    , m_runs(new kit::ComboBox(theme, this))
    , m_clear(new QToolButton(this))
{
    setFixedHeight(stripHeight);
    m_clear->setIcon(kit::Icons::icon(QStringLiteral("cross"), theme));
    m_clear->setFocusPolicy(Qt::StrongFocus);
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::pageMargin, 0, Theme::space(4), 0);
    row->setSpacing(Theme::space(2));
    row->addStretch(1);
    row->addWidget(m_runs);
    row->addWidget(m_clear);
    connect(m_runs, &QComboBox::activated, this,
            [this](int index) { m_model.chooseRun(m_runs->itemData(index).toULongLong()); });
    connect(m_clear, &QToolButton::clicked, this, &EvidenceStrip::clearWished);
    connect(&m_model, &EvidenceModel::changed, this, &EvidenceStrip::refresh);
}

void EvidenceStrip::addLog()
{
    const OpenedLog& log = *m_model.log();
    const QString name = log.path.isEmpty() ? tr("the last run of Naru") : QFileInfo(log.path).fileName();
    QString detail = log.isBundled ? tr("a DART bundle") : QString();
    if (log.reading.truncated)
        detail = tr("cut off");
    m_facts.push_back({QStringLiteral("document"), tr("Log"), name, detail});
}

QString EvidenceStrip::clocks() const
{
    const auto& offset = m_model.report().logOffset;
    if (!offset)
        return {};
    const int minutes = static_cast<int>(std::abs(offset->count()));
    const QString text = QStringLiteral("UTC%1%2:%3")
                             .arg(offset->count() < 0 ? QChar(0x2212) : QChar(u'+'))
                             .arg(minutes / 60)
                             .arg(minutes % 60, 2, 10, QLatin1Char('0'));
    return tr("log in %1, aligned").arg(text);
}

void EvidenceStrip::refresh()
{
    m_facts.clear();
    if (m_model.session())
        m_facts.push_back({QStringLiteral("import"),
                           tr("Support session"),
                           QFileInfo(m_model.session()->path).fileName(),
                           {}});
    if (m_model.log())
        addLog();
    if (m_model.capture()) {
        const evidence::CaptureReading& reading = m_model.capture()->reading;
        m_facts.push_back(
            {QStringLiteral("evidence"), tr("Capture"), m_model.capture()->name,
             tr("%1 packets")
                 .arg(m_speech.words().locale().toString(static_cast<qlonglong>(reading.packets)))});
    }
    if (const QString aligned = clocks(); !aligned.isEmpty())
        m_facts.push_back({QStringLiteral("clock"), tr("Clocks"), aligned, {}});
    fillRuns();
    setAccessibleName(facts());
    update();
}

void EvidenceStrip::fillRuns()
{
    const QSignalBlocker blocker(m_runs);
    m_runs->clear();
    m_runs->setVisible(m_model.log() && !m_model.log()->reading.runs.empty());
    if (!m_model.log())
        return;
    const std::vector<evidence::LogRun>& runs = m_model.log()->reading.runs;
    for (std::size_t i = runs.size(); i-- > 0 && runs.size() - i <= mostRuns;)
        m_runs->addItem(tr("Run of %1").arg(runTime(runs[i], m_speech.words().locale())),
                        QVariant::fromValue<qulonglong>(i));
    if (m_model.chosenRun())
        m_runs->setCurrentIndex(m_runs->findData(QVariant::fromValue<qulonglong>(*m_model.chosenRun())));
}

QString EvidenceStrip::facts() const
{
    QStringList texts;
    for (const Fact& fact : m_facts)
        texts.append(QStringList{fact.label, fact.name, fact.detail}.join(u' ').trimmed());
    return texts.join(QLatin1String(", "));
}

void EvidenceStrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const kit::Colors& colors = m_theme.colors();
    painter.fillRect(rect(), colors.side);
    painter.setFont(m_theme.small());
    const QFontMetrics metrics(m_theme.small());
    const int room = (m_runs->isVisible() ? m_runs->x() : m_clear->x()) - Theme::pageMargin - Theme::space(2);
    const auto widthOf = [&](const Fact& fact) {
        return factIcon + 3 * wordGap + factGap + metrics.horizontalAdvance(fact.label) +
               metrics.horizontalAdvance(fact.detail);
    };
    std::vector<Fact> facts = m_facts;
    int fixed = 0;
    int names = 0;
    for (const Fact& fact : facts) {
        fixed += widthOf(fact);
        names += metrics.horizontalAdvance(fact.name) + 1;
    }
    // The clocks are the first to give way, then names are cut; the text has them all.
    if (fixed + names > room && facts.size() > 1 && facts.back().icon == QLatin1String("clock")) {
        fixed -= widthOf(facts.back());
        names -= metrics.horizontalAdvance(facts.back().name) + 1;
        facts.pop_back();
    }
    const double share = names > 0 ? std::clamp(double(room - fixed) / names, 0.2, 1.0) : 1.0;
    int x = Theme::pageMargin;
    const auto put = [&](const QString& text, const QColor& colour, int most) {
        const QString shown = metrics.elidedText(text, Qt::ElideMiddle, most + 2);
        painter.setPen(colour);
        painter.drawText(QRect(x, 0, most + 1, height()), Qt::AlignLeft | Qt::AlignVCenter, shown);
        x += metrics.horizontalAdvance(shown) + wordGap;
    };
    for (const Fact& fact : facts) {
        kit::Icons::paint(painter, fact.icon, QRectF(x, (height() - factIcon) / 2.0, factIcon, factIcon),
                          colors.text2);
        x += factIcon + wordGap;
        put(fact.label, colors.text2, 2 + metrics.horizontalAdvance(fact.label));
        put(fact.name, colors.text, int(std::ceil((metrics.horizontalAdvance(fact.name) + 1) * share)));
        put(fact.detail, colors.text2, 2 + metrics.horizontalAdvance(fact.detail));
        x += factGap - wordGap;
    }
}

void EvidenceStrip::retranslate()
{
    m_runs->setAccessibleName(tr("Run of the log"));
    m_clear->setToolTip(tr("Put all of it away"));
    m_clear->setAccessibleName(tr("Put all of it away"));
    refresh();
}

} // namespace naru::evidence_ui
