// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QToolButton;

namespace naru::kit {

/** A line in which words to look for are typed, with a button that clears it. */
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(QWidget* parent = nullptr);

    /** A picture in front of the words. */
    void setLens(const QIcon& icon);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QToolButton* m_clear;
    QToolButton* m_lens = nullptr;
};

} // namespace naru::kit
