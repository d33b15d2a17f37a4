import Diagnostics
import TextFormats

extension Converter {
  /// `url`, `url(schemes: ["https"])`, `url(relative)`, `url(lenient)`
  static let url = Converter(
    name: "url", usage: "url(schemes: [\"https\"])",
    parameters: [
      Parameter(
        label: nil, kind: .word(["relative", "lenient"]), isRequired: false,
        title: "what is accepted"),
      Parameter(label: "schemes", kind: .texts, isRequired: false, title: "the allowed schemes"),
    ],
    form: .scalars([Pair(wire: .string, swift: .url)]),
    reading: { arguments, diagnostics in
      if let word = arguments.word(0) {
        guard let (_, span) = arguments.texts(1).first else {
          return .kind(word == "relative" ? .relativeURL : .lenientURL)
        }
        diagnostics.report(
          .argumentValue, "a \(word) URL need not have a scheme", at: span,
          help: "leave out either `\(word)` or `schemes`")
        return nil
      }
      var schemes: [String] = []
      for (text, span) in arguments.texts(1) {
        let scheme = text.lowercased()
        guard URLFormat.scheme(of: scheme + ":") == scheme else {
          let bare = String(text.prefix { $0 != ":" })
          diagnostics.report(
            .argumentValue, "`\"\(text.shortened)\"` is not the scheme of a URL", at: span,
            help: "write it without colon and slashes, such as `\"https\"`",
            fix: bare != text && URLFormat.scheme(of: bare + ":") != nil
              ? .replace(span, with: "\"\(bare)\"") : nil)
          return nil
        }
        if !schemes.contains(scheme) { schemes.append(scheme) }
      }
      return .kind(.url(schemes: schemes))
    })

  static let uuid = Converter("uuid", .scalars([Pair(wire: .string, swift: .uuid)]), .uuid)

  static let base64 = Converter("base64", data, .base64)
  static let base64url = Converter("base64url", data, .base64url)

  private static let data = Form.scalars([Pair(wire: .string, swift: .data)])
}

extension ConverterFacts {
  static let url = ConverterFacts(
    converter: .url, reversal: .exact, canFail: true, canFailBack: false)

  static let lenientURL = ConverterFacts(
    converter: .url,
    reversal: .never(
      "`url(lenient)` percent-encodes what a URL cannot contain, and the way back cannot undo that"),
    canFail: true, canFailBack: false, readsSeveralForms: true)

  static let relativeURL = ConverterFacts(
    converter: .url, reversal: .exact, canFail: true, canFailBack: false)

  static let uuid = ConverterFacts(
    converter: .uuid, reversal: .exact, canFail: true, canFailBack: false,
    charactersWritten: "-0123456789ABCDEFabcdef", readsSeveralForms: true)

  static func base64(_ converter: Converter) -> ConverterFacts {
    ConverterFacts(
      converter: converter, reversal: .exact, canFail: true, canFailBack: false,
      readsSeveralForms: converter.name == Converter.base64url.name)
  }
}
