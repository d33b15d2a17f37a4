import Diagnostics
import SchemaSyntax
import SeededRandom

/// Damages schemas as typing, merging and broken disks do, in the same way for the same seed.
struct SchemaMutator {
  private var random: SeededGenerator

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  /// One schema with one to four injuries, or the beginning of one with the end of another.
  mutating func mutant() -> [UInt8] {
    var text = pick(Corpus.all)
    if chance(1, of: 8) { text = splice(text, pick(Corpus.all)) }
    for _ in 0...number(below: 4) { injure(&text) }
    return text
  }

  private mutating func injure(_ text: inout [UInt8]) {
    guard !text.isEmpty else {
      text = pick(Self.words)
      return
    }
    switch number(below: 9) {
    case 0: text[number(below: text.count)] ^= 1 << UInt8(number(below: 8))
    case 1: text.removeSubrange(range(in: text))
    case 2: text.insert(contentsOf: text[range(in: text)], at: number(below: text.count + 1))
    case 3: text.insert(contentsOf: pick(Self.words), at: number(below: text.count + 1))
    case 4: swapTokens(in: &text)
    case 5: replaceToken(in: &text, with: pick(Self.words))
    case 6: replaceToken(in: &text, with: [])
    case 7: repeatToken(in: &text)
    default: text.insert(UInt8(number(below: 256)), at: number(below: text.count + 1))
    }
  }

  private mutating func splice(_ head: [UInt8], _ tail: [UInt8]) -> [UInt8] {
    Array(head.prefix(number(below: head.count + 1)) + tail.suffix(number(below: tail.count + 1)))
  }

  private mutating func swapTokens(in text: inout [UInt8]) {
    let spans = Self.tokens(of: text)
    let (one, other) = (pick(spans), pick(spans))
    guard one.upperBound <= other.lowerBound else { return }
    let (first, second) = (Array(text[one]), Array(text[other]))
    text.replaceSubrange(other, with: first)
    text.replaceSubrange(one, with: second)
  }

  private mutating func replaceToken(in text: inout [UInt8], with word: [UInt8]) {
    text.replaceSubrange(pick(Self.tokens(of: text)), with: word)
  }

  /// Repeats it up to a hundred times: deep nesting, long chains.
  private mutating func repeatToken(in text: inout [UInt8]) {
    let span = pick(Self.tokens(of: text))
    let copies = Array(
      repeating: Array(text[span]) + [UInt8(ascii: " ")], count: number(below: 100))
    text.insert(contentsOf: copies.joined(), at: span.upperBound)
  }

  /// Where tokens begin or end, and a few places in between.
  mutating func places(in text: [UInt8], count: Int) -> [Int] {
    let boundaries = Self.tokens(of: text).flatMap { [$0.lowerBound, $0.upperBound] }
    return (0..<count).map { index in
      index.isMultiple(of: 3) ? number(below: text.count + 1) : pick(boundaries)
    }
  }

  private static func tokens(of text: [UInt8]) -> [Range<Int>] {
    Lexer.tokens(of: SourceFile(path: "", bytes: text), index: 0).tokens
      .map { $0.span.start..<$0.span.end }
  }

  private mutating func range(in text: [UInt8]) -> Range<Int> {
    let start = number(below: text.count)
    return start..<min(text.count, start + 1 + number(below: 24))
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func chance(_ hits: Int, of total: Int) -> Bool { number(below: total) < hits }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[number(below: choices.count)]
  }

  /// Every word and sign of the language, and some that it does not know.
  private static let words: [[UInt8]] = """
    dto domain model type enum open union map repository as via where by in else rule match custom required ignore
    because reverse from skip key shape order true false nil null and or not each self String Bool Int Int8 Int64 UInt8
    Double Float Decimal Date CalendarDate URL UUID Data JSON Set Patch Set< Patch< iso8601 epochSeconds dateFormat(
    minorUnits(2) decimal number flag( url uuid base64 trimmed lowercased emptyAsNil split(",") unique keyed(by:
    notEmpty length matches prefix suffix contains email hostname ipv4 oneOf count finite multipleOf { } ( ) [ ] [] [:]
    , : . ? ?? ! @ _ -> <-> = == != < <= > >= ... ..< 0 -1 99999999999999999999 1.5 1e999 0x1F "a" "\\(a.b)" "\\(" "
    "\\u{1F600}" /[a-z]+/ /(a*)*{9}/i / // /// /* ; & && | || # $ % ' ` \u{0} \u{FEFF} \u{2028} é 名 👩‍👩‍👧‍👦 struct
    var let func case @deprecated("x") @renamed(from: Comparable Identifiable
    """
    .split { $0 == " " || $0 == "\n" }.map { Array((" \($0) ").utf8) }
}
