import Diagnostics
import SchemaSyntax

/// Finds cases that carry nothing and have exactly the name of a record or a union, as if they were one of several types.
struct CasesNamedAfterTypes {
  /// The records and unions that can be named without anything before them.
  private let types: [String: ResolvedType]

  init(_ schema: ResolvedSchema) {
    types = Dictionary(
      firstOf: schema.types.lazy.filter { $0.parent == nil && $0.isCarried }.map {
        ($0.name.text, $0)
      })
  }

  func check(_ union: ResolvedUnion, into diagnostics: inout [Diagnostic]) {
    for (resolved, written) in zip(union.cases, union.syntax.cases) where written.payload == nil {
      guard case .name(let name) = written.wireValue.kind, written.swiftName == nil,
        let type = types[name], type.suits(union.syntax.layer)
      else { continue }
      let isOnWire = union.syntax.layer != .domain
      let carrying = isOnWire ? "\(name)(\(name))" : "\(resolved.swiftName)(\(name))"
      let alone = isOnWire ? "\(name) as \(resolved.swiftName)" : resolved.swiftName
      guard carrying != name, alone != name else { continue }
      diagnostics.report(
        .caseNamedAfterType, "this case carries nothing, although it is called like a type",
        at: written.wireValue.span, secondary: [.init(type.head, "the type")],
        help: "write `\(carrying)` if the case carries one, and `\(alone)` if it does not",
        fix: .propose(carrying, for: written.wireValue.span))
    }
  }
}

extension ResolvedType {
  fileprivate var isCarried: Bool {
    switch kind {
    case .record(let record): record.group == nil
    case .union: true
    case .wrapper, .enumeration, .foreign: false
    }
  }

  /// Whether a union of `layer` can carry it.
  fileprivate func suits(_ layer: Layer) -> Bool {
    switch kind {
    case .record(let record): (record.layer == .domain) == (layer == .domain)
    case .union(let union): (union.syntax.layer == .domain) == (layer == .domain)
    case .wrapper, .enumeration, .foreign: false
    }
  }
}

extension DiagnosticKind {
  static let caseNamedAfterType = DiagnosticKind(
    "G0520", .warning, "a case that is called like a type, and carries nothing",
    explanation: """
      A case of a union carries what is between its parentheses. Other languages list the types of a union by their names
      alone; here such a name would be that of a case without a payload, and what the API sends with it would be lost.
      """,
    wrong: """
      dto union PetDTO by kind { Cat, Dog }
      dto Cat { lives: Int }
      dto Dog { tricks: [String] }
      """,
    right: """
      dto union PetDTO by kind { Cat(Cat), Dog(Dog) }
      dto Cat { lives: Int }
      dto Dog { tricks: [String] }
      """)
}
