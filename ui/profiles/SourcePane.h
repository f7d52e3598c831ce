// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/Document.h"
#include "profiles/FormContext.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace naru::kit {
class SourceView;
}

namespace naru::profiles {

class DraftBar;
class SourceFill;

/**
 * The whole source, to be edited. What is typed becomes an edit of the document when it is well-formed; until
 * then it is a draft, and it is said where it breaks off.
 */
class SourcePane final : public QWidget
{
    Q_OBJECT

public:
    explicit SourcePane(const FormContext& context, QWidget* parent = nullptr);

    [[nodiscard]] kit::SourceView& view() const { return *m_view; }
    /** To be laid out where it is seen from other tabs too. */
    [[nodiscard]] DraftBar& bar() const { return *m_bar; }
    /** Takes over what was typed, now. False while it is not well-formed. */
    bool flush();
    /** Takes back one step of what was typed into a draft. */
    void undoDraft();
    void redoDraft();
    void dropDraft();
    /** Selects a part of the document's text; of one that is still filled in, when it is there. */
    void showRange(profile::TextRange range);
    void retranslate();
    void restyle();

Q_SIGNALS:
    /** A place in the source is about to be shown. */
    void shownWished();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void reload();
    void follow();
    void noteFilled();
    void markChanges();
    void noteTyping();
    void applySoon();
    void goToError();
    [[nodiscard]] QString shown() const;

    FormContext m_context;
    kit::SourceView* m_view;
    SourceFill* m_fill;
    DraftBar* m_bar;
    std::optional<base::Error> m_error;
    /** What is typed without a pause is one step of undo. */
    profile::MergeId m_merge;
    QElapsedTimer m_sinceEdit;
    QTimer m_applySoon;
    /** What is to be selected when the text is there. */
    std::optional<profile::TextRange> m_wished;
    bool m_following = false;
    bool m_isTyped = false;
};

} // namespace naru::profiles
