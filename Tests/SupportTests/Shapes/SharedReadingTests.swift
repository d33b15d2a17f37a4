import SeededRandom
import TestTags
import Testing

@testable import GeneratedSupport

/// What is inside a union by shape is read only once; otherwise the results are the same as when trying one case after
/// another.
@Suite(.tags(.searching)) struct SharedReadingTests {
  private struct Outcome: Equatable {
    let text: String
    let reports: [String]
    /// The same without regard to which keys a case knows as its fields.
    let outlines: [String]

    /// Equality, except for that: a report shows a key on the way as the first case knows it that reads the value, and the
    /// value may turn out to be another case.
    func hasOutline(of other: Outcome) -> Bool { text == other.text && outlines == other.outlines }

    /// The same, except for the order of reports.
    func isAlike(_ other: Outcome) -> Bool {
      text == other.text && outlines.sorted() == other.outlines.sorted()
    }
  }

  private func outcome(_ read: () throws -> any CustomStringConvertible) -> Outcome {
    var text = ""
    let reports = reports {
      do {
        text = try read().description
      } catch let error as DecodingError {
        text = describe(error)
      } catch {
        text = "\(error)"
      }
    }
    return Outcome(
      text: text, reports: reports.map { "\($0)" },
      outlines: reports.map {
        "\(outline(of: $0.path)): \($0.kind as JSONKind?) \($0.isLeftOut) \($0.reason)"
      })
  }

  private func outline(of path: WirePath) -> String {
    path.steps.map { step in
      switch step {
      case .field(let name), .key(let name): ".\(name)"
      case .index(let index), .keptIndex(let index): "[\(index)]"
      }
    }.joined()
  }

  @Test(arguments: 0..<8)
  func `Every payload comes to the same value, error and reports`(seed: UInt64) {
    var payloads = RandomTerms(generator: SeededGenerator(seed: seed))
    var (values, errors, told) = (0, 0, 0)
    let isError = { (outcome: Outcome) in outcome.text.contains("is none of the cases ") }
    for _ in 0..<400 {
      let json = payloads.next()
      let records = outcome { try decode(json, as: Term<TryingRecords>.self) }
      #expect(outcome { try decode(json, as: Term<SharingRecords>.self) } == records, "\(json)")
      let tried = outcome { try decode(json, as: Term<Trying>.self) }
      let shared = outcome { try decode(json, as: Term<Sharing>.self) }
      #expect(isError(tried) && isError(shared) || tried.isAlike(shared), "\(json)")
      let direct = outcome { try read(json, as: Term<Trying>.self) }
      #expect(
        outcome { try read(json, as: Term<Sharing>.self) }.hasOutline(of: direct), "\(json)")
      if isError(direct) { errors += 1 } else { values += 1 }
      if !direct.reports.isEmpty { told += 1 }
    }
    #expect(values > 20 && errors > 20 && told > 5, "\(values) \(errors) \(told)")
  }

  /// Payloads for which the time would double at each level if each case were tried with all that it contains.
  private static let chains: [(opening: String, innermost: String, closing: String)] = [
    ("{\"left\":", "1", ",\"times\":2}"),
    ("{\"left\":", "1", ",\"plus\":\"x\",\"times\":2}"),
    ("{\"left\":", "1", ",\"plus\":\"x\",\"times\":\"y\"}"),
    ("{\"left\":", "true", ",\"plus\":1,\"times\":2}"),
    ("{\"left\":", "true", "}"),
    ("{\"plus\":1,\"times\":2,\"left\":", "{}", ",\"right\":true}"),
    ("{\"left\":[", "1", "],\"plus\":\"x\"}"),
    ("{\"left\":[true,", "1", "],\"right\":[true]}"),
    ("{\"other\":", "1", "}"),
    // The innermost `true` is left out and reported, and only one of the cases knows the key.
    ("{\"right\":", "[true]", "}"),
    ("{\"right\":[true,", "1", "]}"),
  ]

  /// How many records begin to be read. What is reported does not matter.
  private func count(_ read: () throws -> Void) -> Int {
    var count = 0
    _ = reports { count = ReadingCounter.count { do { try read() } catch {} } }
    return count
  }

  @Test(arguments: chains)
  func `The work grows with the depth`(opening: String, innermost: String, closing: String) {
    for depth in [24, 40] {
      let json =
        String(repeating: opening, count: depth) + innermost
        + String(repeating: closing, count: depth)
      let limit = 16 * (depth + 1)
      #expect(count { _ = try decode(json, as: Term<Sharing>.self) } <= limit)
      #expect(count { _ = try read(json, as: Term<Sharing>.self) } <= limit)
    }
  }

  /// The innermost `true` is first read inside a pair, where `right` is a field. Without `left`, it is a table.
  @Test func `A report shows a key as the first case knows it`() throws {
    let json = #"{"right": {"left": 7, "right": [true]}, "plus": 1}"#
    let told = try reports { _ = try read(json, as: Term<Sharing>.self) }
    #expect(told.map { "\($0.path)" } == ["right.right[0]"])
  }

  /// Only `pair` has no key of its own, and is tried with numbers, too.
  @Test func `A case that lacks a key is not tried`() {
    let json = "[" + String(repeating: "{\"left\": 1, \"times\": 2},", count: 100) + "3]"
    #expect(count { _ = try decode(json, as: [Term<Sharing>].self) } == 201)
    #expect(count { _ = try read(json, as: [Term<Sharing>].self) } == 201)
    #expect(count { _ = try read(json, as: [Term<Trying>].self) } > 600)
  }

  @Test func `An error stays short however deep its cause is`() {
    let json =
      String(repeating: "{\"left\":", count: 40) + "true"
      + String(repeating: ",\"plus\":1,\"times\":2}", count: 40)
    for error in [
      decodingFailure(json, as: Term<Sharing>.self), failure(json, as: Term<Sharing>.self),
    ] {
      #expect(error.contains("as sum, at left: is none of the cases "))
      #expect(error.contains("as pair, at left: is none of the cases "))
      #expect(error.utf8.count < 60_000)
    }
  }
}

/// Payloads that are terms, are nearly terms, or contain something that only one of the cases accepts.
private struct RandomTerms {
  var generator: SeededGenerator

  mutating func next() -> String { value(depth: 3) }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func value(depth: Int) -> String {
    switch number(below: depth > 0 ? 9 : 3) {
    case 0: return number(below: 4) > 0 ? "\(number(below: 10))" : "\"text\""
    case 1: return number(below: 6) > 0 ? "null" : "true"
    case 2: return "\(number(below: 10))"
    case 3:
      return
        "[\((0..<number(below: 4)).map { _ in value(depth: depth - 1) }.joined(separator: ","))]"
    default: return object(depth: depth)
    }
  }

  private mutating func object(depth: Int) -> String {
    var members: [String] = []
    if number(below: 8) > 0 { members.append("\"left\":\(value(depth: depth - 1))") }
    if number(below: 3) == 0 { members.append("\"right\":\(value(depth: depth - 1))") }
    for key in ["plus", "times", "level"] where number(below: 2) == 0 {
      members.append("\"\(key)\":\(number(below: 4) > 0 ? "1" : value(depth: 0))")
    }
    if number(below: 8) == 0 { members.append("\"l\\u0065ft\":\(value(depth: depth - 1))") }
    members.shuffle(using: &generator)
    return "{\(members.joined(separator: ","))}"
  }
}
