// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/MergeDialog.h"

#include "kit/Notice.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "profiles/Background.h"
#include "profiles/MergeView.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace naru::profiles {

using kit::Theme;
using profile::Document;
using profile::MergePart;
using profile::MergeSide;

namespace {

constexpr QSize usualSize{1000, 640};

struct Preview
{
    Document merged;
    Comparison comparison;
};

base::Result<Preview> previewOf(const MergeInput& input, const std::vector<MergePart>& parts)
{
    base::Result<Document> merged = profile::mergeDocuments(input.base, input.mine, input.theirs, parts);
    if (!merged)
        return std::unexpected(merged.error());
    return Preview{*merged, Comparison::of(input.mine, *merged)};
}

} // namespace

MergeDialog::MergeDialog(const kit::Surroundings& surroundings, MergeInput input, bool hasBase,
                         QWidget* parent)
    : Dialog(surroundings, parent)
    , m_hasBase(hasBase)
    , m_parts(surroundings.speech, std::move(input))
    , m_preview(surroundings.speech)
    , m_view(new MergeView(surroundings.theme, m_parts, this))
    , m_previewView(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_previewHead(new QLabel(this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_allMine(makeButton())
    , m_allTheirs(makeButton())
    , m_apply(makeButton())
{
    resize(usualSize);
    layOut();
    connect(&m_parts, &MergeTable::choiceChanged, this, &MergeDialog::makePreview);
    connect(m_allMine, &QPushButton::clicked, this, [this] { m_parts.chooseAll(MergeSide::Mine); });
    connect(m_allTheirs, &QPushButton::clicked, this, [this] { m_parts.chooseAll(MergeSide::Theirs); });
    connect(m_apply, &QPushButton::clicked, this, [this] {
        Q_EMIT applied(*m_merged);
        accept();
    });
    retranslate();
    findParts();
}

void MergeDialog::layOut()
{
    m_previewView->setModel(&m_preview);
    m_previewView->setItemDelegate(new kit::TextCell(surroundings().theme, m_previewView));
    std::vector<kit::ColumnWidth> widths(CompareTable::ColumnCount);
    widths[CompareTable::What] = {.least = 190, .fitContent = false, .stretch = 3};
    widths[CompareTable::Mine] = {.least = 130, .fitContent = false, .stretch = 3};
    widths[CompareTable::Theirs] = {.least = 130, .fitContent = false, .stretch = 3};
    m_previewView->setColumnWidths(std::move(widths));
    m_previewView->setColumnHidden(CompareTable::Kind, true);
    m_previewHead->setProperty("tone", "heading");
    m_previewHead->setContentsMargins(Theme::pageMargin, Theme::space(4), Theme::pageMargin, Theme::space(1));
    kit::setButtonRole(*m_apply, "primary");

    content().addWidget(m_notice);
    content().addWidget(m_view, 3);
    content().addWidget(m_previewHead);
    content().addWidget(m_previewView, 2);
    buttons().addWidget(m_allMine);
    buttons().addWidget(m_allTheirs);
    buttons().addStretch(1);
    buttons().addWidget(m_apply);
}

void MergeDialog::findParts()
{
    inBackground(
        this,
        [input = m_parts.input()] { return profile::findMergeParts(input.base, input.mine, input.theirs); },
        [this](std::vector<MergePart> parts) {
            m_found = true;
            if (!m_hasBase) {
                for (MergePart& part : parts)
                    part.side = MergeSide::Mine;
            }
            m_parts.setParts(std::move(parts));
            m_view->fitColumns();
            if (m_parts.rowCount() > 0)
                m_view->setCurrentIndex(m_parts.index(0, 0));
            m_view->setFocus();
        });
}

void MergeDialog::makePreview()
{
    const int generation = ++m_generation;
    m_merged.reset();
    refresh();
    inBackground(
        this, [input = m_parts.input(), parts = m_parts.parts()] { return previewOf(input, parts); },
        [this, generation](const base::Result<Preview>& preview) {
            if (generation != m_generation)
                return;
            if (preview) {
                m_merged = preview->merged;
                m_preview.setComparison(preview->comparison);
                m_previewView->fitColumns();
                m_notice->dismiss();
            } else {
                m_preview.setComparison({});
                m_notice->say(surroundings().speech.words().error(preview.error()),
                              preview.error().technical);
            }
            refresh();
            Q_EMIT previewed();
        });
}

void MergeDialog::refresh()
{
    const int open = m_parts.openConflicts();
    if (!m_found)
        setSentence(tr("Comparing…"));
    else if (m_parts.rowCount() == 0)
        setSentence(tr("There is nothing to merge: theirs says nothing that mine does not."));
    else if (open > 0)
        setSentence(
            tr("Both have changed the same in %n place(s): choose there which is right.", nullptr, open));
    else if (!m_hasBase)
        setSentence(tr("It is not known what both began from: take from theirs what you want."));
    else
        setSentence(tr("What only they have changed is taken; you may choose to leave it as it is."));
    m_previewHead->setText(m_preview.rowCount() == 0 ? tr("Nothing changes in your profile.")
                                                     : tr("This changes in your profile: %n place(s)",
                                                          nullptr, m_preview.rowCount()));
    m_allMine->setEnabled(m_parts.rowCount() > 0);
    m_allTheirs->setEnabled(m_parts.rowCount() > 0);
    m_apply->setEnabled(m_merged && open == 0);
}

void MergeDialog::retranslate()
{
    setHeading(tr("Merge with a newer copy"));
    setCloseText(tr("Cancel"));
    m_view->setAccessibleName(tr("Parts that were changed"));
    m_view->setAccessibleDescription(tr("Left arrow: take mine; right arrow: take theirs"));
    m_previewView->setAccessibleName(tr("What changes in your profile"));
    m_preview.setHeads(tr("Now"), tr("Afterwards"));
    m_allMine->setText(tr("All mine"));
    m_allTheirs->setText(tr("All theirs"));
    m_apply->setText(tr("Merge"));
    m_parts.retranslate();
    m_preview.retranslate();
    refresh();
}

} // namespace naru::profiles
