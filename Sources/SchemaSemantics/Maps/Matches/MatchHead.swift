import Diagnostics
import SchemaSyntax

/// What a row of a `match` says before its arrow, and what its value may read because of that.
struct MatchHead {
  /// One for each subject; nil matches anything.
  var patterns: [Value?]
  /// Whether all of it is understood. If not, that is reported.
  var isUnderstood = true
  /// The optional subjects of which the rows above leave no nil.
  var presentColumns: [Int] = []
  var payloads: [Payload] = []

  /// What the case of a union carries, under the name that the row gives it.
  struct Payload {
    let column: Int
    let syntax: Pattern.Payload
    /// Nil if it is not known what the case carries, which has been reported.
    let matched: MatchedPayload?

    var named: MapScope.Payload {
      guard let matched else { return .init(name: syntax.name, root: .payload, type: .unknown) }
      return .init(name: syntax.name, root: .matched(matched), type: matched.type)
    }
  }

  /// The cases of which the row does not name what they carry.
  func namelessCases(in schema: ResolvedSchema) -> [ResolvedCase] {
    patterns.indices.compactMap { column in
      guard let pattern = patterns[column], !payloads.contains(where: { $0.column == column })
      else {
        return nil
      }
      return schema.matchedCase(pattern)
    }
  }

  /// The row with what its value reads.
  func row(making value: MapValue, of subjects: [MatchSubject?]) -> MapMatchRow {
    var row = patterns.map { $0.map(MapPattern.value) ?? .anything }
    for column in presentColumns {
      if let subject = subjects[column], patterns[column] == nil,
        value.reads(partOf: subject.value)
      {
        row[column] = .present
      }
    }
    for payload in payloads {
      if let matched = payload.matched, let pattern = patterns[payload.column],
        value.reads(.matched(matched))
      {
        row[payload.column] = .carrying(pattern, matched)
      }
    }
    return MapMatchRow(patterns: row, value: value)
  }
}

/// The rows of a `match` that take nil, as far as it has been read.
struct NilRows {
  /// For each subject, the patterns for the others. Those that match anything in the same places are looked up together, so
  /// that thousands of rows take no time.
  private var rows: [[Set<Int>: Set<[Value?]>]]

  init(count: Int) {
    rows = Array(repeating: [:], count: count)
  }

  mutating func append(_ patterns: [Value?]) {
    let open = Set(patterns.indices.filter { patterns[$0] == nil })
    for (column, pattern) in patterns.enumerated() where pattern == .null {
      var others = patterns
      others[column] = nil
      rows[column][open, default: []].insert(others)
    }
  }

  /// Whether nil at `column` never reaches a row with these patterns, which would take it otherwise.
  func coverNil(at column: Int, in patterns: [Value?]) -> Bool {
    patterns[column] == nil
      && rows[column].contains { open, rows in
        var others = patterns
        for index in open { others[index] = nil }
        return rows.contains(others)
      }
  }
}

extension ExpressionTyping {
  /// What the case carries that `value` stands for. If it carries nothing, that is reported.
  mutating func payload(
    _ syntax: Pattern.Payload, of value: Value?, in subject: MatchSubject?, at column: Int
  ) -> MatchHead.Payload {
    let unknown = MatchHead.Payload(column: column, syntax: syntax, matched: nil)
    guard let subject, case .enumCase(_, let index)? = value,
      let found = value.flatMap(context.schema.matchedCase)
    else { return unknown }
    guard let type = found.payload else {
      reportEmptyCase(found, syntax)
      return unknown
    }
    guard !type.isUnknown else { return unknown }
    return MatchHead.Payload(
      column: column, syntax: syntax,
      matched: MatchedPayload(
        name: syntax.name.text, type: type, subject: subject.value, sourceCase: index))
  }

  mutating func reportEmptyCase(_ found: ResolvedCase, _ syntax: Pattern.Payload) {
    diagnostics.report(
      .casePayload, "`\(found.swiftName)` carries nothing", at: syntax.span,
      secondary: [.init(found.span, "declared here")], help: "write the name alone",
      fix: .remove(syntax.span))
  }

  /// A name that the row does not use would mislead readers.
  mutating func checkUse(of payload: Pattern.Payload) {
    guard !usedPayloads.contains(payload.name.span) else { return }
    diagnostics.report(
      .unreadSource, "nothing reads `\(payload.name.text)`", at: payload.span,
      help: "write the name of the case alone", fix: .remove(payload.span))
  }
}

extension ResolvedSchema {
  /// The case that a pattern stands for.
  func matchedCase(_ pattern: Value) -> ResolvedCase? {
    guard case .enumCase(let id, let index) = pattern, let cases = cases(of: id),
      cases.indices.contains(index)
    else { return nil }
    return cases[index]
  }
}

extension MapValue {
  /// What is read, if it is read as it is.
  var readPath: ReadPath? {
    guard case .path(let root, let path) = kind else { return nil }
    return ReadPath(root: root, steps: path.steps.map(\.field))
  }

  /// Whether it, or a part of it, is something that `root` leads to.
  func reads(_ root: MapRoot) -> Bool {
    if case .path(root, _) = kind { return true }
    return parts.contains { $0.reads(root) }
  }

  /// Whether it, or a part of it, is what `other` is, or something within that.
  fileprivate func reads(partOf other: MapValue) -> Bool {
    if let path = readPath, let start = other.readPath, path.root == start.root,
      path.steps.starts(with: start.steps)
    {
      return true
    }
    return parts.contains { $0.reads(partOf: other) }
  }
}
