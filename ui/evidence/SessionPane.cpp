// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/SessionPane.h"

#include "evidence/EventCell.h"
#include "evidence/SessionReportFile.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/SegmentedControl.h"
#include "kit/Speech.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace naru::evidence_ui {

using kit::Theme;
using wording::Language;
using Mode = EventTable::Mode;

SessionPane::SessionPane(const kit::Surroundings& surroundings, EvidenceModel& model, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_model(model)
    , m_about(new QLabel(this))
    , m_compared(new QLabel(this))
    , m_languages(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_compare(new QPushButton(this))
    , m_report(new QPushButton(this))
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
{
    layOut();
    m_report->setMenu(new QMenu(m_report));
    connect(m_languages, &kit::SegmentedControl::currentChanged, this, [this](int index) {
        m_table.setMode(index == 1 ? Mode::BothLanguages : Mode::OneLanguage);
        showMode();
    });
    connect(m_compare, &QPushButton::clicked, this, [this] {
        auto* dialog = new QFileDialog(this, tr("Compare with another support session"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilter(QStringLiteral("ZIP (*.zip)"));
        connect(dialog, &QFileDialog::fileSelected, this, &SessionPane::compareWith);
        dialog->open();
    });
    connect(&m_model, &EvidenceModel::changed, this, &SessionPane::refresh);
}

void SessionPane::layOut()
{
    const Theme& theme = m_surroundings.theme;
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setProperty("tone", "small");
    m_compared->setProperty("tone", "small");
    m_compared->setTextFormat(Qt::PlainText);
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(theme, m_view));
    auto* sentence = new EventCell(theme, *m_view);
    m_view->setItemDelegateForColumn(EventTable::First, sentence);
    m_view->setItemDelegateForColumn(EventTable::Second, sentence);
    m_view->setColumnWidths({{.least = 150},
                             {.least = 120, .fitContent = false, .stretch = 1},
                             {.least = 14, .fitContent = false},
                             {.least = 120, .fitContent = false, .stretch = 1}});
    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, Theme::space(1));
    head->setSpacing(Theme::space(2));
    head->addWidget(m_languages);
    head->addWidget(m_compared, 1);
    head->addWidget(m_compare);
    head->addWidget(m_report);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    auto* about = new QHBoxLayout;
    about->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, Theme::space(1));
    about->addWidget(m_about);
    layout->addLayout(about);
    layout->addWidget(m_view, 1);
}

void SessionPane::refresh()
{
    if (m_shown != m_model.session()) {
        m_shown = m_model.session();
        m_table.setSession(m_shown);
    }
    m_about->setText(m_shown ? about() : QString());
    showMode();
}

QString SessionPane::about() const
{
    const evidence::SupportSession& session = m_shown->session;
    QStringList parts{tr("Made: %1").arg(m_surroundings.speech.words().dateTime(session.madeAt))};
    for (const auto& [name, version] : session.versions)
        parts.append(name + u' ' + version);
    parts.append(tr("%n event(s)", nullptr, static_cast<int>(session.events.size())));
    if (session.namesMasked)
        parts.append(tr("names and addresses are masked"));
    if (!session.notAsMade.isEmpty())
        parts.append(tr("missing, cut off or changed since it was made: %1")
                         .arg(session.notAsMade.join(QLatin1String(", "))));
    return parts.join(QStringLiteral("  ·  "));
}

void SessionPane::showMode()
{
    const Mode mode = m_table.mode();
    m_view->setColumnHidden(EventTable::Mark, mode != Mode::TwoSessions);
    m_view->setColumnHidden(EventTable::Second, mode == Mode::OneLanguage);
    m_languages->setEnabled(mode != Mode::TwoSessions);
    // Sentences wrap in as many lines as they need. Measuring many would stop the window: then each is one
    // line, whole in its tooltip.
    constexpr int mostMeasured = 300;
    m_view->setUniformRowHeights(m_table.rowCount() > mostMeasured);
    m_compared->setText(mode == Mode::TwoSessions
                            ? tr("Equal: %1 of %2 lines").arg(m_table.equalLines()).arg(m_table.rowCount())
                            : QString());
    m_view->fitColumns();
}

void SessionPane::compareWith(const QString& path)
{
    m_work.start([this, path](const evidence::ReadControl&) -> Background::Told {
        auto session = evidence::readSession(path);
        if (!session)
            return [this, error = session.error()] { Q_EMIT failed(error); };
        auto other = std::make_shared<const OpenedSession>(OpenedSession{path, std::move(*session)});
        return [this, other] {
            if (!m_shown)
                return;
            m_table.setOther(other);
            showMode();
        };
    });
}

void SessionPane::makeReport(Format format, const std::vector<Language>& languages)
{
    if (!m_shown)
        return;
    const QString title = QFileInfo(m_shown->path).completeBaseName();
    m_work.start([this, session = m_shown, format, languages,
                  title](const evidence::ReadControl& control) -> Background::Told {
        const bool isPdf = format == Format::Pdf;
        QByteArray bytes = reportHtml(session->session, languages, control);
        if (isPdf)
            bytes = reportPdf(bytes, title);
        const QString name = title + (isPdf ? QStringLiteral(".pdf") : QStringLiteral(".html"));
        return [this, name, bytes] { Q_EMIT reportMade(name, bytes); };
    });
}

void SessionPane::fillMenu()
{
    QMenu* menu = m_report->menu();
    menu->clear();
    const std::vector<std::pair<QString, std::vector<Language>>> wishes{
        {QStringLiteral("한국어"), {Language::Korean}},
        {QStringLiteral("English"), {Language::English}},
        {tr("both languages"), {Language::Korean, Language::English}}};
    for (const Format format : {Format::Html, Format::Pdf}) {
        const QString name = format == Format::Html ? QStringLiteral("HTML") : QStringLiteral("PDF");
        for (const auto& [language, languages] : wishes)
            connect(menu->addAction(name + u", " + language), &QAction::triggered, this,
                    [this, format, languages = languages] { makeReport(format, languages); });
    }
}

void SessionPane::retranslate()
{
    m_languages->setTexts({tr("One language"), tr("Both languages")});
    m_languages->setName(tr("Languages of the events"));
    m_compare->setText(tr("Compare with…"));
    m_report->setText(tr("Report"));
    m_view->setAccessibleName(tr("Events of the session"));
    m_table.setLanguage(m_surroundings.speech.language());
    fillMenu();
    refresh();
}

void SessionPane::restyle()
{
    m_view->viewport()->update();
}

} // namespace naru::evidence_ui
