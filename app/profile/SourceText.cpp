// SPDX-License-Identifier: GPL-3.0-or-later
#include "SourceText.h"

#include "EncodingName.h"
#include "Positions.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <QStringEncoder>

#include <algorithm>
#include <array>
#include <optional>

namespace naru::profile {

namespace {

constexpr qsizetype declarationLength = 512;

/** How a file of an encoding begins. */
struct Beginning
{
    QByteArrayView bytes;
    bool isMark;
    const char* encoding;
};

// UTF-32 first: its little-endian mark begins like that of UTF-16.
constexpr auto beginnings = std::to_array<Beginning>({
    {QByteArrayView("\xff\xfe\0\0", 4), true, "UTF-32LE"},
    {QByteArrayView("\0\0\xfe\xff", 4), true, "UTF-32BE"},
    {QByteArrayView("<\0\0\0", 4), false, "UTF-32LE"},
    {QByteArrayView("\0\0\0<", 4), false, "UTF-32BE"},
    {QByteArrayView("\xef\xbb\xbf", 3), true, "UTF-8"},
    {QByteArrayView("\xff\xfe", 2), true, "UTF-16LE"},
    {QByteArrayView("\xfe\xff", 2), true, "UTF-16BE"},
    {QByteArrayView("<\0", 2), false, "UTF-16LE"},
    {QByteArrayView("\0<", 2), false, "UTF-16BE"},
});

const Beginning* beginningOf(QByteArrayView bytes)
{
    const auto* found = std::find_if(beginnings.begin(), beginnings.end(),
                                     [bytes](const Beginning& it) { return bytes.startsWith(it.bytes); });
    return found == beginnings.end() ? nullptr : found;
}

/** Fills in what the XML declaration at the start of `head` says. */
void noteDeclaration(QStringView head, SourceText& source)
{
    const XmlDeclaration declaration = profile::readDeclaration(head);
    source.hasXmlDeclaration = declaration.isThere;
    source.declared = declaration.encoding;
    source.declaredOffset = declaration.encodingOffset;
}

std::optional<QString> decodeStrictly(QByteArrayView bytes, const char* encoding)
{
    QStringDecoder decoder(encoding, QStringDecoder::Flag::ConvertInitialBom);
    QString text = decoder.decode(bytes);
    return decoder.hasError() ? std::nullopt : std::optional(std::move(text));
}

bool isOneByteEncoding(const QByteArray& encoding)
{
    return encoding != "windows-949" && encoding != "GB18030";
}

/**
 * Whether bytes that are declared to be in a legacy encoding are in UTF-8 for certain. Text of one-byte
 * encodings is hardly ever valid UTF-8; two bytes of an East Asian one may be, three in a row are not.
 */
bool canOnlyBeUtf8(QByteArrayView bytes, const QByteArray& declared)
{
    const char16_t lowest = isOneByteEncoding(declared) ? u'\x80' : u'\x800';
    const auto text = decodeStrictly(bytes, "UTF-8");
    return text && std::any_of(text->begin(), text->end(), [lowest](QChar c) { return c >= lowest; });
}

/** What the converters of ICU give for bytes that the encoding leaves undefined. */
bool isStandIn(QChar c)
{
    const char16_t unit = c.unicode();
    return (unit >= 0x80 && unit < 0xa0) || (unit >= 0xf8f0 && unit <= 0xf8ff) || unit == 0xfffd;
}

/** Offset of the first character that does not come back as the bytes it was read from. */
std::optional<qsizetype> firstDifference(const QString& text, QByteArrayView bytes,
                                         const QByteArray& encoding)
{
    const QByteArray back = encode(text, encoding);
    if (QByteArrayView(back) == bytes)
        return std::nullopt;
    const qsizetype equalBytes =
        std::mismatch(back.begin(), back.end(), bytes.begin(), bytes.end()).first - back.begin();
    // The longest beginning of the text that is all right, by halving.
    qsizetype low = 0;
    qsizetype high = text.size();
    while (low < high) {
        const qsizetype middle = low + (high - low + 1) / 2;
        if (encode(QStringView(text).first(middle), encoding).size() <= equalBytes)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

std::optional<qsizetype> firstLoneSurrogate(const QString& text)
{
    if (text.isValidUtf16())
        return std::nullopt;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (text[i].isSurrogate() && !isPair)
            return i;
        i += isPair ? 1 : 0;
    }
    return std::nullopt;
}

/** Offset of the first character that is not what the bytes say; nothing where all are. */
std::optional<qsizetype> firstWrong(const QString& text, QByteArrayView bytes, const QByteArray& encoding)
{
    if (const auto difference = firstDifference(text, bytes, encoding))
        return difference;
    if (encoding.startsWith("UTF-"))
        return firstLoneSurrogate(text);
    if (isOneByteEncoding(encoding))
        return std::nullopt;
    const auto standIn = std::find_if(text.begin(), text.end(), isStandIn);
    return standIn == text.end() ? std::nullopt : std::optional<qsizetype>(standIn - text.begin());
}

base::Error errorAt(base::ErrorCode code, const QString& subject, QStringView text, qsizetype offset)
{
    return {code, subject, Positions(text).at(offset), {}};
}

/** The encoding that a file without a mark and with one byte a letter is in; sets the mismatch. */
QByteArray chooseByDeclaration(QByteArrayView bytes, SourceText& source)
{
    const QByteArray declared =
        source.declared.isEmpty() ? QByteArray("UTF-8") : canonicalEncoding(source.declared);
    const bool isWide = declared.startsWith("UTF-16") || declared.startsWith("UTF-32");
    const bool isLegacy = !declared.isEmpty() && !declared.startsWith("UTF-");
    source.isMismatch = isWide || (isLegacy && canOnlyBeUtf8(bytes, declared));
    return source.isMismatch ? QByteArray("UTF-8") : declared;
}

} // namespace

bool canEncode(QStringView text, const QByteArray& encoding)
{
    if (encoding.startsWith("UTF-"))
        return text.isValidUtf16();
    QStringDecoder decoder(encoding.constData());
    return QString(decoder.decode(encode(text, encoding))) == text &&
           (isOneByteEncoding(encoding) || std::none_of(text.begin(), text.end(), isStandIn));
}

QByteArray encode(QStringView text, const QByteArray& encoding)
{
    QStringEncoder encoder(encoding.constData());
    return encoder.encode(text);
}

XmlDeclaration readDeclaration(QStringView text)
{
    static const QRegularExpression pattern(QStringLiteral(R"(^<\?xml\s[^>]*?\?>)"));
    static const QRegularExpression encoding(
        QStringLiteral(R"(\sencoding\s*=\s*["']([A-Za-z0-9._:\- ]+)["'])"));
    const auto found = pattern.match(text.first(std::min(declarationLength, text.size())).toString());
    if (!found.hasMatch())
        return {};
    const auto name = encoding.match(found.captured());
    return {true, name.captured(1), std::max<qsizetype>(0, name.capturedStart(1))};
}

base::Result<SourceText> decodeSource(QByteArrayView bytes)
{
    SourceText source;
    const Beginning* beginning = beginningOf(bytes);
    if (beginning) {
        source.encoding = beginning->encoding;
        source.markBytes = beginning->isMark ? beginning->bytes.size() : 0;
    } else {
        const auto head = bytes.first(std::min(declarationLength, bytes.size()));
        noteDeclaration(QString::fromLatin1(head), source);
        source.encoding = chooseByDeclaration(bytes, source);
    }

    const QByteArrayView body = bytes.sliced(source.markBytes);
    QStringDecoder decoder(source.encoding.constData(), QStringDecoder::Flag::ConvertInitialBom);
    if (source.encoding.isEmpty() || !decoder.isValid())
        return std::unexpected(
            errorAt(base::ErrorCode::EncodingUnknown, source.declared,
                    QString::fromLatin1(bytes.first(std::min(declarationLength, bytes.size()))),
                    source.declaredOffset));
    source.text = decoder.decode(body);

    if (const auto wrong = firstWrong(source.text, body, source.encoding))
        return std::unexpected(errorAt(base::ErrorCode::EncodingInvalid, QString::fromLatin1(source.encoding),
                                       source.text, *wrong));
    if (beginning) {
        noteDeclaration(source.text, source);
        const QByteArray declared = canonicalEncoding(source.declared);
        source.isMismatch =
            !source.declared.isEmpty() && (declared.isEmpty() || !source.encoding.startsWith(declared));
    }
    return source;
}

} // namespace naru::profile
