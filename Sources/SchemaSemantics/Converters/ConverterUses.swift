import Diagnostics
import SchemaSyntax

/// Where converters are named: by which words, and in which declarations.
struct ConverterUses {
  struct Use {
    let name: Name
    /// The outermost declaration around it.
    let declaration: SourceSpan
    let isInModel: Bool
  }

  private(set) var all: [Use] = []
  private var declaration: SourceSpan
  private var isInModel = false

  init(_ schema: ResolvedSchema) {
    declaration = SourceSpan(file: 0, start: 0, end: 0)
    for type in schema.types {
      declaration = schema.outermost(of: type).span
      isInModel = Territory(type.kind) == .model
      look(at: type)
    }
    isInModel = false
    for map in schema.maps {
      declaration = map.syntax.span
      look(at: map.syntax)
    }
  }

  private mutating func look(at type: ResolvedType) {
    switch type.kind {
    case .record(let record): for field in record.fields { look(at: field.syntax.converters) }
    case .union(let union): for item in union.cases { look(at: item.converters) }
    case .wrapper(let wrapper): look(at: wrapper.syntax.converters)
    case .enumeration, .foreign: break
    }
  }

  private mutating func look(at map: MapDeclaration) {
    look(at: map.entries, map.rows, map.choices)
    guard let reverse = map.reverse else { return }
    look(at: reverse.entries, reverse.rows, reverse.choices)
  }

  private mutating func look(
    at entries: [MapDeclaration.Entry], _ rows: [MatchRow], _ choices: [MapExpression]
  ) {
    for entry in entries { look(at: entry) }
    for row in rows { look(at: row.body) }
    for choice in choices { look(at: choice) }
  }

  private mutating func look(at entry: MapDeclaration.Entry) {
    look(at: entry.converters)
    look(at: entry.source)
  }

  private mutating func look(at expression: MapExpression) {
    switch expression.kind {
    case .path, .source, .literal, .interpolation, .invalid: break
    case .coalesce(let left, let right):
      look(at: left)
      look(at: right)
    case .required(let inner), .construction(_, let inner): look(at: inner)
    case .match(_, let rows): for row in rows { look(at: row.body) }
    case .custom(_, let arguments): for argument in arguments { look(at: argument) }
    case .record(_, let parts): for part in parts { look(at: part.entry) }
    }
  }

  private mutating func look(at uses: [ConverterUse]) {
    all += uses.map { Use(name: $0.name, declaration: declaration, isInModel: isInModel) }
  }
}

extension ResolvedSchema {
  fileprivate func outermost(of type: ResolvedType) -> ResolvedType {
    var type = type
    while let parent = type.parent { type = self[parent] }
    return type
  }
}
