#ifndef EMBEDDED_TEXTS_H
#define EMBEDDED_TEXTS_H

#ifndef __has_embed
#error "Gatehouse is built by a Clang that has #embed: Xcode 16.3, or a toolchain for Swift 6.1, or later"
#endif

#pragma clang diagnostic ignored "-Wc23-extensions"

/// Files of this repository as the compiler reads them: UTF-8, with a zero at the end.
///
/// This is C because of `#embed`. A plugin that writes Swift would do as well, but SwiftPM does not run the plugins of a
/// tool that another package uses in a plugin.
struct EmbeddedText {
  const char *_Nonnull name;
  const char *_Nonnull text;
};

struct EmbeddedTexts {
  const struct EmbeddedText *_Nonnull first;
  long count;
};

/// The templates, by their paths within `Templates`.
struct EmbeddedTexts embeddedTemplates(void);

/// The support code, as `GeneratedSupport/…`.
struct EmbeddedTexts embeddedSupport(void);

/// The text formats, which are part of the support code, as `TextFormats/…`.
struct EmbeddedTexts embeddedTextFormats(void);

#endif
