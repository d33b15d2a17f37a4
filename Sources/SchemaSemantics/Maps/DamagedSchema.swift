import Diagnostics
import SchemaSyntax

/// What the parser could not read in full, and the records with groups that are not known. A field, a row or a map that seems
/// to be missing there may have been written, so its absence is not reported: one cause makes one error.
struct DamagedSchema {
  private let types: Set<TypeID>
  private let maps: Set<Int>
  private let records: [SourceSpan]
  private let heads: Set<SourceSpan>
  /// Groups whose layer is not known, and so what they can contain.
  private let guessedGroups: [SourceSpan]
  private let places: [SourceSpan]
  /// Whether an error is outside all declarations: it may have hidden a map.
  let lacksDeclarations: Bool

  /// - Parameter diagnostics: those of the parser, and any others.
  init(_ schema: ResolvedSchema, _ diagnostics: [Diagnostic]) {
    let places = diagnostics.filter { $0.isError && Self.syntaxErrors.contains($0.kind) }
      .map(\.primary.span).sorted()
    self.places = places
    let damaged = schema.types.filter { type in
      type.record?.isIncomplete == true
        || ([type.span] + (type.record?.spreads.flatMap(\.places) ?? []))
          .contains { places.containsPlace(in: $0) }
    }
    types = Set(damaged.map(\.id))
    heads = Set(damaged.map(\.head))
    records = damaged.filter(\.isRecord).map(\.span)
    guessedGroups = schema.types.filter { $0.record?.group?.isLayerGuessed == true }.map(\.span)
    guard !places.isEmpty else {
      (maps, lacksDeclarations) = ([], false)
      return
    }
    maps = Set(schema.maps.indices.filter { places.containsPlace(in: schema.maps[$0].syntax.span) })
    let declarations =
      (schema.types.map(\.span) + schema.maps.map(\.syntax.span)
      + schema.repositories.map(\.syntax.span)).sorted()
    lacksDeclarations = places.contains { !declarations.coverPlace($0) }
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  func contains(map id: MapID) -> Bool { maps.contains(id.index) }

  /// Whether a part of the schema is damaged.
  func contains(_ part: SourceSpan) -> Bool { places.containsPlace(in: part) }

  /// Leaves out diagnostics that may only follow from damage to a map, or to the types that it is about.
  func filter(_ diagnostics: [Diagnostic], of map: ResolvedMap, at index: Int) -> [Diagnostic] {
    let ids = (map.sources + [map.target]).compactMap(\.unwrapped.declaredID)
    let isDamaged = maps.contains(index) || ids.contains { types.contains($0) }
    guard isDamaged || lacksDeclarations else { return diagnostics }
    return diagnostics.filter { diagnostic in
      if isDamaged, Self.consequences.contains(diagnostic.kind) { return false }
      return !(lacksDeclarations && diagnostic.kind == .noConversion)
    }
  }

  /// Leaves out diagnostics that may only follow from damage to a type or a group.
  func removeConsequences(from diagnostics: inout [Diagnostic], after start: Int) {
    let isIntact = types.isEmpty && !lacksDeclarations
    guard !isIntact || !guessedGroups.isEmpty else { return }
    diagnostics[start...].removeAll { diagnostic in
      if !isIntact, Self.consequencesInUnions.contains(diagnostic.kind) { return true }
      if diagnostic.kind == .unknownCase, diagnostic.secondary.contains(where: isDamagedHead) {
        return true
      }
      let span = diagnostic.primary.span
      return guessedGroups.contains { $0.contains(span) }
        || Self.consequencesInRecords.contains(diagnostic.kind)
          && records.contains { $0.contains(span) }
    }
  }

  /// Whether it is where a type begins whose cases may have been written.
  private func isDamagedHead(_ label: Diagnostic.Label) -> Bool {
    heads.contains(label.span)
  }

  private static let syntaxErrors = Set(Parser.diagnosticKinds)

  private static let consequences: Set<DiagnosticKind> = [
    .unknownField, .unknownTarget, .unknownCase, .missingSource, .unreadSource, .incompleteMatch,
    .unmappedCase, .noValueBack, .notOneToOne, .irreversibleStep, .superfluousReverse,
    .otherValueBack,
    .unknownCases, .neverNil, .mapShapes,
  ]

  /// Cases are told apart by all that they can carry.
  private static let consequencesInUnions: Set<DiagnosticKind> = [
    .overlappingShapes, .unreachableCase,
  ]

  private static let consequencesInRecords: Set<DiagnosticKind> = [
    .identifiableWithoutID, .unknownConditionField,
  ]
}

extension [SourceSpan] {
  /// Whether one of these sorted places begins within `span`.
  fileprivate func containsPlace(in span: SourceSpan) -> Bool {
    let first = firstPosition { $0 >= span.before }
    guard first < count else { return false }
    return self[first].file == span.file && self[first].start < span.end
  }

  /// Whether one of these sorted declarations contains `place`. Declarations of the same level do not overlap, and those
  /// of the top level contain the others.
  fileprivate func coverPlace(_ place: SourceSpan) -> Bool {
    // Of those that begin before it, the outermost one around it may be several positions further up.
    var index = firstPosition { ($0.file, $0.start) > (place.file, place.start) }
    for _ in 0..<Self.deepestNesting where index > startIndex {
      index -= 1
      if self[index].file == place.file, self[index].end >= place.start { return true }
    }
    return false
  }

  private static var deepestNesting: Int { 64 }
}
