import SchemaSemantics
import SchemaSyntax

/// The enums that something converts from or to the wire values of their cases. Other enums need no wire names.
struct ConvertedEnums {
  /// Those that models convert.
  private(set) var inDomain: Set<TypeID> = []
  /// Those that dtos and maps convert.
  private(set) var inData: Set<TypeID> = []
  private let schema: ValidatedSchema
  private let failingMaps: FailingMaps

  init(_ schema: ValidatedSchema, _ failingMaps: FailingMaps) {
    self.schema = schema
    self.failingMaps = failingMaps
    for type in schema.types {
      switch type.kind {
      case .record(let record) where record.layer == .model:
        inDomain.formUnion(record.fields.flatMap { $0.decoding.enums })
      case .record(let record) where record.layer == .dto:
        inData.formUnion(record.fields.flatMap { $0.decoding.enums })
      case .union(let union) where union.layer == .model:
        inDomain.formUnion(union.cases.flatMap(\.decoding.enums))
      case .union(let union) where union.layer == .dto:
        inData.formUnion(union.cases.flatMap(\.decoding.enums))
      case .record, .union, .wrapper, .enumeration, .foreign: break
      }
    }
    for map in schema.maps {
      for body in [map.forward, map.backward].compactMap(\.self) {
        inData.formUnion(
          enums(in: body.enums.map { .declared($0) } + body.parts.flatMap(shownKeys)))
      }
    }
    for operation in schema.repositories.flatMap(\.answeredOperations) {
      inData.formUnion(operation.conversion.enums)
      // Parameters are parts of the names of files.
      inData.formUnion(enums(inNamesMadeOf: operation.parameters.map(\.type)))
    }
    for row in schema.repositories.flatMap(\.strategies).flatMap(\.rows) {
      inData.formUnion(row.kept?.storing.enums ?? [])
    }
  }

  /// The keys of dictionaries that errors name.
  private func shownKeys(_ value: MapValue) -> [SchemaType] {
    let keys = value.parts.flatMap(shownKeys)
    guard case .converted(let source, let conversion) = value.kind,
      failingMaps.canFail(conversion)
    else { return keys }
    return keys
      + source.type.all.compactMap { if case .dictionary(let key, _) = $0 { key } else { nil } }
  }

  /// The enums in types whose values are parts of the names of files, and in the records among them.
  private func enums(inNamesMadeOf types: [SchemaType], depth: Int = 0) -> [TypeID] {
    let records = types.flatMap(\.declaredTypes).compactMap { schema.record($0) }
    guard depth < DataSourceModel.depthOfFileNames, !records.isEmpty else {
      return enums(in: types)
    }
    return enums(in: types)
      + enums(inNamesMadeOf: records.flatMap { $0.fields.map(\.type) }, depth: depth + 1)
  }

  /// The enums among the types, and among what they wrap.
  private func enums(in types: [SchemaType]) -> [TypeID] {
    types.flatMap(\.declaredTypes).flatMap { id -> [TypeID] in
      switch schema[id].kind {
      case .enumeration: [id]
      case .wrapper(let wrapper): enums(in: [wrapper.base])
      case .record, .union, .foreign: []
      }
    }
  }
}

extension Conversion {
  /// The enums that it converts from or to their wire values.
  var enums: [TypeID] {
    all.compactMap { part in
      switch part {
      case .enumFromRaw(let id), .enumToRaw(let id): id
      default: nil
      }
    }
  }
}

extension MapBody {
  fileprivate var enums: [TypeID] { parts.flatMap(\.enums) }
}

extension MapValue {
  fileprivate var enums: [TypeID] {
    let own =
      switch kind {
      case .converted(_, let conversion): conversion.enums
      // In a text, a case is written as on the wire.
      case .interpolation: parts.flatMap(\.type.declaredTypes)
      // So it is in the error.
      case .refused(let found, _): found.value.type.declaredTypes
      default: [TypeID]()
      }
    return own + parts.flatMap(\.enums)
  }
}
