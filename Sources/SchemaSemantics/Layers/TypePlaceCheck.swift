import Diagnostics
import SchemaSyntax

/// Checks types that are not allowed everywhere: dictionaries by their keys, sets by their elements, `Patch`, and
/// `else skip`.
struct TypePlaceCheck {
  private let schema: ResolvedSchema
  private var diagnostics: [Diagnostic] = []

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    var check = TypePlaceCheck(schema: schema)
    for type in schema.types {
      let territory = Territory(type.kind)
      for use in type.typeUses {
        switch type.kind {
        case .record: check.checkField(use, in: territory)
        case .union, .wrapper: check.checkAll(use, in: territory)
        case .enumeration, .foreign: break
        }
      }
    }
    for alias in schema.aliases {
      check.checkAll(TypeUse(type: alias.target, expression: alias.syntax.target), in: .model)
    }
    for operation in schema.repositories.flatMap(\.operations) {
      for (parameter, type) in zip(operation.syntax.parameters, operation.parameters) {
        check.checkParameter(TypeUse(type: type, expression: parameter.type))
      }
      check.checkResult(TypeUse(type: operation.result, expression: operation.syntax.result))
    }
    diagnostics += check.diagnostics
  }

  private mutating func checkField(_ use: TypeUse, in territory: Territory) {
    switch use.type {
    case .patch:
      for part in use.parts { checkAll(part, in: territory) }
    case .optional(.patch):
      reportOptionalPatch(use)
      for part in use.parts.flatMap(\.parts) { checkAll(part, in: territory) }
    default:
      checkAll(use, in: territory)
    }
  }

  private mutating func checkParameter(_ use: TypeUse) {
    for part in use.all {
      reportSkip(
        part, in: "a parameter",
        help: "remove `else skip`: what the app passes is valid already")
      checkKey(of: part, in: .domain)
      guard case .patch(let inner) = part.type else { continue }
      let optional = inner.isOptional ? inner : .optional(inner)
      diagnostics.report(
        .patchPlace, "`Patch` cannot be the type of a parameter", at: part.span,
        notes: [Self.patchNote],
        help: "write `\(schema.text(of: optional))`, or a `domain` that has a `Patch` as a field")
    }
  }

  private mutating func checkResult(_ use: TypeUse) {
    for part in use.all {
      reportSkip(
        part, in: "a result", help: "write `else skip` in the answer: `from [… else skip]`")
      checkKey(of: part, in: .domain)
    }
  }

  private static let patchNote = "it says whether a key is present, and only a field has a key"

  private mutating func checkAll(_ use: TypeUse, in territory: Territory) {
    for part in use.all { check(part, in: territory) }
  }

  private mutating func check(_ use: TypeUse, in territory: Territory) {
    // What is wrong with an alias has been reported where it is declared.
    if use.isAlias { return }
    switch use.type {
    case .patch:
      reportPatch(use, in: territory)
    case .dictionary: checkKey(of: use, in: territory)
    case .array(_, skipsInvalid: true):
      if territory != .dto, territory != .model {
        reportSkip(use, in: territory.noun, help: "write `else skip` in the dto")
      }
    case .set:
      // The elements of a set within a set are checked together with that set.
      for part in use.parts.flatMap(\.allOutsideSets) { checkElement(part) }
    default:
      break
    }
  }

  private mutating func checkKey(of use: TypeUse, in territory: Territory) {
    guard case .dictionary(let key, _) = use.type, !schema.isKey(key), let written = use.parts.first
    else {
      return
    }
    reportKey(written, in: territory)
  }

  private mutating func checkElement(_ use: TypeUse) {
    let held = use.isAlias ? use.type.declaredTypes : [use.type.declaredID].compactMap(\.self)
    for id in held { checkElement(id, at: use.span) }
  }

  private mutating func checkElement(_ id: TypeID, at span: SourceSpan) {
    if schema.isHashable(id) { return }
    let name = schema[id].qualifiedName
    diagnostics.report(
      .unhashableElement, "a `Set` cannot hold `\(name)`, which is not `Hashable`", at: span,
      secondary: [.init(schema[id].head, "a dto is `Hashable` only if it says so")],
      help: "write `[\(name)]`, or declare \(schema.hashableHead(of: id))")
  }
}

extension ResolvedSchema {
  /// Whether all dictionaries within a type have keys that the wire can have.
  func hasKeysOfObjects(_ type: SchemaType) -> Bool {
    !type.contains { part in
      if case .dictionary(let key, _) = part { !isKey(key) } else { false }
    }
  }

  /// That a `dto` has no `type` is said where it is used.
  fileprivate func isKey(_ type: SchemaType) -> Bool {
    if type.isUnknown { return true }
    guard let id = type.declaredID else { return type.scalar?.isKey == true }
    switch self[id].kind {
    case .enumeration(let enumeration): return enumeration.rawType == .string
    case .wrapper:
      let base = base(of: type)
      return base.isUnknown || base.scalar?.isKey == true
    case .record, .union, .foreign: return false
    }
  }
}

extension TypePlaceCheck {
  private mutating func reportKey(_ key: TypeUse, in territory: Territory) {
    diagnostics.report(
      .dictionaryKey,
      "`\(schema.text(of: key.type))` cannot be the key of a dictionary",
      at: key.span, notes: ["the keys of a JSON object are texts"],
      help: territory == .dto
        ? "write `String`, `Int`, `UUID` or an enum of strings"
        : "write `String`, `Int`, `UUID`, an enum of strings, or a `type` around one of the first three"
    )
  }

  private mutating func reportPatch(_ use: TypeUse, in territory: Territory) {
    let help =
      switch territory {
      case .wrapper: "wrap the value itself, and write `Patch<…>` around this `type` in a field"
      case .dto, .domain, .model, .enumeration, .foreign:
        "put `Patch<…>` around the whole type of a field"
      }
    diagnostics.report(
      .patchPlace, "`Patch` cannot be part of another type", at: use.span,
      notes: [Self.patchNote], help: help)
  }

  private mutating func reportOptionalPatch(_ use: TypeUse) {
    let patch = use.parts.last?.span ?? use.span
    diagnostics.report(
      .patchPlace, "a `Patch` cannot be optional", at: use.span,
      notes: ["it is optional already: absent, null, or a value"], help: "remove the `?`",
      fix: .remove(patch.after.through(use.span)))
  }

  private mutating func reportSkip(_ use: TypeUse, in place: String, help: String) {
    guard case .array(let element, let skips?) = use.expression.kind else { return }
    diagnostics.report(
      .skipPlace, "\(place) has nothing to skip: it is not read from the wire",
      at: skips, help: help, fix: .remove(element.span.after.through(skips)))
  }
}

extension TypeUse {
  fileprivate var allOutsideSets: [TypeUse] {
    if case .set = type { [] } else { [self] + parts.flatMap(\.allOutsideSets) }
  }
}

extension DiagnosticKind {
  static let dictionaryKey = DiagnosticKind(
    "G0306", .error, "a dictionary whose keys are not texts",
    explanation: """
      The keys of a JSON object are texts. A whole number, a `UUID` and an enum of strings each have one text, so they can
      be keys as well, and in a domain and a model, so can a `type` around any of these except an enum. For other types, several
      texts would mean the same key, such as `1.5` and `1.50`.
      """,
    wrong: """
      domain Prices { byWeight: [Double: Decimal] }
      """,
    right: """
      domain Prices { byGrams: [Int: Decimal] }
      """)

  static let unhashableElement = DiagnosticKind(
    "G0307", .error, "a set of values that are not hashable",
    explanation: """
      A `Set` compares and hashes its elements. Dtos are not `Hashable` unless they say so, because compiling that takes
      time and few dtos need it. Often an array is what the API means.
      """,
    wrong: """
      dto TagDTO { name: String }
      dto PostDTO { tags: Set<TagDTO> }
      """,
    right: """
      dto TagDTO: Hashable { name: String }
      dto PostDTO { tags: Set<TagDTO> }
      """)

  static let patchPlace = DiagnosticKind(
    "G0308", .error, "a `Patch` within another type",
    explanation: """
      `Patch<T>` says whether the key of a field is absent, null, or has a value. Only a field has a key, so `Patch` is
      always the outermost part of a field's type.
      """,
    wrong: """
      dto UserPatchDTO { roles: [Patch<String>] }
      """,
    right: """
      dto UserPatchDTO { roles: Patch<[String]> }
      """)

  static let skipPlace = DiagnosticKind(
    "G0310", .error, "`else skip` where no JSON is read",
    explanation: """
      `[T else skip]` drops the elements that cannot be read from JSON, and reports each of them. A domain type and a
      `type` are not read from JSON, and neither are the parameters and the result of an operation: their values have
      been read already.
      """,
    wrong: """
      domain Feed { items: [String else skip] }
      """,
    right: """
      dto FeedDTO { items: [String else skip] }
      domain Feed { items: [String] }
      map FeedDTO -> Feed
      """)
}
