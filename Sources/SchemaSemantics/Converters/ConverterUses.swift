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
    for entry in map.allEntries { look(at: entry.converters) }
  }

  private mutating func look(at uses: [ConverterUse]) {
    all += uses.map { Use(name: $0.name, declaration: declaration, isInModel: isInModel) }
  }
}
