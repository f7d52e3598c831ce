// SPDX-License-Identifier: GPL-3.0-or-later
// The process that a test kills: draft_writer FOLDER keeps drafts of one profile for ever, each some
// megabytes of one letter. It says "wrote" after the first.
#include "engine/Drafts.h"

#include <QCoreApplication>

#include <cstdio>

using namespace naru;

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const engine::Drafts drafts(QCoreApplication::arguments().at(1));
    for (int number = 0;; ++number) {
        const QByteArray bytes(2'000'000, static_cast<char>('a' + number % 26));
        if (!drafts.keep({QStringLiteral("/p.xml"), "base", {}, bytes}))
            return 3;
        if (number == 0) {
            std::puts("wrote");
            std::fflush(stdout);
        }
    }
}
