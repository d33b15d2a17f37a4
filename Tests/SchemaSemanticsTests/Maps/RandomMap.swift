import SchemaSyntax
import SeededRandom
import Testing

@testable import SchemaSemantics

/// A schema with a two-way map that is put together from pieces, each of which uses a different feature of the
/// language.
struct RandomMap {
  private(set) var text: String

  init(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var dto: [String] = []
    var domain: [String] = []
    var entries: [String] = []
    for index in 0...random.below(7) {
      let piece = Self.pieces[random.below(Self.pieces.count)]
      dto += piece.dto.map { $0.numbered(index) }
      domain += piece.domain.map { $0.numbered(index) }
      entries += piece.entries.map { $0.numbered(index) }
    }
    dto.shuffle(using: &random)
    domain.shuffle(using: &random)
    entries.shuffle(using: &random)
    text = """
      dto RootDTO {
        \(dto.joined(separator: "\n  "))
      }
      domain Root {
        \(domain.joined(separator: "\n  "))
      }
      map RootDTO <-> Root {
        \(entries.joined(separator: "\n  "))
      }

      """ + Self.others
  }

  private struct Piece {
    let dto: [String]
    let domain: [String]
    var entries: [String] = []
  }

  /// `#` stands for the number of the piece.
  private static let pieces: [Piece] = [
    Piece(dto: ["same_#: String"], domain: ["same#: String"]),
    Piece(dto: ["w#: Int"], domain: ["t#: Int"], entries: ["t#: w#"]),
    Piece(dto: ["w#: Int?"], domain: ["t#: Int"], entries: ["t#: w# ?? 7"]),
    Piece(dto: ["w#: String?"], domain: ["t#: String"], entries: ["t#: required w#"]),
    Piece(dto: ["w#: String"], domain: ["t#: Trimmed"], entries: ["t#: w#"]),
    Piece(dto: ["w#: String?"], domain: ["t#: Trimmed?"], entries: ["t#: w# via trimmed"]),
    Piece(dto: ["w#: String?"], domain: ["t#: Trimmed?"], entries: ["t#: w# via emptyAsNil"]),
    Piece(dto: ["w#: String"], domain: ["t#: Trimmed?"], entries: ["t#: w# via emptyAsNil"]),
    Piece(dto: ["w#: String"], domain: ["t#: Bool"], entries: ["t#: w# via flag(\"Y\", \"N\")"]),
    Piece(dto: ["w#: Int"], domain: ["t#: Bool"], entries: ["t#: w# via zeroOrOne"]),
    Piece(
      dto: ["w#: String?"], domain: ["t#: Bool"],
      entries: ["t#: required w# via flag(\"Y\", \"N\")"]),
    Piece(dto: ["w#: [String]"], domain: ["t#: [Int]"], entries: ["t#: w# via number"]),
    Piece(dto: ["w#: String"], domain: ["t#: Color"], entries: ["t#: w# else red"]),
    Piece(dto: ["w#: [String]"], domain: ["t#: [Color]"], entries: ["t#: w# else skip"]),
    Piece(dto: ["w#: [String]"], domain: ["t#: Set<Color>"], entries: ["t#: w#"]),
    Piece(dto: ["w#: String"], domain: ["t#: Plan"], entries: ["t#: w#"]),
    Piece(dto: ["w#: TagDTO"], domain: ["t#: Tag"], entries: ["t#: w#"]),
    Piece(dto: ["w#: [TagDTO]?"], domain: ["t#: [Tag]?"], entries: ["t#: w#"]),
    Piece(dto: ["w#: [TagDTO]"], domain: ["t#: Set<Tag>"], entries: ["t#: w# via unique"]),
    Piece(dto: ["w#: MediaDTO"], domain: ["t#: Media"], entries: ["t#: w#"]),
    Piece(dto: ["w#: Shade"], domain: ["t#: Color"], entries: ["t#: w#"]),
    Piece(
      dto: ["w#: PairDTO"], domain: ["a#: String", "b#: Int?"],
      entries: ["a#: w#.first", "b#: w#.second"]),
    Piece(
      dto: ["w#: OuterDTO"], domain: ["a#: String", "b#: Int?", "c#: Bool"],
      entries: ["a#: w#.pair.first", "b#: w#.pair.second", "c#: w#.flag"]),
    Piece(
      dto: ["w#: Bool", "p#: String?"], domain: ["t#: Status"],
      entries: ["t#: match w# { true -> known(p#), false -> unknown }"]),
    Piece(
      dto: ["w#: String?"], domain: ["t#: Status"],
      entries: ["t#: match w# { nil -> unknown, _ -> known(w#) }"]),
    Piece(
      dto: ["w#: Bool", "p#: TagDTO?", "q#: Int?"], domain: ["t#: Access"],
      entries: ["t#: match w# { true -> tag(p#), false -> level(q#) }"]),
    Piece(
      dto: ["w#: Bool", "v#: Bool"], domain: ["t#: Compass"],
      entries: [
        """
        t#: match (w#, v#) {
          (true, true) -> north
          (true, false) -> east
          (false, true) -> south
          (false, false) -> west
        }
        """
      ]),
    Piece(
      dto: ["w#: Bool?"], domain: ["t#: Color?"],
      entries: ["t#: match w# { nil -> nil, true -> red, false -> green }"]),
    Piece(
      dto: ["w#: String?"], domain: ["t#: String"],
      entries: ["t#: match w# { nil -> refuse because \"there is none\", _ -> w# }"]),
    Piece(
      dto: ["w#: String"], domain: ["t#: Bool"],
      entries: [
        "t#: match w# { \"on\" -> true, \"off\" -> false, else -> refuse because \"neither\" }"
      ]),
    Piece(
      dto: ["w#: String", "p#: String?"], domain: ["t#: Status"],
      entries: [
        """
        t#: match w# {
          "p" -> known(p#)
          "x" -> refuse because "x"
          "n" -> unknown
          else -> refuse because "neither"
        }
        """
      ]),
    Piece(
      dto: ["w#: Bool"], domain: ["t#: Bool"],
      entries: ["t#: match w# { true -> false, false -> true }"]),
    Piece(
      dto: ["w#: Int", "v#: String"], domain: ["t#: Made"],
      entries: ["t#: Made(color: v#, level: w#)"]),
    Piece(
      dto: ["w#: Int", "v#: String", "p#: PairDTO"], domain: ["t#: Whole"],
      entries: ["t#: Whole(made: Made(level: w#, color: v#), p#.first, second: p#.second)"]),
    Piece(
      dto: ["w#: Int?", "v#: String?"], domain: ["t#: Made?"],
      entries: ["t#: match w# { nil -> nil, else -> Made(level: w#, color: v#) }"]),
    Piece(
      dto: ["s#: String?", "c#: String?", "z#: Int?"], domain: ["t#: Address?"],
      entries: [
        "t#: match (s#, c#) { (nil, nil) -> nil, else -> Address(street: s#, city: c#, zip: z#) }"
      ]),
    Piece(
      dto: ["w#: Bool", "v#: Int?", "c#: String?"], domain: ["t#: Holder"],
      entries: [
        "t#: match w# { true -> made(Made(level: v#, color: c#)), false -> nothing }"
      ]),
    Piece(dto: ["w#: ChosenDTO"], domain: ["t#: Holder"], entries: ["t#: w#"]),
    Piece(dto: ["w#: [SpelledDTO]"], domain: ["t#: [Spelled]"], entries: ["t#: w#"]),
    Piece(dto: ["w#: ShapeDTO?"], domain: ["t#: Figure?"], entries: ["t#: w#"]),
  ]

  private static let others = """
    type Trimmed = String via trimmed where notEmpty
    enum Color { red, green }
    enum Shade { red, lime }
    enum Compass { north, east, south, west }
    open enum Plan { free, pro }
    dto PairDTO { first: String, second: Int? }
    dto OuterDTO { pair: PairDTO, flag: Bool }
    dto TagDTO { label: String, hue: String }
    domain Tag { name: Trimmed, color: Color }
    map TagDTO <-> Tag { name: label, color: hue }
    dto union MediaDTO by type { tag(TagDTO), text(WordDTO), none }
    dto WordDTO { word: String }
    domain union Media { nothing, text(String), tag(Tag) }
    map MediaDTO <-> Media {
      text -> text(word)
      none -> nothing
    }
    domain union Status { unknown, known(String) }
    domain union Access { level(Int), tag(Tag) }
    map Shade <-> Color { lime -> green }
    domain Made { level: Int, color: Color }
    domain Whole { made: Made, first: String, second: Int? }
    domain Address { street: String, city: String?, zip: Int? }
    domain union Holder { nothing, made(Made) }
    dto ChosenDTO { has_made: Bool, level: Int?, hue: String? }
    map ChosenDTO <-> Holder {
      match has_made { true -> made(Made(level, color: hue)), false -> nothing }
    }
    dto SpelledDTO { kind: String, text: String?, tag: TagDTO? }
    domain union Spelled { none, text(String), tag(Tag) }
    map SpelledDTO <-> Spelled {
      match kind { "text" -> text(text), "tag" -> tag(tag), else -> none }
      reverse {
        none -> SpelledDTO(kind: "none", text: nil, tag: nil)
        text -> SpelledDTO(kind: "text", text: self, tag: nil)
        tag -> SpelledDTO(kind: "tag", text: nil, tag: self)
      }
    }
    dto union ShapeDTO by type { circle(CircleDTO), square(SquareDTO) }
    dto CircleDTO { radius: Int }
    dto SquareDTO { side: Int }
    domain Figure { isRound: Bool, size: Int }
    map ShapeDTO <-> Figure {
      circle -> Figure(isRound: true, size: radius)
      square -> Figure(isRound: false, size: side)
      reverse {
        match isRound {
          true -> circle(CircleDTO(radius: size))
          false -> square(SquareDTO(side: size))
        }
      }
    }
    """
}

extension String {
  fileprivate func numbered(_ index: Int) -> String {
    String(map { $0 == "#" ? Character("\(index)") : $0 })
  }
}

extension SeededGenerator {
  /// A value of `type` that the app could hold.
  mutating func thing(_ type: SchemaType, in schema: ResolvedSchema) throws -> Thing {
    switch type {
    case .scalar(.bool): return .flag(below(2) == 0)
    case .scalar(.string): return .text(["", " a ", "b", "Y", "red", "12"][below(6)])
    case .scalar: return .number(below(20) - 10)
    case .optional(let wrapped):
      return below(3) == 0 ? .null : try thing(wrapped, in: schema)
    case .array(let element, _):
      return .list(try (0..<below(4)).map { _ in try thing(element, in: schema) })
    case .set(let element):
      return .set(Set(try (0..<below(4)).map { _ in try thing(element, in: schema) }))
    case .declared(let id):
      switch schema[id].kind {
      case .wrapper: return .text(["x", "a b"][below(2)])
      case .record(let record):
        return .record(try record.fields.map { try thing($0.type, in: schema) })
      case .enumeration, .union:
        let cases = try #require(schema.cases(of: id))
        if schema.isOpen(id), below(3) == 0 { return .unknown("other") }
        let index = below(cases.count)
        return .choice(index, try cases[index].payload.map { try thing($0, in: schema) })
      case .foreign: throw MappedSchema.Missing()
      }
    case .dictionary, .patch, .unknown: throw MappedSchema.Missing()
    }
  }
}
