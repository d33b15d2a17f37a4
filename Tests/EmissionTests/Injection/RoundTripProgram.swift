import Diagnostics

/// Texts that go into a schema, and a program that gets them out of the generated code again.
enum RoundTripProgram {
  static func schema(_ texts: [InjectedText]) -> SourceFile {
    let chapters = texts.enumerated().map { number, text in
      text.filling(places, number: number)
    }
    return SourceFile(path: "A.gate", text: chapters.joined(separator: "\n"))
  }

  /// Prints what differs from the schema, and finally how many texts were tried.
  ///
  /// - Parameter isDirect: whether JSON is read without a decoder.
  static func program(_ texts: [InjectedText], isDirect: Bool) -> String {
    let chapters = texts.indices.map { number in
      "func try\(number)() throws {\n"
        + "  let text = [\(texts[number].text.unicodeScalars.map { "\($0.value)" }.joined(separator: ", "))].text\n"
        + (isDirect ? directChecks : "").replacing("№", with: "\(number)")
        + checks.replacing("№", with: "\(number)") + "}\n"
    }
    let calls = texts.indices.map { "  try try\($0)()\n" }.joined()
    return support + chapters.joined()
      + "do {\n\(calls)} catch {\n  print(error)\n}\nprint(count)\n"
  }

  private static let places = #"""
    dto T№DTO {
      "§" as key: String
      "§k"."§i" as inner: String = "§"
      joined: [String] via split("§")
      truth: Bool via flag("§", "§b")
      words: [String: String] = ["§": "§"]
      kind: T№Kind else value
      note: String?
    }
    enum T№Kind { "§" as value, "§z" as other }
    enum T№Table { "§" as value, @deprecated("§") "§y" as former, "§z" as other }
    dto union T№Choice by "§" { "§" as first(T№A), "§z" as second }
    dto T№A { a: String }
    dto T№Constant { "§": "§", "§k" as other: Int }
    dto T№Other { table: T№Table, choice: T№Choice }
    type T№Prefix = String where prefix "§" "§"
    type T№One = String where oneOf ["§", "§a"]
    type T№Pattern = String where matches /®/
    domain T№ {
      name: String where notEmpty "§"
      note: String
      fixed: String
      kind: T№Kind
      rule told "§": fixed == "§" and name != "§"
    }
    map T№DTO -> T№ {
      name: "§\(key)§"
      note: match note { "§" -> "§a", else -> "§" }
      fixed: "§"
      ignore inner because "§"
      ignore joined because "§"
      ignore truth because "§"
      ignore words because "§"
    }

    """#

  private static let support = #"""
    import Foundation

    nonisolated(unsafe) var count = 0

    extension [UInt32] {
      var text: String { String(String.UnicodeScalarView(compactMap { Unicode.Scalar($0) })) }
    }

    func expect(_ found: String, _ wanted: String, _ place: String, line: Int = #line) {
      count += 1
      if !found.unicodeScalars.elementsEqual(wanted.unicodeScalars) {
        print(line, place, found.unicodeScalars.map(\.value), wanted.unicodeScalars.map(\.value))
      }
    }

    func quoted(_ text: String) -> String {
      "\"" + text.utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined() + "\""
    }

    """#

  private static let checks = #"""
      expect(T№Kind.value.wire, text, "raw value")
      expect(T№Table.value.wire, text, "raw value in a table")
      expect("\(try T№Kind(wire: text + "z"))", "other", "raw value that is read")
      expect("\(try T№Table(wire: text + "z"))", "other", "name in a table that is read")
      expect(try T№Prefix(text + "a").rawValue, text + "a", "prefix")
      do throws(T№Prefix.ValidationError) { _ = try T№Prefix("") } catch { expect(error.reason, text, "message") }
      expect(try T№One(text).rawValue, text, "one of")
      expect(try T№Pattern(text).rawValue, text, "pattern")
      expect(T№.ValidationError.breaksTold.reason, text, "message of a rule")
      let json = "{\(quoted(text)): \"k\", \"joined\": \(quoted("a" + text + "b")), \"truth\": \(quoted(text)), \"kind\": \(quoted(text)), \"note\": \(quoted(text))}"
      let dto = try JSONDecoder().decode(T№DTO.self, from: Data(json.utf8))
      expect(dto.inner, text, "default")
      expect("\(dto.truth)", "true", "flag")
      expect(dto.joined.joined(separator: "|"), "a" + text + "b" == "a" ? "" : "a|b", "separator")
      expect(dto.words.keys.first ?? "", text, "key of a default")
      expect(dto.words.values.first ?? "", text, "value of a default")
      let mapped = try T№(from: dto)
      expect(mapped.name, text + "k" + text, "interpolation")
      expect(mapped.note, text + "a", "match")
      expect(mapped.fixed, text, "literal")
      let fixed = try JSONDecoder().decode(T№Constant.self, from: Data("{\(quoted(text)): \(quoted(text)), \(quoted(text + "k")): 1}".utf8))
      let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(fixed)) as? [String: Any]
      expect(written?[text] as? String ?? "", text, "constant")
      let other = try JSONDecoder().decode(T№Other.self, from: Data("{\"table\": \(quoted(text)), \"choice\": {\(quoted(text)): \(quoted(text)), \"a\": \"b\"}}".utf8))
      expect("\(other.table)", "value", "name in a table")
      if case .first(let payload) = other.choice { expect(payload.a, "b", "tag") } else { expect("second", "first", "tag") }

    """#

  private static let directChecks = #"""
      do {
        let json = "{\(quoted(text)): \"k\", \"joined\": \(quoted("a" + text + "b")), \"truth\": \(quoted(text)), \"kind\": \(quoted(text))}"
        let mapped = try T№(json: json.utf8)
        expect(mapped.name, text + "k" + text, "direct interpolation")
        expect(mapped.note, text, "direct match")
      }

    """#
}
