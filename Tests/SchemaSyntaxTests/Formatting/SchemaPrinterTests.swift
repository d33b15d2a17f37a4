import Diagnostics
import Testing

@testable import SchemaSyntax

@Suite struct SchemaPrinterTests {
  @Test(arguments: SchemaFiles.schemas) func printedSchemaReadsAsItself(path: String) throws {
    let schema = parsed(try SchemaFiles.text(path)).schema
    let text = String(decoding: try SchemaPrinter.source(of: schema), as: UTF8.self)
    let again = parsed(text)
    #expect(again.diagnostics.isEmpty)
    #expect(again.schema.withoutSpans == schema.withoutSpans)
    expectText(try formatted(text), text)
  }

  @Test func textIsWhatAPersonWouldWrite() throws {
    let schema = parsed(
      """
      /// Documented.
      @deprecated("x") dto A { "a b" as a: Set<Int> via x = [1] else [:], enum E { a, b }, type T = Int, dto B {} }
      type X = Int where > 0, each 1...2 "m", type Y = Int
      map A <-> B
      map (A, b: C) -> D { a: required via trimmed, reverse {}, b: match (x, y) { (1, _) -> c(d ?? "\\(e)\\n") } }
      enum F { /// first
        a, b }
      domain G: Comparable by a { rule r: (a or b) and not (not c) and (a < b) == true }
      repository R {}
      """.replacing("a: required via trimmed", with: "a: required\n via trimmed")
    ).schema
    expectText(
      String(decoding: try SchemaPrinter.source(of: schema), as: UTF8.self),
      #"""
      /// Documented.
      @deprecated("x")
      dto A {
        "a b" as a: Set<Int> via x = [1] else [:]

        enum E { a, b }
        type T = Int

        dto B {}
      }

      type X = Int where > 0, each 1...2 "m"
      type Y = Int
      map A <-> B

      map (A, b: C) -> D {
        a: (required) via trimmed
        b: match (x, y) {
          (1, _) -> c(d ?? "\(e)\n")
        }
        reverse {}
      }

      enum F {
        /// first
        a
        b
      }

      domain G: Comparable by a {
        rule r: (a or b) and not not c and (a < b) == true
      }

      repository R {}

      """#)
  }

  static let unprintable: [(ParsedSchema, errors: Int)] = [
    (schema(field: name("two words"), type: .named(Path(name("Int")))), 1),
    (schema(field: name("a"), type: .invalid), 1),
    (schema(field: name("a"), type: .named(Path(name("Int\n  b: Int")))), 0),
    (schema(field: name("a"), type: .optional(type(.optional(type(.named(Path(name("A")))))))), 1),
    (schema(field: name("a"), type: nest(1_000)), 1),
    (schema(source: .required(expression(.literal(Literal(.integer("1"), span: nowhere))))), 1),
    (schema(source: .path(Path(name("self")))), 0),
  ]

  @Test(arguments: unprintable.indices) func whatNoTextStandsForIsRefused(index: Int) {
    let (schema, errors) = Self.unprintable[index]
    let error = #expect(throws: UnprintableSchema.self) { try SchemaPrinter.source(of: schema) }
    #expect(error?.errors.isEmpty == (errors == 0))
  }

  private func parsed(_ text: String) -> Parser.Output {
    Parser.parse(SourceFile(path: "test.gate", text: text), index: 3)
  }
}

private let nowhere = SourceSpan(file: 0, start: 0, end: 0)

private func name(_ text: String) -> Name { Name(text, span: nowhere) }

private func type(_ kind: TypeExpression.Kind) -> TypeExpression {
  TypeExpression(kind, span: nowhere)
}

private func expression(_ kind: MapExpression.Kind) -> MapExpression {
  MapExpression(kind, span: nowhere)
}

private func nest(_ depth: Int) -> TypeExpression.Kind {
  (0..<depth).reduce(.named(Path(name("Int")))) { kind, _ in .array(type(kind), skipsInvalid: nil) }
}

private func schema(field: Name, type kind: TypeExpression.Kind) -> ParsedSchema {
  let field = Field(wireName: WireName(field), type: type(kind), span: nowhere)
  let record = RecordDeclaration(
    layer: .dto, name: name("A"), fields: [field], head: nowhere, span: nowhere)
  return ParsedSchema(declarations: [.record(record)])
}

private func schema(source: MapExpression.Kind) -> ParsedSchema {
  let named = type(.named(Path(name("A"))))
  let entry = MapDeclaration.Entry(
    target: WireName(name("a")), source: expression(source), span: nowhere)
  let map = MapDeclaration(
    parameters: [.init(type: named)], isReversible: false, target: named, entries: [entry],
    arrow: nowhere, head: nowhere, span: nowhere)
  return ParsedSchema(declarations: [.map(map)])
}
