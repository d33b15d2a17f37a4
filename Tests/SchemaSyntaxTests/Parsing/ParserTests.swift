import Diagnostics
import Testing

@testable import SchemaSyntax

@Suite struct ParserTests {
  @Test(arguments: [
    ("a == 1", "(== a 1)"),
    ("a or b and c", "(or a (and b c))"),
    ("a and b or c and d or e", "(or (and a b) (and c d) e)"),
    ("not a and b", "(and (not a) b)"),
    ("not (a or b)", "(not (or a b))"),
    ("not not a == nil", "(not (not (== a nil)))"),
    ("a.b.count in [1, 2]", "(in a.b.count 1 2)"),
    ("a < b\n    and b < c", "(and (< a b) (< b c))"),
  ])
  func bindsConditions(_ text: String, as tree: String) throws {
    let output = parse("domain A {\n  rule r: \(text)\n}")
    #expect(output.diagnostics.isEmpty)
    let record = try #require(output.schema.records.first)
    #expect(record.rules.map(\.condition.outline) == [tree])
  }

  @Test(arguments: [
    ("namespace V2\ndto A { a: Int }\nenum B { b }", ["A"]),
    ("namespace V2 {\n  dto A { a: Int }\n  enum B { b }\n}\ndto C { c: Int }", ["A", "C"]),
    ("namespace V2 { dto A { a: Int }, dto B { b: Int } }", ["A", "B"]),
    ("dto namespace { namespace: Int, namespace as a: Int }", ["namespace"]),
    ("namespace V2 {}\nnamespace V2\n{\n}", []),
    ("/// Words.\nnamespace V2", []),
  ])
  func readsNamespaces(_ text: String, with records: [String]) {
    let output = parse(text)
    #expect(output.diagnostics.isEmpty)
    let found = ParsedSchema(declarations: output.schema.outermostDeclarations).records
    #expect(found.map(\.name.text) == records)
  }

  @Test(arguments: [
    ("String?", "(? String)"),
    ("[String: [A.B?]]", "(map String (list (? A.B)))"),
    ("[Int else skip]", "(list-else-skip Int)"),
    ("Set<Patch<Int>>?", "(? (set (patch Int)))"),
    ("String or null", "(or-null String)"),
    ("[Int else skip] or null via x", "(or-null (list-else-skip Int))"),
    ("null or null", "(or-null null)"),
  ])
  func readsTypes(_ text: String, as tree: String) throws {
    let output = parse("dto A { a: \(text) }")
    #expect(output.diagnostics.isEmpty)
    let record = try #require(output.schema.records.first)
    #expect(record.fields.map(\.type.outline) == [tree])
  }

  @Test(arguments: [
    ("network only", SourceOrder.networkOnly),
    ("network first", .networkFirst(hasUpdates: false)),
    ("network first with updates", .networkFirst(hasUpdates: true)),
    ("cache first", .cacheFirst(seconds: nil, hasUpdates: false)),
    ("cache first for 1 minute", .cacheFirst(seconds: 60, hasUpdates: false)),
    ("cache first for 36 hours with updates", .cacheFirst(seconds: 129_600, hasUpdates: true)),
  ])
  func readsOrdersOfSources(_ text: String, as order: SourceOrder) throws {
    let output = parse("repository A {\n  strategy B with C { a: \(text), b: network only }\n}")
    #expect(output.diagnostics.isEmpty)
    guard case .repository(let repository) = output.schema.declarations.first else {
      Issue.record("this is not read as a repository")
      return
    }
    let strategy = try #require(repository.strategies.first)
    #expect(strategy.cache.text == "C")
    #expect(strategy.rows.map(\.order) == [order, .networkOnly])
  }

  @Test(arguments: [
    ("\"charge\"", "\"charge\""), ("true", "true"), ("-2", "-2"), ("\n  false", "false"),
  ])
  func readsConstants(_ text: String, as value: String) throws {
    let output = parse("dto A {\n  a: Int\n  b.c: \(text)\n  d: Int\n}")
    #expect(output.diagnostics.isEmpty)
    let record = try #require(output.schema.records.first)
    #expect(record.fields.map(\.wireName.text) == ["a", "d"])
    let constant = try #require(record.constants.first)
    #expect(record.constants.count == 1 && constant.wireName.text == "b.c")
    #expect(constant.value.outline == value && constant.position == 1)
  }

  @Test(arguments: [
    "...rest: [String: Int]", "... rest : [String: Int] via trimmed",
    "b: Int where ...9,\n  ...rest: [String: Int]", "b: Int where 0..., ...rest: [String: Int]",
    "b: String where \"a\"...\n...rest: [String: Int]",
  ])
  func readsFieldsForOtherKeys(_ text: String) throws {
    let output = parse("model A {\n  a: Int\n  \(text)\n}")
    #expect(output.diagnostics.isEmpty)
    let record = try #require(output.schema.records.first)
    let field = try #require(record.fields.last)
    #expect(field.isRest && field.wireName.text == "rest")
    #expect(field.type.outline == "(map String Int)")
    #expect(!record.fields.dropLast().contains { $0.isRest })
  }

  @Test(arguments: [
    "...else skip", "b: Int where 0...\n  ... else skip", "b: Int where 0... else 5, ...else skip",
    "b: [Int else skip] else []\n  ...else skip",
  ])
  func readsThatUndeclaredKeysAreReported(_ text: String) throws {
    let output = parse("model A {\n  a: Int\n  \(text)\n  enum B { c }\n}")
    #expect(output.diagnostics.isEmpty)
    let record = try #require(output.schema.records.first)
    #expect(record.undeclaredKeys != nil && record.nested.count == 1)
    #expect(!record.fields.contains { $0.isRest })
  }

  @Test func fieldsForOtherKeysMayBeCalledElse() throws {
    let output = parse("model A { ...else: [String: Int] }")
    #expect(output.diagnostics.isEmpty)
    let record = try #require(output.schema.records.first)
    #expect(record.undeclaredKeys == nil && record.fields.first?.isRest == true)
  }

  @Test func readsGroupsAndSpreads() throws {
    let output = parse(
      """
      dto fields A: protocol { a: Int where notEmpty, ...B
        b: "x", ...Outer.C
        rule r: a > 1
        ...D }
      dto fields: { }
      """)
    #expect(output.diagnostics.map(\.kind.code) == ["G0146"])
    guard case .group(let group)? = output.schema.declarations.first else {
      Issue.record("The first declaration is no group.")
      return
    }
    #expect(group.protocolWord != nil && !group.isLayerGuessed && group.members.layer == .dto)
    #expect(group.members.fields.count == 1 && group.members.constants.count == 1)
    #expect(group.members.spreads.map(\.group.text) == ["B", "Outer.C", "D"])
    #expect(
      group.members.spreads.map(\.position) == [
        .init(fields: 1, constants: 0, rules: 0), .init(fields: 1, constants: 1, rules: 0),
        .init(fields: 1, constants: 1, rules: 1),
      ])
  }

  @Test func readsAliases() throws {
    let output = parse("alias A = [String: B]\ndto C { alias: Int, fields: Int }")
    #expect(output.diagnostics.isEmpty)
    guard case .alias(let alias)? = output.schema.declarations.first else {
      Issue.record("The first declaration is no alias.")
      return
    }
    #expect(alias.name.text == "A")
    #expect(output.schema.records.first?.fields.map(\.wireName.text) == ["alias", "fields"])
  }

  /// What ends a line is no value for the name on the next one.
  @Test func readsNamesAfterMissingTypes() throws {
    let output = parse("dto A {\n  a:\n  \"b\": Int\n}")
    #expect(output.diagnostics.map(\.kind.code) == ["G0145"])
    let record = try #require(output.schema.records.first)
    #expect(record.constants.isEmpty && record.fields.map(\.wireName.text) == ["a", "b"])
  }

  @Test(arguments: [
    ("b ?? c.d ?? 0", "(?? b (?? c.d 0))"),
    ("(b ?? c) ?? nil", "(?? (?? b c) nil)"),
    ("required b.c", "(required b.c)"),
    ("required (b ?? c)", "(required (?? b c))"),
    ("custom f(b, \"c\")", "(custom f b \"c\")"),
    ("registered(required b)", "(case registered (required b))"),
    ("Name(first)", "(case Name first)"),
    ("Name(first, last)", "(record Name first last)"),
    ("Name(first: a via trimmed, last)", "(record Name first: a via trimmed last)"),
    ("Name(first: a via (trimmed, url) else \"b\")", "(record Name first: a via trimmed,url else)"),
    ("A.Name(\n  first: a,\n  last\n)", "(record A.Name first: a last)"),
    ("Name()", "(record Name)"),
    ("paid(at via iso8601)", "(record paid at via iso8601)"),
    ("a(B(c: D(e)))", "(case a (record B c: (case D e)))"),
    ("self", "self"),
    ("\"\\(b.c) d\"", "(text b.c \" d\")"),
    ("match b { true -> c, else -> nil }", "(match b (true c) (else nil))"),
    ("match (b, c) { (1, _) -> d, else -> e }", "(match b c (1 _ d) (else e))"),
  ])
  func readsExpressions(_ text: String, as tree: String) throws {
    let output = parse("map A -> B { a: \(text) }")
    #expect(output.diagnostics.isEmpty)
    guard case .map(let map)? = output.schema.declarations.first else {
      Issue.record("there is no map")
      return
    }
    #expect(map.entries.map(\.source.outline) == [tree])
  }

  /// Keywords are names wherever a name is possible.
  @Test(arguments: [
    "dto", "map", "rule", "type", "via", "where", "else", "match", "required", "ignore", "open",
    "as", "func", "public", "source", "from",
  ])
  func aFieldMayBeCalled(_ name: String) throws {
    let output = parse("dto A {\n  \(name): Int\n  b: Int\n}")
    #expect(output.diagnostics.isEmpty)
    let record = try #require(output.schema.records.first)
    #expect(record.fields.map(\.wireName.text) == [name, "b"])
  }

  /// One mistake is one error, and everything around it is read.
  @Test(arguments: [
    ("dto A { a Int, b: Int }", "G0148", "A(a b)"),
    ("dto A { a: , b: Int }", "G0145", "A(a b)"),
    ("dto A { a: [Int\n b: Int }", "G0147", "A(a b)"),
    ("dto A { a; b: Int }", "G0137", "A(b)"),
    ("dto A { 5, b: Int }", "G0146", "A(b)"),
    ("dto A ( a: Int )\ndto B { b: Int }", "G0140", "A() B(b)"),
    ("dto A<T: U> { a: T }\ndto B { b: Int }", "G0170", "A(a) B(b)"),
    ("dto A extends B { a: Int }", "G0144", "A(a)"),
    ("struct A { a: Int }\ndto B { b: Int }", "G0106", "A(a) B(b)"),
    ("dto A { a: { c: Int }, b: Int }", "G0143", "A(a b)"),
    ("dto A { a: Int as c, b: Int }", "G0141", "A(a b)"),
    ("dto A { a?: Int }", "G0128", "A(a)"),
    ("dto A { let a: Int }", "G0129", "A(a)"),
    ("dto A { func a() { 5 }\n b: Int }", "G0130", "A(b)"),
    ("model A { a: Int where 1-5, b: Int }", "G0133", "A(a b)"),
    ("model A { a: Int where, b: Int }", "G0149", "A(a b)"),
    ("domain A { a: Int\n rule r: a = 5 }", "G0133", "A(a)"),
    ("}\ndto A { a: Int }", "G0107", "A(a)"),
    ("dto A { a: Int", "G0105", "A(a)"),
  ])
  func goesOnAfter(_ text: String, with codes: String, reading records: String) {
    let output = parse(text)
    #expect(output.diagnostics.map(\.kind.code).joined(separator: " ") == codes)
    let read = output.schema.records.map { record in
      "\(record.name.text)(\(record.fields.map(\.wireName.text).joined(separator: " ")))"
    }
    #expect(read.joined(separator: " ") == records)
  }

  /// The lexer does not know what these signs were meant to be, and only one of lexer and parser reports them.
  @Test(arguments: [
    ("model A { a: Int where positive && even }", "rules are separated by commas"),
    ("domain A { rule r: a && b }", "`&&` is written `and`"),
    ("model A { a: Int where 0 - 5 }", "a range is written with three dots"),
    ("model A { a: String where !isEmpty }", "`!isEmpty` is written `notEmpty`"),
    ("map A -> B { a: b! }", "a value cannot be unwrapped by force"),
    ("map A -> B { a: b || 0 }", "the value that replaces nil is written after `??`"),
    ("dto a-b { a: Int }", "the name of a type cannot contain `-`"),
  ])
  func explainsSigns(_ text: String, as message: String) {
    #expect(parse(text).diagnostics.map(\.message) == [message])
  }

  private func parse(_ text: String) -> Parser.Output {
    Parser.parse(SourceFile(path: "a.gate", text: text), index: 0)
  }
}

extension ParsedSchema {
  fileprivate var records: [RecordDeclaration] {
    declarations.compactMap { if case .record(let record) = $0 { record } else { nil } }
  }
}
