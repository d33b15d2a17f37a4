import Diagnostics

/// What is declared within a dto belongs to the wire, with the dto; nothing of the domain can be nested there, and no
/// dto in the domain. Maps and repositories may be nested anywhere: that only gives them a scope for names.
struct NestingCheck {
  /// Where each type of the schema is nested.
  struct Nesting {
    /// The outermost dto that the type is declared in.
    fileprivate(set) var surroundingDTO: [TypeID?]
    /// Whether the type is declared where it cannot be, which was reported.
    fileprivate(set) var isMisplaced: [Bool]
  }

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) -> Nesting {
    var nesting = Nesting(surroundingDTO: [], isMisplaced: [])
    for type in schema.types {
      let territory = Territory(type.kind)
      guard let parent = type.parent else {
        nesting.surroundingDTO.append(nil)
        nesting.isMisplaced.append(false)
        continue
      }
      let parentIsDTO = Territory(schema[parent].kind) == .dto
      if territory == .foreign { diagnostics.append(nestedElsewhere(type, in: schema[parent])) }
      let isForeign =
        parentIsDTO && territory != .foreign
        ? territory != .dto && territory != .enumeration : territory == .dto
      if isForeign { diagnostics.append(misplaced(type, in: schema[parent])) }
      let outer = nesting.surroundingDTO[parent.index]
      nesting.surroundingDTO.append(outer ?? (parentIsDTO ? parent : nil))
      nesting.isMisplaced.append(
        isForeign || territory == .foreign || nesting.isMisplaced[parent.index])
    }
    return nesting
  }

  private static func nestedElsewhere(_ type: ResolvedType, in parent: ResolvedType) -> Diagnostic {
    Diagnostic(
      .nestedElsewhere, "a type from elsewhere cannot be declared within `\(parent.qualifiedName)`",
      at: type.head, secondary: [.init(parent.head, "the declaration around it")],
      help: "move it out of `\(parent.qualifiedName)`")
  }

  private static func misplaced(_ type: ResolvedType, in parent: ResolvedType) -> Diagnostic {
    let isInDTO = Territory(parent.kind) == .dto
    return Diagnostic(
      .foreignNesting,
      "\(Territory(type.kind).noun) cannot be declared within "
        + (isInDTO ? "the dto `\(parent.qualifiedName)`" : "`\(parent.qualifiedName)`"),
      at: type.head, secondary: [.init(parent.head, "the declaration around it")],
      notes: [
        isInDTO
          ? "what is nested in a dto belongs to the wire, and the domain knows nothing of it"
          : "`\(parent.qualifiedName)` belongs to the domain, which knows nothing of the wire"
      ],
      help: "move it out of `\(parent.qualifiedName)`")
  }
}

extension DiagnosticKind {
  static let foreignNesting = DiagnosticKind(
    "G0305", .error, "a declaration within one of another layer",
    explanation: """
      A nested type belongs to the same layer as the type around it. A dto belongs to the wire, so it can contain dtos,
      dto unions and enums; what belongs to the domain is declared within a domain or a model, or on its own.
      """,
    wrong: """
      dto UserDTO {
        email: String
        type Email = String where email
      }
      """,
    right: """
      dto UserDTO { email: String }
      type Email = String where email
      """)
}
