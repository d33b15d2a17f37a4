import SchemaSyntax

/// How a value is stored: as what, and the way from there to the value.
package struct StoredForm: Hashable, Sendable {
  package let type: SchemaType
  package let conversion: Conversion
}

extension ValidatedSchema {
  /// Everything is stored as it is, and each part says itself how. Only the keys of dictionaries are written as texts: Swift
  /// would make a list of a dictionary with other keys.
  package func storedForm(of type: SchemaType) -> StoredForm {
    switch type {
    case .scalar, .declared, .unknown: return StoredForm(type: type, conversion: .identity)
    case .optional(let inner):
      return storedForm(of: inner).within({ .optional($0) }, { .optional($0) })
    case .array(let inner, _):
      return storedForm(of: inner).within({ .array($0) }, { .array($0, skipsInvalid: false) })
    case .set(let inner): return storedForm(of: inner).within({ .set($0) }, { .set($0) })
    case .patch(let inner): return storedForm(of: inner).within({ .patch($0) }, { .patch($0) })
    case .dictionary(let key, let value):
      let (key, value) = (storedForm(ofKey: key), storedForm(of: value))
      return StoredForm(
        type: .dictionary(key: key.type, value: value.type),
        conversion: Conversion.dictionary(key: key.conversion, value: value.conversion).simplified)
    }
  }

  private func storedForm(ofKey type: SchemaType) -> StoredForm {
    switch type {
    case .scalar(let scalar):
      guard let step = scalar.keyStep else { break }
      return StoredForm(type: step.wire, conversion: .converter(step))
    case .declared(let id):
      switch self[id].kind {
      case .wrapper(let wrapper):
        let base = storedForm(ofKey: wrapper.base)
        return StoredForm(type: base.type, conversion: base.conversion.then(.wrap(id)))
      case .enumeration:
        return StoredForm(type: .scalar(.string), conversion: .enumFromRaw(id))
      case .record, .union, .foreign: break
      }
    case .optional, .array, .set, .dictionary, .patch, .unknown: break
    }
    return StoredForm(type: type, conversion: .identity)
  }
}

extension ValidatedSchema {
  /// A record of the domain as what is stored of it: by the names of its fields.
  package func storedForm(of record: ValidRecord) -> ValidRecord {
    ValidRecord(
      layer: record.layer, fields: record.fields.map { storedForm(of: $0) }, constants: [],
      invariants: record.invariants, reportsUndeclaredKeys: false, tagKeys: [])
  }

  private func storedForm(of field: ValidField) -> ValidField {
    let form = storedForm(of: field.type)
    return ValidField(
      swiftName: field.swiftName, wirePath: [field.swiftName], isRest: false, type: field.type,
      written: field.written, isNullable: false, wireType: form.type, decoding: form.conversion,
      rules: field.rules, defaultValue: field.defaultValue, fallback: nil, notes: field.notes,
      span: field.span)
  }

  /// A union of the domain as what is stored of it: what a case carries, at the name of the case.
  package func storedForm(of union: ValidUnion) -> ValidUnion {
    ValidUnion(
      layer: union.layer, isOpen: union.isOpen, discriminator: .key,
      cases: union.cases.map { item in
        let form = item.payload.map { storedForm(of: $0) }
        return ValidUnion.Case(
          swiftName: item.swiftName, tag: .string(item.swiftName), payload: item.payload,
          written: item.written, wireType: form?.type, decoding: form?.conversion ?? .identity,
          notes: item.notes)
      })
  }
}

extension StoredForm {
  fileprivate func within(
    _ type: (SchemaType) -> SchemaType, _ conversion: (Conversion) -> Conversion
  ) -> StoredForm {
    StoredForm(type: type(self.type), conversion: conversion(self.conversion).simplified)
  }
}
