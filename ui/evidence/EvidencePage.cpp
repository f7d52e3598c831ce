// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/EvidencePage.h"

#include "engine/DataFolder.h"
#include "evidence/CaptureHelp.h"
#include "evidence/EvidenceStrip.h"
#include "evidence/EvidenceTabs.h"
#include "evidence/LastRun.h"
#include "evidence/ReadingBar.h"
#include "evidence/SessionPane.h"
#include "evidence/SupportDialog.h"
#include "kit/EmptyState.h"
#include "kit/EngineView.h"
#include "kit/FileSaver.h"
#include "kit/Icons.h"
#include "kit/Notice.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "wording/EvidenceWords.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace naru::evidence_ui {

using kit::EngineView;

EvidencePage::EvidencePage(const kit::Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent)
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_reading(new ReadingBar(surroundings.theme, surroundings.speech, this))
    , m_strip(new EvidenceStrip(surroundings.theme, surroundings.speech, m_model, this))
    , m_tabs(new EvidenceTabs(surroundings, m_model, this))
    , m_empty(new kit::EmptyState(this))
    , m_help(new CaptureHelp(this))
    , m_stack(new QStackedWidget(this))
    , m_open(new QAction(this))
    , m_lastRun(new QAction(this))
    , m_support(new QAction(this))
{
    makeActions();
    layOut();
    connectParts();
    retranslate();
}

void EvidencePage::makeActions()
{
    const kit::Theme& theme = surroundings().theme;
    m_open->setIcon(kit::Icons::icon(QStringLiteral("open"), theme));
    // Ctrl+O opens a profile, wherever one is.
    m_open->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    m_open->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_open);
    m_lastRun->setIcon(kit::Icons::icon(QStringLiteral("measure"), theme));
    m_support->setIcon(kit::Icons::icon(QStringLiteral("export"), theme));
    connect(m_open, &QAction::triggered, this, &EvidencePage::askForFiles);
    connect(m_lastRun, &QAction::triggered, this, &EvidencePage::openLastRun);
    connect(m_support, &QAction::triggered, this, [this] { makeSupportSession(); });
}

void EvidencePage::layOut()
{
    auto* content = new QWidget(m_stack);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_strip);
    inner->addWidget(m_tabs, 1);
    auto* nothing = new QWidget(m_stack);
    auto* empty = new QVBoxLayout(nothing);
    empty->setContentsMargins(0, 0, 0, 0);
    empty->addWidget(m_empty, 1);
    empty->addWidget(m_help);
    m_stack->addWidget(content);
    m_stack->addWidget(nothing);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_reading);
    layout->addWidget(m_stack, 1);
}

void EvidencePage::connectParts()
{
    EngineView& engine = surroundings().engine;
    connect(&engine, &EngineView::profileChanged, this, &EvidencePage::takeProfile);
    connect(&engine, &EngineView::reportChanged, this, &EvidencePage::offerLastRun);
    connect(&m_model, &EvidenceModel::changed, this, &EvidencePage::refresh);
    connect(m_empty, &kit::EmptyState::acted, this, &EvidencePage::askForFiles);
    connect(m_strip, &EvidenceStrip::clearWished, &m_model, &EvidenceModel::clear);
    connect(m_reading, &ReadingBar::cancelWished, &m_reader, &Background::cancel);
    connect(&m_reader, &Background::progressed, m_reading, &ReadingBar::setDone);
    connect(&m_reader, &Background::busyChanged, this, [this](bool busy) {
        if (!busy)
            m_reading->end();
    });
    connect(m_tabs, &EvidenceTabs::saveWished, this, &EvidencePage::askWhere);
    connect(&m_tabs->session(), &SessionPane::failed, this,
            [this](const evidence::ReadError& error) { sayErrors({error}); });
    takeProfile();
}

QString EvidencePage::title() const
{
    return tr("Evidence");
}

QString EvidencePage::iconName() const
{
    return QStringLiteral("evidence");
}

QList<QAction*> EvidencePage::headerActions() const
{
    return {m_open, m_lastRun, m_support};
}

QString EvidencePage::rawLog() const
{
    if (surroundings().dataFolder.isEmpty())
        return {};
    const QString path = engine::rawLogPath(surroundings().dataFolder);
    return QFileInfo::exists(path) ? path : QString();
}

void EvidencePage::open(const QStringList& paths)
{
    if (paths.isEmpty())
        return;
    m_notice->dismiss();
    QStringList names;
    for (const QString& path : paths)
        names.append(QFileInfo(path).fileName());
    m_reader.start([this, paths](const evidence::ReadControl& control) -> Background::Told {
        auto opened = std::make_shared<const Opened>(openFiles(paths, control));
        return [this, opened] {
            sayErrors(opened->errors);
            take(*opened);
        };
    });
    m_reading->begin(names.join(QLatin1String(", ")));
}

void EvidencePage::openLastRun()
{
    if (const QString log = rawLog(); !log.isEmpty()) {
        open({log});
    } else if (const engine::RunReportPtr report = surroundings().engine.report()) {
        m_model.takeLog(openedLog({}, false, evidence::readingOf(*report)));
    }
}

void EvidencePage::take(const Opened& opened)
{
    if (opened.log || opened.capture || opened.session)
        m_model.take(opened);
}

void EvidencePage::sayErrors(const std::vector<evidence::ReadError>& errors)
{
    const wording::EvidenceWords words(surroundings().speech.words());
    QStringList sentences;
    QStringList technical;
    for (const evidence::ReadError& error : errors) {
        sentences.append(words.error(error));
        if (!error.technical.isEmpty())
            technical.append(error.technical);
    }
    if (!sentences.isEmpty())
        m_notice->say(sentences.join(u'\n'), technical.join(u'\n'));
}

void EvidencePage::askForFiles()
{
    auto* dialog = new QFileDialog(this, tr("Open a log, a capture or a support session"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &EvidencePage::open);
    dialog->open();
}

void EvidencePage::askWhere(const QString& name, const QByteArray& bytes)
{
    kit::askWhereToSave(*this, tr("Save as"), name,
                        [this, bytes](const QString& path) { save(path, bytes); });
}

void EvidencePage::save(const QString& path, const QByteArray& bytes)
{
    const auto result = kit::writeFile(path, bytes);
    if (result)
        m_notice->dismiss();
    else
        m_notice->say(surroundings().speech.words().error(result.error()), result.error().technical);
}

SupportDialog& EvidencePage::makeSupportSession()
{
    SupportDialog::Offer offer;
    if (m_model.log() && m_model.log()->path != rawLog() && QFileInfo::exists(m_model.log()->path))
        offer.log = m_model.log()->path;
    if (m_model.capture())
        offer.capture = m_model.capture()->path;
    auto* dialog = new SupportDialog(surroundings(), std::move(offer), this);
    dialog->open();
    return *dialog;
}

void EvidencePage::takeProfile()
{
    m_model.setProfile(surroundings().engine.profile());
    const evidence::CaptureAdvice advice = evidence::captureAdvice(m_model.naming().targets());
    for (CaptureHelp* help : {m_help, &m_tabs->help()})
        help->setAdvice(advice);
    refresh();
}

void EvidencePage::refresh()
{
    m_stack->setCurrentIndex(m_model.isEmpty() ? 1 : 0);
    offerLastRun();
}

/** Called with each report of a run, twenty times a second. */
void EvidencePage::offerLastRun()
{
    m_lastRun->setEnabled(surroundings().engine.report() || !rawLog().isEmpty());
}

void EvidencePage::retranslate()
{
    m_open->setText(tr("Open…"));
    m_open->setToolTip(tr("Open a log, a DART bundle, a capture or a support session"));
    m_lastRun->setText(tr("Last run"));
    m_lastRun->setToolTip(tr("Look at the last run of this program"));
    m_support->setText(tr("Support session…"));
    m_support->setToolTip(tr("Put together what somebody elsewhere needs to help"));
    m_empty->setTexts(
        tr("Nothing is open yet."),
        tr("Open AnyConnect.txt, a DART bundle, a packet capture or a support session, or drop one "
           "here. A log and a capture of the same run are checked against each other. The last run "
           "of this program is above."),
        tr("Open…"));
    m_help->retranslate();
    m_reading->retranslate();
    m_strip->retranslate();
    m_tabs->retranslate();
}

void EvidencePage::restyle()
{
    m_strip->restyle();
    m_tabs->restyle();
}

} // namespace naru::evidence_ui
