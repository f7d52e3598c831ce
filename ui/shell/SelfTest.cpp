// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/SelfTest.h"

#include "shell/Interior.h"
#include "shell/MainWindow.h"

#include <QCoreApplication>

#include <array>
#include <cstdio>

namespace naru::shell {

namespace {

constexpr std::array languages{wording::Language::English, wording::Language::Korean};
constexpr std::array schemes{kit::Theme::Scheme::Light, kit::Theme::Scheme::Dark};
constexpr int rounds = int(languages.size() * schemes.size());

} // namespace

SelfTest::SelfTest(Interior& interior, QObject* parent)
    : QObject(parent)
    , m_interior(interior)
{}

void SelfTest::start(MainWindow& window)
{
    m_pages = window.pageCount();
    m_tour = std::make_unique<PageTour>(m_interior, window, [](const TourStop&) {});
    connect(m_tour.get(), &PageTour::finished, this, &SelfTest::nextRound);
    nextRound();
}

void SelfTest::nextRound()
{
    if (++m_round == rounds) {
        QCoreApplication::quit();
        return;
    }
    m_interior.speech().setLanguage(languages[size_t(m_round) % languages.size()]);
    m_interior.theme().setScheme(schemes[size_t(m_round) / languages.size()]);
    m_tour->start();
}

int SelfTest::report() const
{
    const int warnings = m_warnings.count();
    std::printf("self-test: %d pages x %zu languages x %zu themes, %d warnings\n", m_pages, languages.size(),
                schemes.size(), warnings);
    std::fflush(stdout);
    return warnings == 0 ? 0 : 1;
}

} // namespace naru::shell
