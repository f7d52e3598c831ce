// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "PageBench.h"
#include "Warnings.h"
#include "profiles/ProfileEditor.h"

#include <QAbstractItemView>
#include <QTemporaryDir>

namespace naru::test {

/** An editor with a folder of its own, and the surroundings of a page that keep their files there. */
struct DialogBench
{
    DialogBench();
    ~DialogBench();

    WarningTrap warnings;
    PageBench page;
    QTemporaryDir folder;
    kit::Surroundings surroundings = page.surroundings;
    /** What the dialogs open over. */
    QWidget window;
    profiles::ProfileEditor editor;

    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }
    /** Makes the folders on the way. */
    void write(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QByteArray read(const QString& name) const;
    /** Writes a profile and opens it in the editor. */
    void open(const QString& name, const QByteArray& bytes);
    /** The value of an element below the root. */
    [[nodiscard]] QString value(const char* path) const;
    /** Sets it, as the user does. */
    void set(const char* path, const QString& value);
};

[[nodiscard]] profile::Document documentOf(const QByteArray& bytes);

/** Two gateways, `Seoul` and `Tokyo`, and a few settings. */
[[nodiscard]] QByteArray twoGateways();

/** Looks at the dialog as the row has it. */
void keepPicture(QWidget& dialog, const QString& name);

/** What a row shows, its columns with bars between them. */
[[nodiscard]] QString rowText(const QAbstractItemModel& model, int row);

} // namespace naru::test
