import Diagnostics
import SchemaSyntax

/// The head of a map that has been understood: the source, the other parameters, and the target.
struct MapSignature {
  let id: MapID
  let syntax: MapDeclaration
  /// The position of the unlabelled parameter.
  let sourceIndex: Int
  let source: TypeID
  let labels: [Label]
  let target: TypeID
  let shape: Shape

  struct Label {
    let name: Name
    let parameter: Int
    let type: SchemaType
  }

  /// Records are mapped field by field, enums and unions case by case.
  enum Shape {
    case records
    case choices
    /// The fields of a record decide which case it becomes.
    case recordToCases
    /// Each case becomes a record.
    case casesToRecord
    /// A field of a record, or several, become the value of a `type`.
    case recordToType
    /// Each case becomes the value of a `type`.
    case casesToType
  }

  var isReversible: Bool { syntax.isReversible }
}

extension ResolvedMap {
  var labels: [MapSignature.Label] {
    syntax.parameters.indices.compactMap { index in
      syntax.parameters[index].label.map { .init(name: $0, parameter: index, type: sources[index]) }
    }
  }
}

extension ResolvedSchema {
  /// The layer of a record or a union. An enum belongs to all of them.
  func layer(of id: TypeID) -> Layer? {
    switch self[id].kind {
    case .record(let record): record.layer
    case .union(let union): union.syntax.layer
    case .wrapper, .enumeration, .foreign: nil
    }
  }

  /// The cases of an enum or a union.
  func cases(of id: TypeID) -> [ResolvedCase]? { self[id].kind.cases }

  func isOpen(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .enumeration(let enumeration): enumeration.isOpen
    case .union(let union): union.syntax.isOpen
    case .record, .wrapper, .foreign: false
    }
  }
}
