import Diagnostics
import SchemaSemantics
import SchemaSyntax

/// Proves that what is written of a draft is valid, like everything that a person writes. As little as possible is given up to
/// make it valid, and each such loss is reported.
struct SchemaProof {
  private(set) var draft: Draft
  private(set) var concessions: [Concession] = []
  private let layer: ImportLayer
  private let wishes: NameWishes

  /// Each round gives something up, so that there is an end; what does not hold by then becomes any JSON.
  private static let gentleRounds = 7
  private static let rounds = 13

  init(_ draft: Draft, _ wishes: NameWishes = NameWishes(), layer: ImportLayer) {
    self.draft = draft
    self.layer = layer
    self.wishes = wishes
  }

  struct Result {
    let bytes: [UInt8]
    let unsaid: UnsaidCounts
    let names: DraftNames

    /// Empty where the schema holds.
    let errors: [Diagnostic]
  }

  mutating func prove() -> Result {
    for round in 0..<Self.rounds {
      let attempt = attempt
      let culprits = attempt.culprits
      if culprits.isEmpty { return attempt.result }
      concede(culprits, isGentle: round < Self.gentleRounds)
    }
    return attempt.result
  }

  private var attempt: Attempt {
    Attempt(layer.write(draft.expandingAliases(for: layer).draft, wishes), wishes.conventions)
  }

  private mutating func concede(_ culprits: [Origin: Set<String>], isGentle: Bool) {
    for index in draft.declarations.indices {
      guard let fields = culprits[draft.declarations[index].origin] else { continue }
      concessions += Concession.step(
        in: &draft.declarations[index], fields: fields, isGentle: isGentle)
    }
    // What was within a type that is given up goes with it.
    let given = Set(concessions.filter(\.isWhole).map(\.origin))
    draft.declarations.removeAll { $0.parent.map { given.contains($0) } ?? false }
  }
}

/// A draft as it is at one time, written and checked.
private struct Attempt {
  private let written: WrittenDraft
  private let file: SourceFile
  private let parsed: Parser.Output
  private let errors: [Diagnostic]

  init(_ written: WrittenDraft, _ conventions: NamingConventions) {
    self.written = written
    file = SourceFile(path: "import.gate", bytes: written.text.bytes)
    parsed = Parser.parse(file, index: 0)
    var diagnostics = parsed.diagnostics
    if !diagnostics.contains(where: \.isError) {
      let resolved = SchemaResolver.resolve(
        [parsed.schema], conventions: conventions, into: &diagnostics)
      _ = SchemaValidator.validate(resolved, into: &diagnostics)
    }
    errors = diagnostics.filter(\.isError)
  }

  /// The declarations that do not hold, with the fields that are named by what is wrong.
  var culprits: [Origin: Set<String>] {
    var culprits: [Origin: Set<String>] = [:]
    for error in errors {
      guard let place = written.text.place(around: error.primary.span.start) else { continue }
      culprits[place.origin, default: []].formUnion(place.field.map { [$0] } ?? [])
    }
    return culprits
  }

  var result: SchemaProof.Result {
    SchemaProof.Result(
      bytes: laidOut, unsaid: written.unsaid, names: written.names, errors: errors)
  }

  private var laidOut: [UInt8] {
    guard case .formatted(let bytes) = SchemaFormatter.format(parsed, of: file) else {
      return file.bytes
    }
    return bytes
  }
}

extension SchemaText {
  /// The innermost one. What is within another one ends first.
  func place(around position: Int) -> Place? {
    // There may be many errors, so what ends before the position is not looked at.
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].range.upperBound > position { high = middle } else { low = middle + 1 }
    }
    return places[low...].first { $0.range.contains(position) }
  }
}
