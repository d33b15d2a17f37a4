import Diagnostics
import SchemaSyntax

/// Checks that no declaration contains values of a layer that it must not know.
struct LayerBoundaryCheck {
  private let schema: ResolvedSchema
  private let nesting: NestingCheck.Nesting
  private let counterparts: Counterparts
  private var diagnostics: [Diagnostic] = []

  static func check(
    _ schema: ResolvedSchema, _ nesting: NestingCheck.Nesting, into diagnostics: inout [Diagnostic]
  ) {
    var check = LayerBoundaryCheck(
      schema: schema, nesting: nesting, counterparts: Counterparts(schema.maps))
    for type in schema.types where check.isPlaced(type.id) {
      for use in type.typeUses {
        // What a `type` wraps directly has been checked with its clauses.
        if case .wrapper = type.kind, use.type.declaredID != nil { continue }
        for part in use.all { check.check(part, in: type) }
      }
    }
    diagnostics += check.diagnostics
  }

  /// Whether it is known which layer a type is in, and the type may be there.
  private func isPlaced(_ id: TypeID) -> Bool {
    switch schema[id].kind {
    case .union(let union) where union.syntax.isLayerGuessed: return false
    case .record(let record) where record.group?.isLayerGuessed == true: return false
    case .record, .wrapper, .enumeration, .union, .foreign: break
    }
    return !nesting.isMisplaced[id.index]
  }

  private mutating func check(_ use: TypeUse, in owner: ResolvedType) {
    if use.isAlias {
      for id in use.type.declaredTypes { check(id, at: use, in: owner) }
    } else if let id = use.type.declaredID {
      check(id, at: use, in: owner)
    }
  }

  private mutating func check(_ id: TypeID, at use: TypeUse, in owner: ResolvedType) {
    guard isPlaced(id) else { return }
    let (holder, held) = (Territory(owner.kind), Territory(schema[id].kind))
    if !holder.mayHold(held) {
      if holder == .dto, held == .wrapper {
        reportWrapper(id, at: use)
      } else {
        report(schema[id], held, at: use.span, in: owner, holder)
      }
    } else if holder != .dto, held == .enumeration, let dto = nesting.surroundingDTO[id.index] {
      reportEnum(schema[id], of: schema[dto], at: use.span, in: holder)
    }
  }
}

extension LayerBoundaryCheck {
  private mutating func reportWrapper(_ id: TypeID, at use: TypeUse) {
    let span = use.span
    let base = schema.base(of: .declared(id))
    let name = schema[id].qualifiedName
    let text = base.isUnknown || use.isAlias ? nil : schema.text(of: base)
    var fix: Diagnostic.Fix?
    if let text, let scalar = base.scalar, scalar != .date, scalar != .calendarDate {
      fix = .propose(text, for: span)
    }
    diagnostics.report(
      .wrapperInDTO, "a dto cannot hold the `type` `\(name)`", at: span,
      secondary: [.init(schema[id].head, "its rules are declared here")],
      notes: ["a dto describes what the wire holds; rules belong to the domain"],
      help: text.map { "write `\($0)`, and let the map convert it into `\(name)`" }
        ?? "write what the wire holds, and let the map convert it into `\(name)`",
      fix: fix)
  }

  private mutating func report(
    _ type: ResolvedType, _ held: Territory, at span: SourceSpan, in owner: ResolvedType,
    _ holder: Territory
  ) {
    diagnostics.report(
      .foreignLayer, "\(holder.noun) cannot hold \(held.noun)", at: span,
      secondary: [.init(type.head, "`\(type.qualifiedName)` is declared here")],
      notes: [Self.reason(holder, held)], help: help(for: type, held, in: holder))
  }

  private static func reason(_ holder: Territory, _ held: Territory) -> String {
    switch (holder, held) {
    case (.dto, _): "the wire knows nothing of the domain"
    case (.model, .dto): "a model belongs to the domain as well, which knows nothing of the wire"
    case (.model, _): "a model is read from the wire as it is, and a domain type cannot be"
    default: "the domain knows nothing of the wire"
    }
  }

  private func help(for type: ResolvedType, _ held: Territory, in holder: Territory) -> String {
    if holder == .model { return "declare `\(type.qualifiedName)` as a `model` too" }
    if let counterpart = counterparts[type.id] {
      return "write `\(schema.text(of: counterpart))`, and map one to the other"
    }
    return held == .dto
      ? "declare a `domain` for it, and a map to that `domain`"
      : "declare a `dto` for it, and a map from that `dto`"
  }

  private mutating func reportEnum(
    _ type: ResolvedType, of dto: ResolvedType, at span: SourceSpan, in holder: Territory
  ) {
    diagnostics.report(
      .foreignLayer, "\(holder.noun) cannot hold an enum that belongs to a dto", at: span,
      secondary: [.init(type.head, "`\(type.name.text)` is declared within the dto")],
      notes: ["the domain knows nothing of the wire"],
      help: "move `\(type.name.text)` out of `\(dto.qualifiedName)`: then both can hold it")
  }
}

extension DiagnosticKind {
  static let wrapperInDTO = DiagnosticKind(
    "G0303", .error, "a dto that holds a `type`",
    explanation: """
      A dto describes the structure of what the wire holds, and nothing more. A `type` has rules, which belong to the
      domain: the dto has the plain value, and the map converts it and reports what breaks a rule.
      """,
    wrong: """
      type Email = String where email
      dto UserDTO { email: Email }
      """,
    right: """
      type Email = String where email
      dto UserDTO { email: String }
      """)

  static let foreignLayer = DiagnosticKind(
    "G0304", .error, "a type of another layer",
    explanation: """
      A dto holds what the wire holds: scalars, enums, models and other dtos. A domain holds scalars, enums, models,
      `type`s and other domains. A model, which is both, holds scalars, enums, `type`s and other models. A map converts
      one side to the other.
      """,
    wrong: """
      dto AddressDTO { city: String }
      domain User { address: AddressDTO }
      """,
    right: """
      dto AddressDTO { city: String }
      domain Address { city: String }
      domain User { address: Address }
      map AddressDTO -> Address
      """)
}
