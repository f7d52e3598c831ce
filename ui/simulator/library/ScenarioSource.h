// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QWidget>

#include <optional>
#include <string>

namespace naru::kit {
class SourceView;
class Theme;
} // namespace naru::kit

namespace naru::simulator {

/** The source of a draft: takes over only what differs, so that cursor and place stay; the line of a problem
 * stands out. */
class ScenarioSource final : public QWidget
{
    Q_OBJECT

public:
    explicit ScenarioSource(const kit::Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] std::string text() const;
    void show(const std::string& text);
    void mark(const std::optional<base::Place>& place);
    /** Puts the cursor there and gives it the keyboard. */
    void goTo(const base::Place& place);
    /** Takes a syllable that is being put together into the text. */
    void finish();
    void restyle();
    void setName(const QString& name);

Q_SIGNALS:
    /** By the user, not by `show`. */
    void typed();

private:
    const kit::Theme& m_theme;
    kit::SourceView* m_view;
    std::optional<base::Place> m_marked;
    bool m_isFilling = false;
};

} // namespace naru::simulator
