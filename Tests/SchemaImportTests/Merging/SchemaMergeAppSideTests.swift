import Diagnostics
import SchemaImport
import Testing

/// The layer `domain` after a person has edited what the layer `dto` made.
@Suite struct SchemaMergeAppSideTests {
  private static let dto = """
    dto ODTO {
      id: String
      at: String?
      st: St

      enum St { a, b }
    }

    dto union LimitDTO by shape {
      text(String)
      flag(Bool)
    }

    """

  private static let domain = """
    dto ODTO {
      id: String
      at: String?
      st: O.St
    }

    domain O: Identifiable {
      id: ID
      at: Date?
      st: St

      type ID = String

      enum St { a, b }
    }

    map ODTO <-> O {
      at: at via iso8601
    }

    dto union LimitDTO by shape {
      text(String)
      flag(Bool)
    }

    domain union Limit {
      text(Date)
      flag(Bool)
    }

    map LimitDTO <-> Limit {
      text -> text(self via iso8601)
    }

    """

  /// - Parameter edits: what the person writes in place of what.
  private static func edited(_ text: String, _ edits: [(String, String)]) -> String {
    edits.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func merged(_ mine: String...) -> MergedSchema {
    MergedSchema(
      base: dto, new: domain,
      files: mine.enumerated().map { .init(path: "\($0.offset).gate", text: $0.element) },
      layers: (.dto, .domain))
  }

  /// What the dto converts is not converted again, and is what the app holds.
  @Test(arguments: [("Date? via iso8601", "Date?"), ("UnixTime? via unix", "UnixTime?")])
  func holdsWhatThePersonHasConverted(written: String, held: String) {
    let edits = [("  at: String?", "  at: \(written)")]
    let merged = Self.merged(Self.edited(Self.dto, edits))
    let entry = "map ODTO <-> O {\n  at: at via iso8601\n}\n"
    #expect(
      merged.text
        == Self.edited(
          Self.domain, edits + [("  at: Date?", "  at: \(held)"), (entry, "map ODTO <-> O\n")]))
    #expect(merged.said.isEmpty)
  }

  @Test func hasTheNamesOfFields() {
    let edits = [
      ("  at: String?", "  at as made: String?"), ("  id: String", "  id as key: String"),
    ]
    let merged = Self.merged(Self.edited(Self.dto, edits))
    #expect(
      merged.text
        == Self.edited(
          Self.domain,
          edits + [
            ("  at: Date?", "  made: Date?"), ("  at: at", "  made: made"),
            ("O: Identifiable", "O"), ("  id: ID", "  key: ID"),
          ]))
    #expect(merged.said.isEmpty)
  }

  @Test func hasTheNamesOfFieldsInGroups() {
    let group = "\ndto fields Times { at as made: String? }\n"
    let merged = Self.merged(Self.edited(Self.dto, [("  at: String?", "  ...Times")]) + group)
    #expect(
      merged.text
        == Self.edited(
          Self.domain,
          [
            ("  at: String?", "  ...Times"), ("  at: Date?", "  made: Date?"),
            ("  at: at", "  made: made"),
          ]) + group)
    #expect(merged.said.isEmpty)
  }

  @Test func hasTheNamesOfCases() {
    let edits = [("text(String)", "label(String)")]
    let merged = Self.merged(Self.edited(Self.dto, edits))
    #expect(
      merged.text
        == Self.edited(
          Self.domain,
          edits + [("text(Date)", "label(Date)"), ("text -> text(", "label -> label(")]))
    #expect(merged.said.isEmpty)
  }

  @Test func isOpenLikeTheOtherSide() {
    let merged = Self.merged(Self.edited(Self.dto, [("dto union", "open dto union")]))
    #expect(
      merged.text
        == Self.edited(
          Self.domain, [("dto union", "open dto union"), ("domain union", "open domain union")]))
    #expect(merged.said.isEmpty)
  }

  @Test func lacksWhatWasRemoved() {
    let removed = [("  at: String?\n", ""), ("  text(String)\n", "")]
    let merged = Self.merged(Self.edited(Self.dto, removed))
    #expect(
      merged.text
        == Self.edited(
          Self.domain,
          removed + [
            ("  at: Date?\n", ""), ("  text(Date)\n", ""),
            (" {\n  at: at via iso8601\n}", ""), (" {\n  text -> text(self via iso8601)\n}", ""),
          ]))
    #expect(merged.said.isEmpty)
  }

  // MARK: Enums

  private static let state = "  /// Of mine.\n  enum State { a as first, b, c }"

  @Test func getsAnEnumAsItIs() {
    let merged = Self.merged(
      Self.edited(Self.dto, [("  enum St { a, b }", Self.state), ("st: St", "st: State")]))
    #expect(
      merged.text
        == Self.edited(
          Self.domain,
          [
            ("  enum St { a, b }", Self.state), ("st: O.St", "st: O.State"),
            ("  st: St\n", "  st: State\n"),
          ]))
    #expect(merged.said.isEmpty)
  }

  @Test func holdsAnEnumThatWasPutOutside() {
    let outside = "enum St { a as first, b }\n"
    let merged = Self.merged(Self.edited(Self.dto, [("\n\n  enum St { a, b }", "")]), outside)
    #expect(
      merged.texts == [
        Self.edited(Self.domain, [("\n\n  enum St { a, b }", ""), ("O.St", "St")]), outside,
      ])
    #expect(merged.said.isEmpty)
  }

  @Test func leavesAnEnumThatThePersonUses() {
    let own = "\ndto Own { st: ODTO.St }\n"
    let mine = Self.edited(Self.dto, [("enum St { a, b }", "enum St { a as first, b }")]) + own
    let merged = Self.merged(mine)
    #expect(merged.text.contains("  st: O.St2\n\n  enum St { a as first, b }\n"))
    #expect(merged.text.contains("  st: St2\n\n  type ID = String\n\n  enum St2 { a as first, b }"))
    #expect(
      merged.said == ["G2302: the layer `domain` does not have `ODTO.St`, but your schema uses it"])
  }

  // MARK: Cases in defaults

  private static func schema(_ standard: String, _ first: String = "a") -> String {
    let isAlwaysThere = !standard.isEmpty
    return """
      dto XDTO { st: X.St? }

      domain X {
        st: St\(isAlwaysThere ? "" : "?")

        enum St { \(first), b }
      }

      map XDTO <-> X\(isAlwaysThere ? " {\n  st: st ?? \(standard)\n}" : "")

      model Y { st: X.St\(isAlwaysThere ? " = \(standard)" : "?") }

      """
  }

  @Test(arguments: [("", "", "a", "first"), ("a", "first", "b", "b"), ("b", "b", "a", "first")])
  func followsWithTheNameOfACase(_ base: String, _ mine: String, _ new: String, _ result: String) {
    let merged = MergedSchema(
      base: Self.schema(base), new: Self.schema(new), mine: Self.schema(mine, "a as first"))
    #expect(merged.text == Self.schema(result, "a as first"))
    #expect(merged.said.isEmpty)
  }
}
