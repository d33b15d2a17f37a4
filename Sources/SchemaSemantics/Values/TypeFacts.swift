import SchemaSyntax

/// What checks of values, rules and converters look up: the declared types, and what has been proved about them.
///
/// A `type` with an error has no entry, and nothing that involves it is reported.
struct TypeFacts: Sendable {
  let schema: ResolvedSchema
  let automata = Automata()
  private(set) var wrappers: [TypeID: ValidWrapper]
  /// By their names. The first of two with the same name counts.
  let writtenConverters: [String: WrittenConverter]
  /// For each enum and union, its cases by their Swift names.
  private let casesByName: [TypeID: [String: Int]]

  init(_ schema: ResolvedSchema, wrappers: [TypeID: ValidWrapper] = [:]) {
    self.schema = schema
    self.wrappers = wrappers
    var casesByName: [TypeID: [String: Int]] = [:]
    for type in schema.types {
      guard let cases = type.kind.cases else { continue }
      casesByName[type.id] = Dictionary(
        firstOf: cases.enumerated().map { ($0.element.swiftName, $0.offset) })
    }
    self.casesByName = casesByName
    writtenConverters = Dictionary(
      firstOf: schema.converters.enumerated().map { index, converter in
        (converter.syntax.name.text, WrittenConverter(converter, at: index, in: schema))
      })
  }

  mutating func add(_ wrapper: ValidWrapper, as id: TypeID) {
    wrappers[id] = wrapper
  }

  func caseIndex(_ name: String, in id: TypeID) -> Int? {
    casesByName[id]?[name]
  }
}

extension ResolvedType.Kind {
  /// The cases of an enum or a union.
  var cases: [ResolvedCase]? {
    switch self {
    case .enumeration(let enumeration): enumeration.cases
    case .union(let union): union.cases
    case .record, .wrapper, .foreign: nil
    }
  }
}
