// SPDX-License-Identifier: GPL-3.0-or-later
// The first bytes say what is edited, the others are the file. Whatever both are: what was opened is saved as
// it was, each state is what its bytes say when they are read anew, and undo gives the bytes that were there.
#include "profile/Document.h"
#include "profile/Merge3.h"

#include <cstdint>
#include <cstdlib>

using namespace naru;
using profile::Document;

namespace {

constexpr std::size_t editBytes = 16;

/** Ends the program, which libFuzzer takes as a find. */
void require(bool holds)
{
    if (!holds)
        std::abort();
}

std::vector<profile::NodeId> nodesOf(const Document& document)
{
    std::vector<profile::NodeId> nodes{document.root()};
    for (std::size_t i = 0; i < nodes.size() && nodes.size() < 500; ++i) {
        const std::vector<profile::NodeId>& children = document.children(nodes[i]);
        nodes.insert(nodes.end(), children.begin(), children.end());
    }
    return nodes;
}

void requireSame(const Document& document)
{
    const auto again = Document::open(document.bytes());
    require(again.has_value() && again->text() == document.text());
    const auto here = nodesOf(document);
    const auto there = nodesOf(*again);
    require(here.size() == there.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
        require(document.range(here[i]) == again->range(there[i]));
        require(document.content(here[i]) == again->content(there[i]));
        require(document.value(here[i]) == again->value(there[i]));
        require(document.find(document.pathOf(here[i])).has_value());
    }
}

void edit(Document& document, std::uint8_t what, std::uint8_t where)
{
    static const QString values[] = {QStringLiteral("]]>"), QString::fromUtf8("서울é😀"), QString(),
                                     QStringLiteral("a<b & \"c\" 'd'\n\te")};
    const auto nodes = nodesOf(document);
    const profile::NodeId node = nodes[where % nodes.size()];
    const QString& value = values[(what >> 4) % 4];
    switch (what % 9) {
    case 0:
        if (document.setValue(node, value))
            require(document.value(node) == value.trimmed());
        break;
    case 1:
        if (document.setAttribute(node, u"UserControllable", value))
            require(document.attribute(node, u"UserControllable") == value);
        break;
    case 2:
        (void)document.removeAttribute(node, u"UserControllable");
        break;
    case 3:
        (void)document.insert(node, {.name = QStringLiteral("HostName"), .value = value});
        break;
    case 4:
        (void)document.remove(node);
        break;
    case 5:
        (void)document.move(node, where / 16);
        break;
    case 6:
        (void)document.replace({where, where + (what >> 5)}, value);
        break;
    case 7:
        document.undo();
        break;
    default:
        document.redo();
        break;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < editBytes)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char*>(data) + editBytes,
                           static_cast<qsizetype>(size - editBytes));
    const auto opened = Document::open(bytes);
    if (!opened) {
        require(opened.error().place.has_value() || opened.error().code == base::ErrorCode::FileTooLarge);
        return 0;
    }
    require(opened->bytes() == bytes && !opened->isModified());
    Document document = *opened;
    for (std::size_t i = 0; i + 1 < editBytes; i += 2)
        edit(document, data[i], data[i + 1]);
    requireSame(document);
    (void)profile::mergeDocuments(*opened, document, *opened,
                                  profile::findMergeParts(*opened, document, *opened));
    while (document.canUndo())
        document.undo();
    require(document.bytes() == bytes && !document.isModified());
    requireSame(document);
    return 0;
}
