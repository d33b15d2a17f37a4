import Diagnostics
import TextFormats

extension Converter {
  /// `url`, `url(schemes: ["https"])`, `url(lenient)`
  static let url = Converter(
    name: "url", usage: "url(schemes: [\"https\"])",
    summary: "an absolute URL as text, and `URL`",
    parameters: [
      Parameter(label: nil, kind: .word(["lenient"]), isRequired: false, title: "what is accepted"),
      Parameter(label: "schemes", kind: .texts, isRequired: false, title: "the allowed schemes"),
    ],
    form: .scalars([Pair(wire: .string, swift: .url)]),
    reversal: { arguments in
      arguments == .lenient
        ? .canonical(
          "`url(lenient)` percent-encodes what a URL cannot hold, and the way back cannot undo it")
        : .exact
    },
    arguments: { arguments, diagnostics in
      if arguments.word(0) != nil {
        guard let (_, span) = arguments.texts(1).first else { return .lenient }
        diagnostics.append(
          Diagnostic(
            .argumentValue, "a lenient URL can be relative, and has no scheme then", at: span,
            help: "leave out either `lenient` or `schemes`"))
        return nil
      }
      var schemes: [String] = []
      for (text, span) in arguments.texts(1) {
        let scheme = text.lowercased()
        guard URLFormat.scheme(of: scheme + ":") == scheme else {
          let bare = String(text.prefix { $0 != ":" })
          diagnostics.append(
            Diagnostic(
              .argumentValue, "`\"\(text.shortened)\"` is not the scheme of a URL", at: span,
              help: "write it without colon and slashes, such as `\"https\"`",
              fix: bare != text && URLFormat.scheme(of: bare + ":") != nil
                ? .replace(span, with: "\"\(bare)\"") : nil))
          return nil
        }
        if !schemes.contains(scheme) { schemes.append(scheme) }
      }
      return .schemes(schemes)
    })

  static let uuid = Converter(
    name: "uuid", summary: "a UUID as text, and `UUID`",
    form: .scalars([Pair(wire: .string, swift: .uuid)]))

  static let base64 = Converter(
    name: "base64", summary: "Base64, and `Data`",
    form: .scalars([Pair(wire: .string, swift: .data)]))

  static let base64url = Converter(
    name: "base64url", summary: "URL-safe Base64, and `Data`",
    form: .scalars([Pair(wire: .string, swift: .data)]))
}
