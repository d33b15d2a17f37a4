import RegularExpressions
import SchemaSemantics
import SchemaSyntax

/// The JSON that the dtos and models of a schema are read from, as Swift for `Tests/Goldens/RoundTrips.swift`.
struct PayloadShapes {
  let schema: ValidatedSchema

  /// `shapes["UserDTO"] = .object([…])` for each record and union that has a form on the wire.
  var statements: [String] {
    schema.types.compactMap { type in
      switch type.kind {
      case .record(let record) where record.layer != .domain:
        "shapes[\"\(type.qualifiedName)\"] = \(shape(of: record))"
      case .union(let union) where union.layer != .domain:
        "shapes[\"\(type.qualifiedName)\"] = \(shape(of: union))"
      default: nil
      }
    }
  }

  /// The texts that have a meaning in this schema: names of cases, texts that maps look for, and texts that rules
  /// require.
  var texts: [String] {
    var texts: [String] = []
    for type in schema.types {
      switch type.kind {
      case .enumeration(let enumeration): texts += enumeration.cases.flatMap(\.rawValue.texts)
      case .wrapper(let wrapper): texts += wrapper.rules.flatMap(\.texts)
      case .record(let record): texts += record.fields.flatMap(\.rules).flatMap(\.texts)
      case .union, .foreign: break
      }
    }
    for map in schema.maps where !map.isGeneric {
      if case .record(let assignments) = map.forward {
        texts += assignments.flatMap(\.value.texts)
      }
    }
    return Set(texts).sorted()
  }

  private func shape(of record: ValidRecord) -> String {
    let fields = record.fields.filter { !$0.isRest }.map { field in
      let path = literals(of: field.wirePath)
      let isRequired =
        field.isNullable
        || field.defaultValue == nil && !field.type.isOptional && !field.type.isPatch
      let shape = shape(of: field.wireType)
      let value = field.isNullable ? ".choice([\(shape), .constant(\"null\")])" : shape
      return ".init(\(path), as: \(value), isRequired: \(isRequired))"
    }
    let constants = record.constants.map { constant in
      let value = ".constant(\(constant.value.json.debugDescription))"
      return ".init(\(literals(of: constant.wirePath)), as: \(value), isRequired: true)"
    }
    let object = ".object([\((fields + constants).joined(separator: ", "))])"
    guard let rest = record.fields.first(where: \.isRest),
      case .dictionary(_, let value) = rest.wireType
    else { return object }
    let declared =
      (record.fields.map(\.wirePath) + record.constants.map(\.wirePath)).compactMap(\.first)
    return ".merged([\(object), .rest(\(shape(of: value)), besides: [\(literals(of: declared))])])"
  }

  private func literals(of path: [String]) -> String {
    path.map(\.debugDescription).joined(separator: ", ")
  }

  private func shape(of union: ValidUnion) -> String {
    let cases = union.cases.map { shape(of: $0, in: union) }
    return ".choice([\(cases.joined(separator: ", "))])"
  }

  private func shape(of row: ValidUnion.Case, in union: ValidUnion) -> String {
    let payload = row.wireType.map { shape(of: $0) }
    let tag = row.tag?.json.debugDescription ?? ""
    let tagged = { (key: String) in
      ".init(\"\(key)\", as: .constant(\(tag)), isRequired: true)"
    }
    let content = { (key: String) in
      payload.map { ".init(\(key.debugDescription), as: \($0), isRequired: true)" }
    }
    let object = { (members: [String?]) in
      ".object([\(members.compactMap(\.self).joined(separator: ", "))])"
    }
    switch union.discriminator {
    case .tag where row.isUntagged, .keyedByTag where row.isUntagged:
      return payload ?? object([])
    case .tag(let key):
      return ".merged([\(object([tagged(key)]))\(payload.map { ", \($0)" } ?? "")])"
    case .adjacent(let key, let name):
      return object([row.isUntagged ? nil : tagged(key), content(name)])
    case .keyedByTag(let key):
      return object([tagged(key), content(row.tag?.texts.first ?? row.swiftName)])
    case .key:
      let key = row.tag?.texts.first ?? row.swiftName
      return ".object([.init(\"\(key)\", as: \(payload ?? ".object([])"), isRequired: true)])"
    case .shape, nil: return payload ?? ".constant(\"null\")"
    }
  }

  private func shape(of type: SchemaType) -> String {
    switch type {
    case .scalar(let scalar): shape(of: scalar)
    case .declared(let id): shape(of: schema[id])
    case .optional(let inner), .patch(let inner): shape(of: inner)
    case .array(let inner, _), .set(let inner): ".array(\(shape(of: inner)))"
    case .dictionary(_, let value): ".dictionary(\(shape(of: value)))"
    case .unknown: ".anything"
    }
  }

  private func shape(of scalar: Scalar) -> String {
    switch scalar {
    case .bool: ".flag"
    case .json: ".anything"
    case .double, .float: ".number"
    default: scalar.isInteger ? ".integer" : ".text"
    }
  }

  private func shape(of type: ValidType) -> String {
    switch type.kind {
    case .record, .union: ".named(\"\(type.qualifiedName)\")"
    case .wrapper(let wrapper): shape(of: wrapper.base)
    case .enumeration(let enumeration): shape(of: enumeration.rawType)
    // It never stands in a payload: a converter reads it.
    case .foreign: shape(of: .string)
    }
  }
}

extension SchemaType {
  fileprivate var isPatch: Bool {
    if case .patch = self { true } else { false }
  }
}

extension Value {
  fileprivate var texts: [String] {
    if case .string(let text) = self { [text] } else { [] }
  }

  /// A tag, or a constant.
  fileprivate var json: String {
    switch self {
    case .string(let text): text.debugDescription
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    default: "null"
    }
  }
}

extension ValidRule {
  fileprivate var texts: [String] {
    switch kind {
    case .part(let rule): [rule.text]
    case .oneOf(let rule): rule.texts
    case .matches(let rule): rule.automaton.shortestMatch.map { [$0] } ?? []
    case .each(let each): each.rule.texts
    case .bounds, .multipleOf, .finite, .notEmpty, .format, .unique: []
    }
  }
}

extension MapValue {
  /// What a match compares with.
  fileprivate var texts: [String] {
    switch kind {
    case .match(_, let rows): rows.flatMap { $0.patterns.compactMap(\.value).flatMap(\.texts) }
    case .converted(let value, _): value.texts
    default: []
    }
  }
}
