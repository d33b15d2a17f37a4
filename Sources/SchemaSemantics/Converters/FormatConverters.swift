import Diagnostics
import TextFormats

extension Converter {
  /// `url`, `url(schemes: ["https"])`
  static let url = Converter(
    name: "url", usage: "url(schemes: [\"https\"])",
    summary: "an absolute URL as text, and `URL`",
    parameters: [
      Parameter(label: "schemes", kind: .texts, isRequired: false, title: "the allowed schemes")
    ],
    form: .scalars([Pair(wire: .string, swift: .url)]),
    arguments: { arguments, diagnostics in
      var schemes: [String] = []
      for (text, span) in arguments.texts(0) {
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
