import SchemaSemantics

/// The payload of a case, and its form in JSON.
struct UnionPayload {
  /// The type as the extension of the union names it.
  let type: String
  let isOptional: Bool
  /// Whether the format turns other values than null into nil, too, so that it takes and returns optionals.
  let convertsNull: Bool
  /// The way from JSON to a value that is not nil, as an expression; nil for what decodes itself.
  let format: SwiftExpression?

  /// `as: .url`
  var formatArgument: SwiftArguments { format.map { ["as": $0] } ?? [:] }
}

/// The payloads of one union, and the formats that they share between reading and writing.
struct UnionPayloads {
  private let context: LoweringContext
  /// The scope for looking up type names.
  private let scope: TypeID?
  private let isStored: Bool
  /// The static members of the union.
  var members: LocalNames
  /// The formats that are too long to be written where they are used.
  private(set) var formats: [FormatModel] = []

  init(_ context: LoweringContext, of union: ValidUnion, _ type: ValidType) {
    self.context = context
    scope = context.schema.extensionScope(of: type.id)
    isStored = type.isStored
    members = LocalNames(
      taken: union.cases.map(\.swiftName) + union.cases.compactMap(\.notes.formerName))
  }

  mutating func payload(of unionCase: ValidUnion.Case, needs: inout FileNeeds) -> UnionPayload? {
    guard let type = unionCase.payload, let wire = unionCase.wireType else { return nil }
    var conversion = unionCase.decoding
    var isOptional = type.isOptional
    switch conversion {
    case .optional(let inner) where isOptional: conversion = inner
    case .identity: break
    default: isOptional = false
    }
    let convertsNull = wire.isOptional && !isOptional
    let format = context.format(
      conversion, from: convertsNull ? wire : wire.unwrapped, in: scope, isStored: isStored,
      needs: &needs)
    return UnionPayload(
      type: context.names.text(of: type, in: scope), isOptional: isOptional,
      convertsNull: convertsNull,
      format: format.map { argument($0, for: unionCase) })
  }

  private mutating func argument(_ format: FormatExpression, for unionCase: ValidUnion.Case)
    -> SwiftExpression
  {
    format.argument(context.names) {
      let name = members.claim("\(unionCase.swiftName)Format")
      formats.append(FormatModel(name, format, unionCase.decoding, context.names))
      return name
    }
  }
}

extension UnionCoding {
  /// Whether the payload of a case has the tag as a constant, and so writes it.
  func repeatsTag(_ position: Int) -> Bool {
    guard case .tag(let key) = union.discriminator,
      let id = union.cases[position].payload?.declaredID,
      let payload = context.schema.record(id)
    else { return false }
    return payload.constants.contains { $0.wirePath == [key] }
  }
}

extension ValidatedSchema {
  /// Whether a value of `type` may itself be written with a member for `key`.
  func writes(_ key: String, for type: SchemaType) -> Bool {
    var seen: Set<TypeID> = []
    var waiting = type.declaredTypes
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      switch self[id].kind {
      case .record(let record):
        if record.fields.contains(where: { $0.wirePath.first == key }) { return true }
        if record.constants.contains(where: { $0.wirePath.first == key }) { return true }
      case .union(let union):
        if union.isOpen { return true }
        waiting += union.cases.compactMap(\.payload).flatMap(\.declaredTypes)
      case .wrapper, .enumeration, .foreign: break
      }
    }
    return false
  }
}
