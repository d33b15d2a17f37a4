import Diagnostics

/// Reads the content of one tag.
struct TagReader {
  private let bytes: [UInt8]
  private let tag: SourceSpan
  private var sigil: UInt8?
  private var words: [Word] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ bytes: [UInt8], _ content: Range<Int>, of tag: SourceSpan) {
    self.bytes = bytes
    self.tag = tag
    var offset = content.lowerBound
    while offset < content.upperBound {
      let byte = bytes[offset]
      if Self.isSpace(byte) {
        offset += 1
      } else if sigil == nil, words.isEmpty, Self.sigils.contains(byte) {
        sigil = byte
        offset += 1
      } else {
        let text = bytes[offset..<content.upperBound].prefix { !Self.isSpace($0) }
        words.append(word(text))
        offset = text.endIndex
      }
    }
  }

  private static let sigils = Array("#/>".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == .carriageReturn
  }

  mutating func read() -> Tag.Kind {
    switch sigil {
    case UInt8(ascii: "#"): readOpening(words)
    case UInt8(ascii: "/"): readClosing()
    case UInt8(ascii: ">"): readPartial()
    default: readPlain()
    }
  }

  private mutating func readPlain() -> Tag.Kind {
    guard let first = words.first else {
      report("this tag is empty", at: tag, help: Self.bracesHelp)
      return .malformed
    }
    if first.text == "else" { return readOtherwise() }
    guard words.count == 1 else {
      if SectionKind(rawValue: first.text) != nil {
        report(
          "a section begins with `#`", at: first.span, help: "write `#\(first.text)`",
          fix: .insert("#", at: first.span))
        return readOpening(words)
      }
      report("this is not a tag", at: tag, help: Self.bracesHelp)
      return .malformed
    }
    guard let key = key(first) else {
      report(
        "`\(first.text)` is not a key", at: first.span, help: Self.bracesHelp,
        fix: first.text.hasPrefix("$") ? .insert("{{", at: tag) : nil)
      return .malformed
    }
    return .value(key)
  }

  private mutating func readOtherwise() -> Tag.Kind {
    if words.count == 1 { return .otherwise }
    guard words[1].text == "if" else {
      report(
        "only `if` can follow `else`", at: words[1].span,
        help: "write `{{else}}` or `{{else if key}}`")
      return .otherwise
    }
    return .otherwiseIf(subject(of: "else if", words.dropFirst(2)))
  }

  private mutating func readOpening(_ words: [Word]) -> Tag.Kind {
    guard let name = words.first else {
      report("the kind of the section is missing", at: tag, help: Self.sectionHelp)
      return .opening(nil, nil)
    }
    let kind = sectionKind(name)
    guard kind != nil else { return .opening(nil, nil) }
    return .opening(kind, subject(of: name.text, words.dropFirst()))
  }

  private mutating func readClosing() -> Tag.Kind {
    guard let name = words.first else {
      report("the kind of the section is missing", at: tag, help: Self.sectionHelp)
      return .closing(nil)
    }
    let kind = sectionKind(name)
    if words.count > 1 {
      report(
        "a closing tag contains only the kind of its section", at: words[1].span,
        help: "write `{{/\(kind?.rawValue ?? name.text)}}`")
    }
    return .closing(kind)
  }

  private mutating func readPartial() -> Tag.Kind {
    guard let name = words.first else {
      report(
        "the name of the template is missing", at: tag,
        help: "write `{{> name}}`, or `{{> name key}}` to render it with a part of the context")
      return .partial(nil, argument: nil)
    }
    guard words.count > 1 else { return .partial(name, argument: nil) }
    guard let argument = subject(of: "> \(name.text)", words.dropFirst()) else {
      return .partial(nil, argument: nil)
    }
    return .partial(name, argument: argument)
  }

  /// The key that a tag is about; there must be exactly one.
  private mutating func subject(of head: String, _ words: ArraySlice<Word>) -> KeyReference? {
    guard let first = words.first else {
      report("`\(head)` needs a key", at: tag.closingBraces, label: "the key is missing")
      return nil
    }
    guard let key = key(first) else {
      report("`\(first.text)` is not a key", at: first.span, help: Self.keyHelp)
      return nil
    }
    if let second = words.dropFirst().first, let last = words.last {
      report(
        "`\(head)` takes one key", at: second.span.through(last.span), label: "one too many",
        help: "decide in Swift what the template needs, and pass it as a key")
    }
    return key
  }

  private mutating func sectionKind(_ word: Word) -> SectionKind? {
    if let kind = SectionKind(rawValue: word.text) { return kind }
    let nearest = Spelling(SectionKind.allCases.map(\.rawValue)).nearest(to: word.text)
    report(
      "there is no section `\(word.text)`", at: word.span,
      label: Diagnostic.question(about: nearest),
      help: nearest == nil ? Self.sectionHelp : nil,
      fix: nearest.map { .propose($0, for: word.span) })
    return nearest.flatMap { SectionKind(rawValue: $0) }
  }

  private func key(_ word: Word) -> KeyReference? {
    let bytes = bytes[word.span.start..<word.span.end]
    if bytes.first == UInt8(ascii: "@") {
      return Self.isName(bytes.dropFirst()) ? KeyReference(words: [word]) : nil
    }
    let names = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.allSatisfy(Self.isName) else { return nil }
    return KeyReference(words: names.map { self.word($0) })
  }

  /// Every scalar beyond ASCII may be part of a name: whether the key exists is checked later.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, !first.isASCIIDigit else { return false }
    return bytes.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
  }

  private func word(_ text: ArraySlice<UInt8>) -> Word {
    Word(
      text: String(decoding: text, as: UTF8.self),
      span: SourceSpan(file: tag.file, start: text.startIndex, end: text.endIndex))
  }
}

extension TagReader {
  private static let bracesHelp =
    "name a key, or write `{{{{` for two opening braces that are text"
  private static let keyHelp =
    "write the name of a key; after a context, a dot and the name of one of its keys"
  private static let sectionHelp = "write `if`, `unless`, `each` or `with`"

  private mutating func report(
    _ message: String, at span: SourceSpan, label: String = "", help: String? = nil,
    fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.report(.malformedTag, message, at: span, label: label, help: help, fix: fix)
  }
}

extension SourceSpan {
  /// Where a word that is missing from a tag would be.
  fileprivate var closingBraces: SourceSpan {
    SourceSpan(file: file, start: max(start, end - 2), end: end)
  }
}

extension DiagnosticKind {
  static let malformedTag = DiagnosticKind(
    "G0910", .error, "a tag that cannot be read",
    explanation: """
      Between `{{` and `}}` there is a key, the beginning of a section (`#if`, `#unless`, `#each` or `#with` and a key),
      its `else`, its end (`/if`, …), a template to include (`> name`), or a comment (`!`). There are no expressions:
      what a template needs to know is decided in Swift, and passed to it as a key. To write two opening braces that do
      not begin a tag, write four.
      """,
    language: .template,
    wrong: """
      let names = fields.map {{ $0.name }}
      """,
    right: """
      let names = fields.map {{{{ $0.name }}
      """)
}
