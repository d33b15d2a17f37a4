import SchemaSyntax

/// Finds the shapes of types. The shapes of records and unions are kept, since several unions may carry the same one.
struct ShapeReader {
  let schema: ResolvedSchema
  var records: [TypeID: ObjectShape] = [:]
  var unions: [TypeID: [ShapePart]] = [:]
  /// The cases of unions by shape, with those of unions by shape in these.
  var shapes: [TypeID: [ShapePart]] = [:]
  /// Those with a tag, the payloads of which are being looked at.
  var openUnions: Set<TypeID> = []
  /// How many objects these can be.
  var openObjects = 1

  /// Nil if something about the type has been reported already. A case without a payload is null.
  mutating func shape(of item: ResolvedCase) -> [ShapePart]? {
    if item.payload?.isUnknown == true { return nil }
    return parts(of: item)
  }

  private mutating func parts(of item: ResolvedCase) -> [ShapePart] {
    guard let payload = item.payload else { return [.null] }
    return item.converters.first.map { parts(readBy: $0, of: payload) }
      ?? parts(of: payload, isHeld: false)
  }

  /// More parts of a union within a union by shape are not compared.
  private static let partLimit = 256

  /// The parts of all cases. Each union is read once, however many others carry it.
  mutating func parts(ofShapesIn union: ResolvedUnion, _ id: TypeID) -> [ShapePart] {
    if let known = shapes[id] { return known }
    // What contains itself is reported elsewhere.
    shapes[id] = [.unknown]
    let all = union.cases.flatMap { item in
      let own = parts(of: item)
      return own.count > Self.partLimit && unionByShape(item.payload) != nil ? [.unknown] : own
    }
    shapes[id] = all
    return all
  }

  func unionByShape(_ payload: SchemaType?) -> ResolvedUnion? {
    guard let id = payload?.declaredID, case .union(let union) = schema[id].kind,
      case .shape = union.syntax.discriminator
    else { return nil }
    return union
  }

  /// - Parameter isHeld: whether the value is inside the one that is compared, where objects are not looked into.
  mutating func parts(of type: SchemaType, isHeld: Bool) -> [ShapePart] {
    switch type {
    case .scalar(let scalar): parts(of: scalar)
    case .optional(let wrapped), .patch(let wrapped): [.null] + parts(of: wrapped, isHeld: isHeld)
    case .array(let element, let skipsInvalid):
      [.array(skipsInvalid ? [.anything] : parts(of: element, isHeld: true))]
    case .set(let element): [.array(parts(of: element, isHeld: true))]
    case .dictionary(_, let value): [.dictionary(parts(of: value, isHeld: true))]
    case .declared(let id): parts(of: id, isHeld: isHeld)
    case .unknown: [.unknown]
    }
  }

  private func parts(of scalar: Scalar) -> [ShapePart] {
    switch scalar {
    case .string: [.text]
    case .bool: [.flag]
    case .double, .float: [.number]
    case .decimal: [.number, .formatted(.decimal)]
    case .url, .uuid, .data: [.formatted(scalar)]
    case .json: [.anything]
    case .date, .calendarDate: [.unknown]
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      [.integer(scalar)]
    }
  }

  private mutating func parts(of id: TypeID, isHeld: Bool) -> [ShapePart] {
    switch schema[id].kind {
    case .record(let record):
      return isHeld ? [.opaqueObject(id)] : [.object(shape(of: record, id))]
    case .wrapper:
      return parts(of: schema.base(of: .declared(id)), isHeld: isHeld)
    case .enumeration(let enumeration):
      return [part(of: enumeration)]
    case .union(let union):
      return parts(of: union, id, isHeld: isHeld)
    // What the wire holds is for its converter to say.
    case .foreign: return [.unknown]
    }
  }

  private func part(of enumeration: ResolvedEnum) -> ShapePart {
    let isText = enumeration.rawType == .string
    if enumeration.isOpen { return isText ? .text : .integer(enumeration.rawType) }
    let values = Set(enumeration.cases.compactMap(\.wireValue.textOrDigits))
    return isText ? .texts(values) : .integers(values)
  }

}

extension ShapeReader {
  mutating func shape(of record: ResolvedRecord, _ id: TypeID) -> ObjectShape {
    if let known = records[id] { return known }
    var keys: [ObjectShape.Key] = []
    var positions: [String: Int] = [:]
    var rest: [ShapePart]?
    for field in record.fields where field.isRest { rest = restParts(of: field) }
    let fields = record.fields.filter { !$0.isRest }
    for key in fields.map({ key(of: $0) }) + record.constants.map({ key(of: $0) }) {
      if let position = positions[key.name] {
        keys[position].isRequired = keys[position].isRequired || key.isRequired
      } else {
        positions[key.name] = keys.count
        keys.append(key)
      }
    }
    let shape = ObjectShape(name: schema[id].qualifiedName, keys: keys, rest: rest)
    records[id] = shape
    return shape
  }

  /// What the first converter of a field reads, with the collections and optionals around it.
  mutating func parts(readBy use: ConverterUse, of type: SchemaType) -> [ShapePart] {
    if let written = schema.converter(named: use.name.text) {
      return parts(readBy: written, of: type)
    }
    return switch Converter.named(use.name.text)?.form {
    case .scalars(let pairs):
      switch type {
      case .optional(let wrapped), .patch(let wrapped): [.null] + parts(readBy: use, of: wrapped)
      case .array(let inner, _), .set(let inner): [.array(parts(readBy: use, of: inner))]
      case .dictionary(_, let value): [.dictionary(parts(readBy: use, of: value))]
      // It reads both forms, whichever it writes.
      case .scalar(.decimal) where use.name.text == Converter.decimal.name: parts(of: .decimal)
      case .scalar, .declared, .unknown:
        (pairs.first { $0.swift == type.scalar } ?? pairs.first).map { parts(of: $0.wire) } ?? []
      }
    case .emptyAsNil, .split: [.text]
    case .unique, .keyed: [.array([.unknown])]
    case .written, nil: [.unknown]
    }
  }

  private mutating func parts(readBy converter: ResolvedConverter, of type: SchemaType)
    -> [ShapePart]
  {
    if type == converter.swift { return parts(of: converter.wire, isHeld: true) }
    return switch type {
    case .optional(let wrapped), .patch(let wrapped):
      [.null] + parts(readBy: converter, of: wrapped)
    case .array(let inner, _), .set(let inner): [.array(parts(readBy: converter, of: inner))]
    case .dictionary(_, let value): [.dictionary(parts(readBy: converter, of: value))]
    case .scalar, .declared, .unknown: parts(of: converter.wire, isHeld: true)
    }
  }

  /// What the values at all other keys are read as.
  private mutating func restParts(of field: ResolvedField) -> [ShapePart] {
    guard case .dictionary(_, let value) = field.type else { return [.unknown] }
    return field.syntax.converters.first.map { parts(readBy: $0, of: value) }
      ?? parts(of: value, isHeld: true)
  }

  /// A payload in which the constant has another value is not read.
  private func key(of constant: ConstantField) -> ObjectShape.Key {
    let part: ShapePart =
      switch constant.value.kind {
      case _ where !constant.wireName.rest.isEmpty: .dictionary([.anything])
      case .string(let text): .texts([text])
      case .integer(let digits): .integers([digits])
      case .boolean(let flag): .onlyFlag(flag)
      case .decimal, .null, .name, .array, .dictionary, .invalid: .unknown
      }
    return ObjectShape.Key(name: constant.wireName.first.text, parts: [part], isRequired: true)
  }

  private mutating func key(of field: ResolvedField) -> ObjectShape.Key {
    let syntax = field.syntax
    let mayBeMissing =
      switch field.type {
      case .optional, .patch: !field.isNullable
      default: syntax.defaultValue != nil
      }
    var parts: [ShapePart]
    if !syntax.wireName.rest.isEmpty {
      parts = [.dictionary([.anything])]
    } else if syntax.fallback != nil {
      parts = [.unknown]
    } else if let converter = syntax.converters.first {
      parts = self.parts(readBy: converter, of: field.type)
    } else {
      parts = self.parts(of: field.type, isHeld: true)
    }
    if mayBeMissing, !parts.contains(.null) { parts.append(.null) }
    return ObjectShape.Key(
      name: syntax.wireName.first.text, parts: parts, isRequired: !mayBeMissing)
  }
}
