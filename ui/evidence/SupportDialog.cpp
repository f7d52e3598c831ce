// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/SupportDialog.h"

#include "engine/DataFolder.h"
#include "evidence/SupportGather.h"
#include "kit/CheckBox.h"
#include "kit/EngineView.h"
#include "kit/FileSaver.h"
#include "kit/Notice.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "wording/EvidenceWords.h"
#include "wording/Units.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace naru::evidence_ui {

using kit::CheckBox;
using kit::Theme;

namespace {
constexpr QSize usualSize{760, 580};
}

SupportDialog::SupportDialog(const kit::Surroundings& surroundings, Offer offer, QWidget* parent)
    : Dialog(surroundings, parent)
    , m_offer(std::move(offer))
    , m_parts(surroundings.speech)
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_profile(new CheckBox(surroundings.theme, this))
    , m_rawLog(new CheckBox(surroundings.theme, this))
    , m_log(new CheckBox(surroundings.theme, this))
    , m_capture(new CheckBox(surroundings.theme, this))
    , m_mask(new CheckBox(surroundings.theme, this))
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_state(new QLabel(this))
    , m_save(makeButton())
{
    resize(usualSize);
    m_profile->setEnabled(!surroundings.engine.files().isEmpty());
    m_profile->setChecked(m_profile->isEnabled());
    m_log->setVisible(!m_offer.log.isEmpty());
    m_log->setChecked(!m_offer.log.isEmpty());
    m_capture->setVisible(!m_offer.capture.isEmpty());
    layOut();
    for (CheckBox* box : {m_profile, m_rawLog, m_log, m_capture})
        connect(box, &QCheckBox::toggled, this, &SupportDialog::gather);
    connect(m_mask, &QCheckBox::toggled, this, &SupportDialog::pack);
    connect(m_save, &QPushButton::clicked, this, &SupportDialog::askWhere);
    connect(&m_work, &Background::busyChanged, this, &SupportDialog::showState);
    // What is kept of the past comes when it was asked for.
    connect(&surroundings.engine, &kit::EngineView::historyChanged, this, &SupportDialog::gather);
    surroundings.engine.requestHistory({});
    retranslate();
    gather();
}

void SupportDialog::layOut()
{
    m_view->setModel(&m_parts);
    m_view->setItemDelegate(new kit::TextCell(surroundings().theme, m_view));
    m_view->setColumnWidths({{.least = 180, .stretch = 1}, {.least = 220, .stretch = 1}, {.least = 70}});
    auto* boxes = new QGridLayout;
    boxes->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, Theme::space(3));
    boxes->setHorizontalSpacing(Theme::space(6));
    boxes->setVerticalSpacing(Theme::space(2));
    boxes->addWidget(m_profile, 0, 0, Qt::AlignLeft);
    boxes->addWidget(m_rawLog, 1, 0, Qt::AlignLeft);
    boxes->addWidget(m_log, 0, 1, Qt::AlignLeft);
    boxes->addWidget(m_capture, 1, 1, Qt::AlignLeft);
    boxes->addWidget(m_mask, 2, 0, 1, 2, Qt::AlignLeft);
    boxes->setColumnStretch(1, 1);
    content().addWidget(m_notice);
    content().addLayout(boxes);
    content().addWidget(m_view, 1);
    m_state->setProperty("tone", "small");
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    kit::setButtonRole(*m_save, "primary");
    buttons().addWidget(m_state, 1);
    buttons().addWidget(m_save);
}

void SupportDialog::gather()
{
    const kit::EngineView& engine = surroundings().engine;
    evidence::SupportWish wish;
    if (m_profile->isChecked())
        wish.profiles = engine.files();
    if (m_log->isChecked() && !m_offer.log.isEmpty())
        wish.logs.append(m_offer.log);
    if (m_capture->isChecked())
        wish.captures.append(m_offer.capture);
    if (!surroundings().dataFolder.isEmpty())
        wish.ownLog = engine::rawLogPath(surroundings().dataFolder);
    wish.rawLog = m_rawLog->isChecked();
    wish.version = QCoreApplication::applicationVersion();
    wish.madeAt = surroundings().clock.system();
    m_gathered.reset();
    m_packed.reset();
    m_savedAs.clear();
    m_work.start([this, wish, locations = engine.cache().entries(),
                  history = engine.history()](const evidence::ReadControl& control) -> Background::Told {
        auto session = evidence::gatherSession(wish, control);
        if (!session)
            return [this, error = session.error()] {
                m_notice->say(wording::EvidenceWords(surroundings().speech.words()).error(error),
                              error.technical);
                showState();
            };
        session->locations = locations;
        session->history = history;
        auto gathered = std::make_shared<const evidence::SupportSession>(std::move(*session));
        return [this, gathered] {
            m_gathered = gathered;
            pack();
        };
    });
}

void SupportDialog::pack()
{
    // What is still being read is packed when it is there.
    if (!m_gathered)
        return;
    m_packed.reset();
    m_savedAs.clear();
    m_work.start([this, gathered = m_gathered,
                  masks = m_mask->isChecked()](const evidence::ReadControl&) -> Background::Told {
        evidence::Masker masker(masks);
        auto packed = std::make_shared<const evidence::PackedSession>(
            evidence::packed(evidence::masked(*gathered, masker)));
        return [this, packed, masks] { accept(packed, masks); };
    });
}

void SupportDialog::accept(std::shared_ptr<const evidence::PackedSession> packed, bool namesMasked)
{
    m_packed = std::move(packed);
    m_notice->dismiss();
    m_parts.setItems(evidence::contents(*m_packed), namesMasked);
    m_view->fitColumns();
    showState();
    Q_EMIT previewChanged();
}

void SupportDialog::showState()
{
    m_save->setEnabled(m_packed && !m_work.isBusy());
    if (!m_savedAs.isEmpty()) {
        m_state->setText(tr("Saved: %1").arg(m_savedAs));
        return;
    }
    if (!m_packed) {
        m_state->setText(m_work.isBusy() ? tr("Gathering…") : QString());
        return;
    }
    std::uint64_t bytes = 0;
    for (const evidence::SupportItem& item : m_parts.items())
        bytes += static_cast<std::uint64_t>(item.bytes);
    m_state->setText(tr("%1 before it is packed").arg(wording::bytes(surroundings().speech.words(), bytes)));
}

void SupportDialog::askWhere()
{
    const QDateTime now =
        QDateTime::fromMSecsSinceEpoch(surroundings().clock.system().time_since_epoch().count());
    const QString name = QStringLiteral("naru-support-") + now.toString(QStringLiteral("yyyyMMdd-HHmm")) +
                         QStringLiteral(".zip");
    kit::askWhereToSave(*this, tr("Save the support session"), name,
                        [this](const QString& path) { save(path); });
}

void SupportDialog::save(const QString& path)
{
    if (!m_packed)
        return;
    m_work.start([this, path, packed = m_packed](const evidence::ReadControl&) -> Background::Told {
        const auto written = evidence::writeSession(*packed, path);
        if (written)
            return [this, path] {
                m_notice->dismiss();
                m_savedAs = path;
                showState();
                Q_EMIT saved(path);
            };
        return [this, error = written.error()] {
            m_notice->say(wording::EvidenceWords(surroundings().speech.words()).error(error),
                          error.technical);
        };
    });
}

void SupportDialog::retranslate()
{
    setHeading(tr("Support session"));
    setSentence(
        tr("One file that tells somebody else what happened here, in their language. Passwords, cookies "
           "and tokens never go in. This is what goes in:"));
    const int files = static_cast<int>(surroundings().engine.files().size());
    m_profile->setText(files > 0 ? tr("Profile (%n file(s))", nullptr, files)
                                 : tr("Profile (none that is a file)"));
    m_rawLog->setText(tr("Naru's log as text, too"));
    m_log->setText(tr("Log: %1").arg(QFileInfo(m_offer.log).fileName()));
    m_capture->setText(tr("Capture: %1").arg(QFileInfo(m_offer.capture).fileName()));
    m_mask->setText(tr("Replace names and addresses, the same by the same"));
    m_view->setAccessibleName(tr("What goes in"));
    m_save->setText(tr("Save…"));
    m_parts.retranslate();
    showState();
}

} // namespace naru::evidence_ui
