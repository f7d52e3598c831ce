// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;

namespace naru::kit {

/** The strip at the bottom of a page: facts on the left, one sentence on the right; wraps where it is narrow.
 */
class StatusStrip final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int height = 36;

    explicit StatusStrip(QWidget* parent = nullptr);

    /** What the facts are about, in bold before them. */
    void setHeading(const QString& heading);
    void setFacts(const QStringList& facts);
    void setSentence(const QString& sentence);
    [[nodiscard]] QString facts() const;
    [[nodiscard]] QString sentence() const;

private:
    void share();

    QLabel* m_heading;
    QLabel* m_facts;
    QLabel* m_sentence;
};

} // namespace naru::kit
