// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Evidence.h"
#include "kit/CellTable.h"
#include "wording/Words.h"

#include <optional>

namespace naru::evidence_ui {

/** The events of a support session in one language, in Korean and English line by line, or beside those of
 * another session. */
class EventTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { At, First, Mark, Second, ColumnCount };
    enum class Mode { OneLanguage, BothLanguages, TwoSessions };

    explicit EventTable(QObject* parent = nullptr);

    /** In the language of these words from now on. */
    void setLanguage(wording::Language language);
    /** Null empties the table; the other session is forgotten. */
    void setSession(const SessionPtr& session);
    /** Lays the other one beside it. */
    void setOther(const SessionPtr& other);
    /** `TwoSessions` only with another session. */
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    /** Lines on which both sessions say the same. */
    [[nodiscard]] int equalLines() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

protected:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;

private:
    [[nodiscard]] const evidence::SupportEvent* left(int row) const;
    [[nodiscard]] const evidence::SupportEvent* right(int row) const;
    [[nodiscard]] const wording::Words& words() const;

    struct Both
    {
        wording::Words korean{wording::Language::Korean};
        wording::Words english{wording::Language::English};
    };

    /** Loaded with the first session: most windows never show one. */
    std::optional<Both> m_words;
    wording::Language m_language = wording::Language::English;
    SessionPtr m_session;
    SessionPtr m_other;
    std::vector<evidence::ComparedEvents> m_lines;
    Mode m_mode = Mode::OneLanguage;
};

} // namespace naru::evidence_ui
