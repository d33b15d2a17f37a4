import Diagnostics
import Foundation
import GatehousePipeline
import SchemaSemantics

/// Every name with a capital letter that generated code or the support code uses for itself: types of its own and of the
/// toolchain, type parameters, and what templates write.
enum TakenNames {
  /// In the order of the alphabet.
  static func all() throws -> [String] {
    let package = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()
    var names: Set<String> = []
    for folder in ["Templates", "Sources/TextFormats"] {
      let path = package.appending(path: folder)
      let files = FileManager.default.enumerator(atPath: path.path())?.compactMap { $0 as? String }
      for file in files ?? [] where file.hasSuffix(".swift") || file.hasSuffix(".template") {
        let text = try String(contentsOf: path.appending(path: file), encoding: .utf8)
        for match in withoutComments(text).matches(of: /\b[A-Z][A-Za-z0-9]*\b/) {
          names.insert(String(match.output))
        }
      }
    }
    // Types with the names of modules are in a golden case of their own.
    return names.subtracting(["Foundation", "Swift"]).sorted()
  }

  /// Whether it is a type of the language, which other declarations rely on.
  static func isOfLanguage(_ name: String) -> Bool {
    Scalar(rawValue: name) != nil || ["Patch", "Set"].contains(name)
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
  }
}

/// Schemas that declare all of these names themselves.
struct SchemaOfTakenNames {
  /// The names that a schema may declare.
  let names: [String]
  /// Those that it may not, since they belong to the language or to Swift.
  let refused: [String]
  let text: String

  /// - Parameter isNested: whether each type is declared within another one.
  init(_ all: [String], isNested: Bool) {
    var names: [String] = []
    var refused: [String] = []
    var folded: Set<String> = []
    var text = ""
    for name in all where !TakenNames.isOfLanguage(name) {
      let form = Form.allCases[names.count % Form.allCases.count]
      let declaration = Self.text(form, name, isNested: isNested)
      if !Self.isValid(declaration) {
        refused.append(name)
      } else if isNested || folded.insert(name.lowercased()).inserted {
        // At the top level, no two may differ only in their case.
        names.append(name)
        text += declaration
      }
    }
    self.names = names
    self.refused = refused
    self.text = text
  }

  private static func isValid(_ text: String) -> Bool {
    validate([SourceFile(path: "Taken.gate", text: text)]).schema != nil
  }

  /// What a name is declared as.
  enum Form: CaseIterable {
    case dto, domain, model, wrapper, enumeration, wireUnion, domainUnion
  }

  private static func text(_ form: Form, _ name: String, isNested: Bool) -> String {
    isNested ? nested(form, name) : topLevel(form, name)
  }

  private static func topLevel(_ form: Form, _ name: String) -> String {
    let declaration = declaration(form, name)
    return switch form {
    case .dto, .wireUnion:
      """
      \(declaration)
      dto Own\(name)HolderDTO { held: \(name)?, list: [\(name) else skip] or null, byKey: [String: \(name)] }

      """
    case .domain, .domainUnion:
      """
      \(declaration)
      @draft
      domain Own\(name)Holder { held: \(name)?, list: [\(name)], byKey: [String: \(name)] }

      """
    case .model, .enumeration, .wrapper:
      """
      \(declaration)
      dto Own\(name)HolderDTO { held: \(form == .wrapper ? "String" : name), at: String }
      @draft
      domain Own\(name)Holder { held: \(name), at: Date where > "2020-01-01T00:00:00Z" }
      map Own\(name)HolderDTO <-> Own\(name)Holder { at: at via iso8601 }

      """
    }
  }

  private static func nested(_ form: Form, _ name: String) -> String {
    let declaration = declaration(form, name)
    return switch form {
    case .dto, .wireUnion:
      """
      dto Own\(name)WireDTO {
        held: \(name)?, list: [\(name) else skip], byKey: [String: \(name)], site: URL, kept: JSON
        \(declaration)
      }

      """
    case .domain, .domainUnion, .wrapper, .enumeration:
      """
      dto Own\(name)SentDTO { text: String, at: String?, number: Int = 3 }
      @draft
      domain Own\(name)Part {
        text: String where notEmpty, at: Date?, number: Decimal where > 0, held: \(name)?
        \(declaration)
      }
      map Own\(name)SentDTO -> Own\(name)Part {
        at: at via iso8601
        number: number via minorUnits(2)
        held: nil
      }

      """
    case .model:
      """
      @draft
      model Own\(name)Model {
        held: \(name), list: [\(name)] = [], patch: Patch<\(name)>, mail: String where email
        \(declaration)
      }

      """
    }
  }

  private static func declaration(_ form: Form, _ name: String) -> String {
    switch form {
    case .dto:
      "dto \(name) { text: String, at: Date? via iso8601, number: Decimal = 1, ...rest: [String: JSON] }"
    case .domain:
      "domain \(name) { text: String where notEmpty, at: Date?, rule there: at != nil }"
    case .model:
      "model \(name) { text: String where length 1...9, id: UUID?, size: Double else 0.5 }"
    case .wrapper: "type \(name) = String via trimmed where matches /[a-z]+/"
    case .enumeration: "open enum \(name) { one, two }"
    case .wireUnion:
      "open dto union \(name) by type in data { text(String), at(Date via iso8601), none }"
    case .domainUnion: "domain union \(name) { text(String), numbers([Int]), none }"
    }
  }
}

/// A schema in which each of these names is that of members.
struct SchemaOfTakenMembers {
  static let conventions = NamingConventions(keepsWireNames: true)

  /// The names that members may have.
  let names: [String]
  let refused: [String]
  let text: String

  init(_ all: [String]) {
    // No two types may differ only in their case.
    var folded: Set<String> = []
    let declarations = all.filter { folded.insert($0.lowercased()).inserted }
      .map { (name: $0, text: Self.declarations($0)) }
    let valid = declarations.filter { Self.isValid($0.text) }
    let names = valid.map(\.name)
    self.names = names
    refused = declarations.map(\.name).filter { !names.contains($0) }
    text = valid.map(\.text).joined()
  }

  private static func isValid(_ text: String) -> Bool {
    validate([SourceFile(path: "Taken.gate", text: text)], conventions: conventions).schema != nil
  }

  private static func declarations(_ name: String) -> String {
    """
    dto DTOOf\(name) {
      \(name): String, at: Date? via iso8601, number: Decimal = 1.5, list: [Int else skip], kept: JSON
      bytes: Data = "aGk="
      ...rest: [String: JSON]
    }
    @draft
    domain OwnerOf\(name) {
      \(name): TextOf\(name), at: Date?, number: Decimal where > 0.5, list: [Int], kept: JSON
      rule there: at != nil
      rule late: at == nil or at > "2020-01-01T00:00:00Z"
    }
    type TextOf\(name) = String via trimmed where notEmpty
    map DTOOf\(name) -> OwnerOf\(name) { ignore bytes, rest because "not needed" }
    @draft
    model ModelOf\(name) {
      \(name): Int else 3, mail: String where email, patch: Patch<Int>, next: ModelOf\(name)?
    }
    dto union UnionOf\(name) by type { \(name), text(PayloadOf\(name)) }
    dto PayloadOf\(name) { text: String }

    """
  }
}
