import Diagnostics

/// What a schema object can say, over all dialects.
enum Keyword: UInt8, CaseIterable {
  // Where else to look, and how schemas are put together.
  case reference, dynamicReference, allOf, anyOf, oneOf, not, condition, consequence, otherwise
  // What values there are.
  case type, nullable, enumeration, constant, format
  // Of objects.
  case properties, required, additionalProperties, patternProperties, propertyNames
  case minProperties, maxProperties, dependencies, dependentRequired, dependentSchemas
  case unevaluatedProperties, discriminator
  // Of lists.
  case items, prefixItems, additionalItems, contains, minContains, maxContains
  case minItems, maxItems, uniqueItems, unevaluatedItems
  // Of texts.
  case minLength, maxLength, pattern, contentEncoding, contentMediaType, contentSchema
  // Of numbers.
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
  // What is only said about them.
  case title, description, standard, deprecated, readOnly, writeOnly
  /// Something that says nothing about values, such as a comment, an example or an extension.
  case remark
  /// No word of any dialect.
  case unknown

  init(_ name: String) {
    self = Self.names[name] ?? (name.hasPrefix("x-") ? .remark : .unknown)
  }

  /// The word that was most likely meant by one that no dialect has.
  static func nearest(to name: String) -> String? { spelling.nearest(to: name) }

  private static let spelling = Spelling(names.keys.sorted())

  private static let names: [String: Keyword] = [
    "$ref": .reference, "$dynamicRef": .dynamicReference, "$recursiveRef": .dynamicReference,
    "allOf": .allOf, "anyOf": .anyOf, "oneOf": .oneOf, "not": .not, "if": .condition,
    "then": .consequence, "else": .otherwise, "type": .type, "nullable": .nullable,
    "x-nullable": .nullable,
    "enum": .enumeration, "const": .constant, "format": .format, "properties": .properties,
    "required": .required, "additionalProperties": .additionalProperties,
    "patternProperties": .patternProperties, "propertyNames": .propertyNames,
    "minProperties": .minProperties, "maxProperties": .maxProperties,
    "dependencies": .dependencies, "dependentRequired": .dependentRequired,
    "dependentSchemas": .dependentSchemas, "unevaluatedProperties": .unevaluatedProperties,
    "discriminator": .discriminator, "items": .items, "prefixItems": .prefixItems,
    "additionalItems": .additionalItems, "contains": .contains, "minContains": .minContains,
    "maxContains": .maxContains, "minItems": .minItems, "maxItems": .maxItems,
    "uniqueItems": .uniqueItems, "unevaluatedItems": .unevaluatedItems, "minLength": .minLength,
    "maxLength": .maxLength, "pattern": .pattern, "contentEncoding": .contentEncoding,
    "contentMediaType": .contentMediaType, "contentSchema": .contentSchema, "minimum": .minimum,
    "maximum": .maximum, "exclusiveMinimum": .exclusiveMinimum,
    "exclusiveMaximum": .exclusiveMaximum, "multipleOf": .multipleOf, "divisibleBy": .multipleOf,
    "title": .title,
    "description": .description, "default": .standard, "deprecated": .deprecated,
    "readOnly": .readOnly, "writeOnly": .writeOnly, "$schema": .remark, "$id": .remark,
    "id": .remark, "$anchor": .remark, "$dynamicAnchor": .remark, "$recursiveAnchor": .remark,
    "$vocabulary": .remark, "$comment": .remark, "$defs": .remark, "definitions": .remark,
    "example": .remark, "examples": .remark, "externalDocs": .remark, "xml": .remark,
  ]
}

/// Some of the keywords, one bit each.
struct KeywordSet: SetAlgebra, Hashable {
  private var bits: UInt64 = 0

  init() {}

  /// What the protocol has in place of this one is generic, and takes many times as long.
  init(arrayLiteral keywords: Keyword...) {
    for keyword in keywords { bits |= Self.bit(keyword) }
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  private static func bit(_ keyword: Keyword) -> UInt64 { 1 << UInt64(keyword.rawValue) }

  var isEmpty: Bool { bits == 0 }

  func contains(_ keyword: Keyword) -> Bool { bits & Self.bit(keyword) != 0 }

  @discardableResult
  mutating func insert(_ keyword: Keyword) -> (inserted: Bool, memberAfterInsert: Keyword) {
    let isNew = !contains(keyword)
    bits |= Self.bit(keyword)
    return (isNew, keyword)
  }

  @discardableResult
  mutating func remove(_ keyword: Keyword) -> Keyword? {
    guard contains(keyword) else { return nil }
    bits &= ~Self.bit(keyword)
    return keyword
  }

  @discardableResult
  mutating func update(with keyword: Keyword) -> Keyword? {
    insert(keyword).inserted ? nil : keyword
  }

  func union(_ other: KeywordSet) -> KeywordSet { KeywordSet(bits: bits | other.bits) }

  func intersection(_ other: KeywordSet) -> KeywordSet { KeywordSet(bits: bits & other.bits) }

  func symmetricDifference(_ other: KeywordSet) -> KeywordSet {
    KeywordSet(bits: bits ^ other.bits)
  }

  mutating func formUnion(_ other: KeywordSet) { bits |= other.bits }

  mutating func formIntersection(_ other: KeywordSet) { bits &= other.bits }

  mutating func formSymmetricDifference(_ other: KeywordSet) { bits ^= other.bits }

  func subtracting(_ other: KeywordSet) -> KeywordSet { KeywordSet(bits: bits & ~other.bits) }

  mutating func subtract(_ other: KeywordSet) { bits &= ~other.bits }

  func isDisjoint(with other: KeywordSet) -> Bool { bits & other.bits == 0 }

  func isSubset(of other: KeywordSet) -> Bool { bits & ~other.bits == 0 }
}

extension KeywordSet {
  /// All that carries something over, or does not.
  static let known = KeywordSet(Keyword.allCases).subtracting([.unknown])

  /// What says something of values.
  static let substantial = KeywordSet(Keyword.allCases).subtracting(annotations)

  /// What leaves the values as they are.
  static let annotations: KeywordSet = [
    .title, .description, .standard, .deprecated, .readOnly, .writeOnly, .nullable, .remark,
    .unknown,
  ]

  static let ofObjects: KeywordSet = [
    .properties, .required, .additionalProperties, .patternProperties, .propertyNames,
    .minProperties, .maxProperties, .dependencies, .dependentRequired, .dependentSchemas,
    .unevaluatedProperties, .discriminator,
  ]

  /// What no record says of its keys, so that it is lost in any case.
  static let neverOfRecords: KeywordSet = [
    .not, .condition, .consequence, .otherwise, .propertyNames, .minProperties, .maxProperties,
    .dependencies, .dependentRequired, .dependentSchemas, .unevaluatedProperties,
  ]

  static let ofLists: KeywordSet = [
    .items, .prefixItems, .additionalItems, .contains, .minContains, .maxContains, .minItems,
    .maxItems, .uniqueItems, .unevaluatedItems,
  ]

  static let ofTexts: KeywordSet = [
    .minLength, .maxLength, .pattern, .contentEncoding, .contentMediaType, .contentSchema,
  ]

  static let ofNumbers: KeywordSet = [
    .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf,
  ]
}
