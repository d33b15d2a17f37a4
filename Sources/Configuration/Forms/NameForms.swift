import Diagnostics
import JSON
import SchemaSemantics
import SwiftLowering

extension ValueForm<Placed<String>> {
  /// The name of a module, as Swift imports it.
  static let module = text(
    FormDescription(
      noun: "the name of a module", plural: "names of modules", example: "Domain",
      schema: [.init("type", "string"), .init("pattern", .string(moduleName))])
  ) { text, reading in
    if SwiftIdentifier.reservedWords.contains(text) {
      return (nil, unusableModule(text, "is a reserved word of Swift", at: reading.node.span))
    }
    if systemModules.contains(text) {
      return (nil, unusableModule(text, "is a module that comes with Swift", at: reading.node.span))
    }
    if NamingConventions.isSwiftName(text) { return (text, nil) }
    let spelled = importedName(of: text)
    let isCertain = NamingConventions.isSwiftName(spelled)
    return (
      nil,
      Diagnostic(
        .unusableName, "\(shown(text)) is not the name of a Swift module", at: reading.node.span,
        help: isCertain
          ? "write `\"\(spelled)\"`, as in `import \(spelled)`"
          : "write the name that follows `import`",
        fix: isCertain ? .replace(reading.node.span, with: "\"\(spelled)\"") : nil)
    )
  }

  /// The beginning of the names of types.
  static let typePrefix = text(
    FormDescription(
      noun: "a prefix for names", plural: "prefixes for names", example: "API",
      schema: [.init("type", "string"), .init("pattern", "^[A-Z][A-Za-z0-9]*$")])
  ) { text, reading in
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    if isASCII, text.first?.isUppercase == true, text.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return (text, nil)
    }
    let spelled = text.capitalizedFirst
    let isCertain =
      isASCII && spelled.first?.isLetter == true
      && spelled.allSatisfy { $0.isLetter || $0.isNumber }
    return (
      nil,
      Diagnostic(
        .unusableName, "the name of a type cannot begin with \(shown(text))",
        at: reading.node.span,
        help: isCertain
          ? "write `\"\(spelled)\"`"
          : "write ASCII letters and digits, beginning with a capital letter, such as `\"API\"`",
        fix: isCertain ? .replace(reading.node.span, with: "\"\(spelled)\"") : nil)
    )
  }

  static let declaration = text(
    FormDescription(
      noun: "the name of a declaration", plural: "names of declarations", example: "User",
      schema: [.init("type", "string"), .init("pattern", .string(declarationName))])
  ) { text, reading in
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.count <= 2, names.allSatisfy(NamingConventions.isSwiftName) { return (text, nil) }
    let outermost = names.prefix(2).joined(separator: ".")
    let isNested = names.count > 2 && names.allSatisfy(NamingConventions.isSwiftName)
    return (
      nil,
      Diagnostic(
        .unusableName, "\(shown(text)) is not the name of a declaration", at: reading.node.span,
        notes: isNested ? ["nested types are in the file of their outermost declaration"] : [],
        help: isNested
          ? "write `\"\(outermost)\"`"
          : "write a name as it is written after `domain`, `dto`, `type` …",
        fix: isNested ? .replace(reading.node.span, with: "\"\(outermost)\"") : nil)
    )
  }

  /// What a log can be filtered by, most often the identifier of the app.
  static let subsystem = text(
    FormDescription(
      noun: "the name of a subsystem", plural: "names of subsystems", example: "com.example.shop",
      schema: [.init("type", "string"), .init("pattern", "^[A-Za-z0-9._-]+$")])
  ) { text, reading in
    let isUsable = text.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "._-".utf8.contains($0)
    }
    if isUsable, !text.isEmpty { return (text, nil) }
    return (
      nil,
      Diagnostic(
        .unusableName, "\(shown(text)) is not the name of a subsystem", at: reading.node.span,
        help: "write letters, digits, dots, hyphens and underscores, as in `\"com.example.shop\"`")
    )
  }

  /// An initialism in lower case.
  static let initialism = text(
    FormDescription(
      noun: "an initialism", plural: "initialisms", example: "sepa",
      schema: [.init("type", "string"), .init("pattern", #"^[^\s!-/:-@\[-`{-~]+$"#)])
  ) { text, reading in
    if !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return (text.lowercased(), nil)
    }
    return (
      nil,
      Diagnostic(
        .unusableName, "\(shown(text)) is not an initialism", at: reading.node.span,
        help: "write one word of letters and digits, such as `\"sepa\"`")
    )
  }

  /// All ASCII punctuation but `_` is excluded sign by sign, since not every editor knows classes such as `\p{L}`.
  private static let swiftName = #"^[^\s\d!-/:-@\[-^`{-~][^\s!-/:-@\[-^`{-~]*$"#

  /// With or without a namespace.
  private static var declarationName: String {
    let name = swiftName.dropFirst().dropLast()
    return "^\(name)(?:\\.\(name))?$"
  }

  /// Modules that every generated file imports, and names that no module can have.
  private static let systemModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "Builtin", "SwiftShims", "_Concurrency",
    "_StringProcessing",
  ]

  private static var moduleName: String {
    let refused = SwiftIdentifier.reservedWords.union(systemModules).sorted()
    return "^(?!(?:\(refused.joined(separator: "|")))$)" + swiftName.dropFirst()
  }

  private static func unusableModule(
    _ text: String, _ reason: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unusableName, "`\(text)` \(reason), so it cannot be the name of this module", at: span,
      help: "write the name of the target, such as `\"Domain\"`")
  }

  private static func shown(_ text: String) -> String {
    text.isEmpty ? "an empty string" : "`\(text)`"
  }

  /// The name of a target as a module name, converted as the compiler does it.
  private static func importedName(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension DiagnosticKind {
  static let unusableName = DiagnosticKind(
    "G1024", .error, "a string that is not a valid name",
    explanation: """
      Write the name of a module as Swift imports it, with letters, digits and underscores: the target `Shop-Domain` is
      the module `Shop_Domain`. Write the name of a declaration as it is in the schema. An initialism is one word, and a
      prefix for types begins with a capital letter.
      """,
    language: .json,
    wrong: """
      {
        "domain": { "output": "Sources/Shop-Domain", "module": "Shop-Domain", "access": "public" },
        "data": { "output": "Sources/Shop-Data" }
      }
      """,
    right: """
      {
        "domain": { "output": "Sources/Shop-Domain", "module": "Shop_Domain", "access": "public" },
        "data": { "output": "Sources/Shop-Data" }
      }
      """)
}
