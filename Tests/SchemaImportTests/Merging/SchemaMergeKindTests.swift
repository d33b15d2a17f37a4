import Diagnostics
import SchemaImport
import SchemaSemantics
import SchemaSyntax
import Testing

/// A record that gets an heir, and becomes a union of itself and the heir, and all of it back again.
@Suite struct SchemaMergeKindTests {
  private static let alone = """
    open dto union ShapeDTO by type {
      Circle(CircleDTO)
      Square(SquareDTO)
    }

    open domain union Shape {
      circle(Circle)
      square(Square)
    }

    map ShapeDTO <-> Shape

    dto CircleDTO {
      r: Double?
    }

    domain Circle {
      r: Double?
    }

    map CircleDTO <-> Circle

    dto SquareDTO {
      at: String?
      side: Int?
    }

    domain Square {
      at: Date?
      side: Int? where >= 1
    }

    map SquareDTO <-> Square {
      at: at via iso8601
    }

    dto BoxDTO {
      shape: ShapeDTO?
      square: SquareDTO?
    }

    domain Box {
      shape: Shape?
      square: Square?
    }

    map BoxDTO <-> Box

    """

  private static let extended = """
    open dto union ShapeDTO by type {
      Circle(CircleDTO)
      Square(SquareDTO.SquareBaseDTO)
      Cube(CubeDTO)
    }

    open domain union Shape {
      circle(Circle)
      square(Square.SquareBase)
      cube(Cube)
    }

    map ShapeDTO <-> Shape

    dto CircleDTO {
      r: Double?
    }

    domain Circle {
      r: Double?
    }

    map CircleDTO <-> Circle

    open dto union SquareDTO by type {
      Square(SquareBaseDTO)
      Cube(CubeDTO)

      dto SquareBaseDTO {
        at: String?
        side: Int?
      }
    }

    open domain union Square {
      square(SquareBase)
      cube(Cube)

      domain SquareBase {
        at: Date?
        side: Int? where >= 1
      }
    }

    map SquareDTO <-> Square

    map SquareDTO.SquareBaseDTO <-> Square.SquareBase {
      at: at via iso8601
    }

    dto CubeDTO {
      at: String?
      side: Int?
      depth: Int?
    }

    domain Cube {
      at: Date?
      side: Int? where >= 1
      depth: Int?
    }

    map CubeDTO <-> Cube {
      at: at via iso8601
    }

    dto BoxDTO {
      shape: ShapeDTO?
      square: SquareDTO?
    }

    domain Box {
      shape: Shape?
      square: Square?
    }

    map BoxDTO <-> Box

    """

  private static func edited(_ text: String, _ edits: [(String, String)]) -> String {
    edits.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func problems(in files: [SourceFile]) -> [String] {
    let parsed = files.enumerated().map { ParsedFile($0.element, index: $0.offset).parsed }
    var diagnostics = parsed.flatMap(\.diagnostics)
    let schema = SchemaResolver.resolve(parsed.map(\.schema), into: &diagnostics)
    _ = SchemaValidator.validate(schema, into: &diagnostics)
    return diagnostics.map { "\($0.kind.code): \($0.message)" }
  }

  private static let edits: [[(String, String)]] = [
    [("dto SquareDTO", "/// Own.\ndto SquareDTO")],
    [("domain Square {", "/// Own.\ndomain Square {")],
    [("  side: Int?\n", "  side as length: Int?\n"), ("side: Int? where", "length: Int? where")],
    [("  at: at via", "  // Own.\n  at: at via")],
    [("SquareDTO", "QuadDTO")],
    [
      ("domain Square {", "domain Quad {"), ("<-> Square {", "<-> Quad {"), ("(Square)", "(Quad)"),
      ("square: Square?", "square: Quad?"),
    ],
  ]

  @Test(arguments: edits.indices)
  func whatAPersonHasEditedBecomesOneOfTheTwo(_ index: Int) {
    let mine = Self.edited(Self.alone, Self.edits[index])
    #expect(mine != Self.alone)
    let merged = MergedSchema(base: Self.alone, new: Self.extended, mine: mine)
    #expect(merged.said.allSatisfy { $0.hasPrefix("G2301") && $0.contains("of another kind") })
    #expect(Self.problems(in: merged.files).isEmpty, "\(merged.text)")
    let back = MergedSchema(base: Self.extended, new: Self.alone, files: merged.files)
    #expect(back.said.isEmpty)
    #expect(Self.lines(of: back.text) == Self.lines(of: mine))
    let again = MergedSchema(base: Self.alone, new: Self.extended, files: back.files)
    #expect(Self.lines(of: again.text) == Self.lines(of: merged.text))
  }

  /// What comes back comes to another place.
  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").sorted()
  }
}
