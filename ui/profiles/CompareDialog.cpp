// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CompareDialog.h"

#include "kit/ComboBox.h"
#include "kit/Notice.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "profiles/Background.h"
#include "profiles/CompareTexts.h"
#include "profiles/FileQuestion.h"
#include "profiles/ProfileEditor.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace naru::profiles {

using kit::Theme;

namespace {

constexpr QSize usualSize{960, 560};

} // namespace

CompareDialog::CompareDialog(const kit::Surroundings& surroundings, ProfileEditor& editor,
                             std::vector<CompareSource> sources, QWidget* parent)
    : Dialog(surroundings, parent)
    , m_editor(editor)
    , m_sources(std::move(sources))
    , m_table(surroundings.speech)
    , m_source(new kit::ComboBox(surroundings.theme, this))
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_sourceLabel(new QLabel(this))
    , m_copy(makeButton())
    , m_goTo(makeButton())
{
    resize(usualSize);
    makeTable();
    layOut();
    connect(m_source, &QComboBox::activated, this, &CompareDialog::chooseSource);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(report()); });
    connect(m_goTo, &QPushButton::clicked, this, [this] { goToRow(m_view->currentIndex()); });
    m_chosen = m_sources.empty() ? -1 : 0;
    retranslate();
    compare();
}

void CompareDialog::makeTable()
{
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(surroundings().theme, m_view));
    std::vector<kit::ColumnWidth> widths(CompareTable::ColumnCount);
    widths[CompareTable::What] = {.least = 180, .fitContent = false, .stretch = 3};
    widths[CompareTable::Kind] = {.least = 100};
    widths[CompareTable::Mine] = {.least = 120, .fitContent = false, .stretch = 3};
    widths[CompareTable::Theirs] = {.least = 120, .fitContent = false, .stretch = 3};
    m_view->setColumnWidths(std::move(widths));
    connect(m_view, &QAbstractItemView::activated, this, &CompareDialog::goToRow);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompareDialog::refresh);
}

void CompareDialog::layOut()
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, Theme::space(3));
    row->setSpacing(Theme::space(3));
    row->addWidget(m_sourceLabel);
    row->addWidget(m_source, 1);
    m_sourceLabel->setBuddy(m_source);
    content().addLayout(row);
    content().addWidget(m_notice);
    content().addWidget(m_view, 1);
    buttons().addWidget(m_copy);
    buttons().addStretch(1);
    buttons().addWidget(m_goTo);
}

void CompareDialog::fillSources()
{
    m_source->clear();
    for (const CompareSource& source : m_sources)
        m_source->addItem(sourceText(source));
    m_source->addItem(tr("Another file…"));
    m_source->setCurrentIndex(m_chosen);
}

QString CompareDialog::sourceText(const CompareSource& source) const
{
    switch (source.kind) {
    case CompareSource::Kind::Saved:
        return tr("As it was saved");
    case CompareSource::Kind::Disk:
        return tr("The file as another program has changed it");
    case CompareSource::Kind::Server:
        return tr("The server's newest copy");
    case CompareSource::Kind::Known:
        return QFileInfo(source.path).fileName() % QStringLiteral(" (") % source.path % u')';
    }
    Q_UNREACHABLE();
}

void CompareDialog::chooseSource(int index)
{
    if (index == m_chosen)
        return;
    if (index >= static_cast<int>(m_sources.size())) {
        m_source->setCurrentIndex(m_chosen);
        askForFile();
        return;
    }
    m_chosen = index;
    compare();
}

void CompareDialog::askForFile()
{
    askForProfileFile(*this, tr("Compare with"), [this](const QString& path) { addFile(path); });
}

void CompareDialog::addFile(const QString& path)
{
    m_sources.push_back({CompareSource::Kind::Known, path});
    m_chosen = static_cast<int>(m_sources.size()) - 1;
    fillSources();
    compare();
}

void CompareDialog::compare()
{
    const int generation = ++m_generation;
    if (m_chosen < 0 || !m_editor.hasDocument()) {
        refresh();
        return;
    }
    inBackground(
        this,
        [mine = m_editor.document(),
         source = m_sources[static_cast<std::size_t>(m_chosen)]]() -> base::Result<Comparison> {
            const base::Result<profile::Document> theirs = readSource(source);
            if (!theirs)
                return std::unexpected(theirs.error());
            return Comparison::of(mine, *theirs);
        },
        [this, generation](const base::Result<Comparison>& comparison) {
            if (generation == m_generation)
                take(comparison);
        });
}

void CompareDialog::take(const base::Result<Comparison>& comparison)
{
    m_table.setComparison(comparison ? std::optional(*comparison) : std::nullopt);
    if (comparison)
        m_notice->dismiss();
    else
        m_notice->say(surroundings().speech.words().error(comparison.error()), comparison.error().technical);
    m_view->fitColumns();
    if (m_table.rowCount() > 0)
        m_view->setCurrentIndex(m_table.index(0, 0));
    refresh();
    Q_EMIT compared();
}

void CompareDialog::refresh()
{
    const std::optional<Comparison>& comparison = m_table.comparison();
    const int count = m_table.rowCount();
    if (!comparison)
        setSentence(m_chosen < 0 ? tr("Choose what to compare this profile with.") : QString());
    else if (count > 0)
        setSentence(tr("They differ in %n place(s).", nullptr, count));
    else if (comparison->mine.text() == comparison->theirs.text())
        setSentence(tr("They are the same, letter by letter."));
    else
        setSentence(tr("They say the same; only blanks, comments or the like differ."));
    m_copy->setEnabled(comparison.has_value());
    const QModelIndex current = m_view->currentIndex();
    m_goTo->setEnabled(current.isValid() && m_table.difference(current.row()).oldNode);
}

void CompareDialog::goToRow(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    // What only the other one has is shown by the element that would hold it.
    const profile::Difference& difference = m_table.difference(index.row());
    const profile::Document& mine = m_table.comparison()->mine;
    const std::optional<profile::NodeId> node =
        difference.oldNode ? difference.oldNode : mine.find(difference.newPath.parent());
    if (!node)
        return;
    m_editor.goTo(*node);
    accept();
}

QString CompareDialog::report() const
{
    const std::optional<Comparison>& comparison = m_table.comparison();
    if (!comparison)
        return {};
    return CompareTexts(surroundings().speech.words())
        .report(comparison->differences, comparison->mine, m_editor.name(), comparison->theirs,
                sourceText(m_sources[static_cast<std::size_t>(m_chosen)]));
}

void CompareDialog::retranslate()
{
    setHeading(tr("Compare %1").arg(m_editor.name().isEmpty() ? tr("new profile") : m_editor.name()));
    m_sourceLabel->setText(tr("With"));
    m_source->setAccessibleName(tr("What the profile is compared with"));
    m_view->setAccessibleName(tr("Differences"));
    m_view->setAccessibleDescription(tr("Return: shows the place in the editor"));
    m_copy->setText(tr("Copy as text"));
    m_goTo->setText(tr("Show in the editor"));
    fillSources();
    m_table.retranslate();
    refresh();
}

} // namespace naru::profiles
