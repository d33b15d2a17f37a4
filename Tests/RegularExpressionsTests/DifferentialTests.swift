import Foundation
import SeededRandom
import TestTags
import Testing

@testable import RegularExpressions

/// The answers are those of `NSRegularExpression` about whole values.
@Suite(.tags(.searching)) struct DifferentialTests {
  @Test func `patterns as people write them`() throws {
    var sampler = TextSampler(generator: SeededGenerator(seed: 1))
    var compared = 0
    for pattern in Self.written {
      compared += try compare(PatternSource(pattern), texts: 60, with: &sampler)
    }
    for pattern in Self.writtenIgnoringCase {
      compared += try compare(.ignoringCase(pattern), texts: 60, with: &sampler)
    }
    #expect(compared >= 4_000)
  }

  @Test(arguments: 1...8)
  func `random patterns`(_ seed: UInt64) throws {
    var patterns = RandomPatterns(seed: seed, repeatsGroups: false)
    var sampler = TextSampler(generator: SeededGenerator(seed: seed &+ 100))
    var compared = 0
    for _ in 0..<60 {
      compared += try compare(PatternSource(patterns.next()), texts: 80, with: &sampler)
    }
    #expect(compared >= 4_000)
  }

  /// Returns how many texts were compared.
  private func compare(
    _ pattern: PatternSource, texts: Int, with sampler: inout TextSampler
  ) throws -> Int {
    let automaton = try pattern.compiled()
    // The pattern ends with `\z`, because `$` also matches before a final line break.
    let reference = try NSRegularExpression(
      pattern: "^(?:\(asciiNames(in: pattern.text)))\\z",
      options: pattern.ignoringCase ? .caseInsensitive : [])
    var compared = 0
    for index in 0..<texts {
      var text = sampler.anything()
      if index % 4 != 3, let match = sampler.match(of: automaton) {
        #expect(automaton.matches(match))
        text = index % 2 == 0 ? match : sampler.changed(match)
      }
      let whole = NSRange(location: 0, length: text.utf16.count)
      let expected = reference.firstMatch(in: text, range: whole)?.range == whole
      #expect(automaton.matches(text) == expected, "\(pattern) on \(text.debugDescription)")
      compared += 1
    }
    return compared
  }

  /// As JavaScript has it.
  private static let space = #" \t-\r\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF"#

  private func asciiNames(in pattern: String) -> String {
    var result = ""
    var isInClass = false
    var characters = pattern.makeIterator()
    while let character = characters.next() {
      if character == "[" { isInClass = true }
      if character == "]" { isInClass = false }
      guard character == "\\", let escaped = characters.next() else {
        result.append(character)
        continue
      }
      switch escaped {
      case "d": result += isInClass ? "0-9" : "[0-9]"
      case "D": result += "[^0-9]"
      case "w": result += isInClass ? "a-zA-Z0-9_" : "[a-zA-Z0-9_]"
      case "W": result += "[^a-zA-Z0-9_]"
      case "s": result += isInClass ? Self.space : "[\(Self.space)]"
      case "S": result += "[^\(Self.space)]"
      default: result += "\\\(escaped)"
      }
    }
    return result
  }

  private static let written = [
    "[a-z0-9_]{3,20}", "\\d+", "\\d{4}-\\d{2}-\\d{2}", "[^@]+@[^@]+", "\\w+(-\\w+)*",
    "[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", "(\\+\\d{1,3} )?\\d{6,12}",
    "(?:[01]\\d|2[0-3]):[0-5]\\d", "#[0-9a-fA-F]{6}", "#([0-9a-f]{3}|[0-9a-f]{6})",
    "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}",
    "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "v?\\d+\\.\\d+(\\.\\d+)?(-[a-z0-9.]+)?",
    "-?(0|[1-9]\\d*)",
    "-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?", "(true|false|null)", "\"[^\"\\n]*\"",
    "[A-Z]{2}\\d{2}[A-Z0-9]{1,30}",
    "[a-z]+(?:/[a-z]+)*", "https?://[^ /]+(/[^ ]*)?", "(a|b)*abb", "(ab|ba)*", "a*b*c*",
    "((a|b)(c|d))+", ".*", ".+", ".", "", "()", "(|a)", "a|", "[^a]", "[^a-z0-9]+", "[\\d.]+",
    "[^\\d]+",
    "\\s*\\w+\\s*", "\\S+", "\\W", "\\D{2}", "[\\s,]+", "(.*)x(.*)", "(x|y|)z", "[-a]+", "[a-]+",
    "[^-]",
    "\\.\\*\\\\", "é+", "[à-ö]+", "日.?", "🎉{2}", "[🎉é]*", "(?:日|🎉|a)+b", "\\x41\\u0042",
    "\\n|\\r|\\t",
    "(a?b?c?){2}", "(a{2}|b{3}){2,3}", "(a{0,2}b){1,2}", "a{0}", "(a|ab)(c|bcd)?",
    "[abc]{2,4}[^abc]",
  ]

  private static let writtenIgnoringCase = [
    "abc", "[a-c]+", "[^a]+", "é[à-ö]?", "(get|post) /[^ ]*", "a|BC", "[A-Z]{2}", "z.9", "öa",
    "[^Z]b",
    "(?:a|É)+", "_a_", "a{2}B{1,2}",
  ]
}

@Suite struct CaseDifferentialTests {
  /// Scalars are left out that are written as several, or fold to several, since the other engine compares full
  /// foldings.
  @Test func `letters ignore their case alike`() throws {
    var compared = 0
    for row in CaseTable.rows where row.leaders.upperBound <= 0x24E9 {
      for value in [row.leaders.lowerBound, row.followers.upperBound] {
        guard let letter = Unicode.Scalar(value), hasSingleMappings(letter) else { continue }
        let automaton = try Automaton(
          pattern: Array(String(Character(letter)).utf8), ignoringCase: true)
        let reference = try NSRegularExpression(
          pattern: "^[\(letter)]\\z", options: .caseInsensitive)
        for neighbour in [
          row.leaders.lowerBound, row.leaders.upperBound, row.followers.lowerBound,
          row.followers.upperBound, value &+ 32, value &- 32, value &+ 1, value &- 1,
        ] {
          guard let scalar = Unicode.Scalar(neighbour), hasSingleMappings(scalar) else { continue }
          let text = String(Character(scalar))
          let whole = NSRange(location: 0, length: text.utf16.count)
          let expected = reference.firstMatch(in: text, range: whole)?.range == whole
          #expect(automaton.matches(text) == expected, "\(letter) and \(scalar)")
          compared += 1
        }
      }
    }
    #expect(compared > 1_500)
  }

  private func hasSingleMappings(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping]
      .allSatisfy { $0.unicodeScalars.count == 1 } && !"[]\\^-&".unicodeScalars.contains(scalar)
  }
}
