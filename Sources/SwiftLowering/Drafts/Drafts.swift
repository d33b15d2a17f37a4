package import SchemaSemantics

/// Which records have drafts, and which of these can be wrong.
package struct Drafts: Sendable {
  private var failing: Set<TypeID> = []
  private let schema: ValidatedSchema

  package init(_ schema: ValidatedSchema) {
    self.schema = schema
    // A record can be wrong because of one that it holds.
    let drafted = schema.types.filter(\.notes.hasDraft)
    var isChanged = true
    while isChanged {
      isChanged = false
      for type in drafted where !failing.contains(type.id) {
        guard case .record(let record) = type.kind else { continue }
        let isFailing =
          !record.invariants.isEmpty
          || record.fields.contains { !$0.rules.isEmpty || canFail($0.type) }
        if isFailing {
          failing.insert(type.id)
          isChanged = true
        }
      }
    }
  }

  func hasDraft(_ id: TypeID) -> Bool { schema[id].notes.hasDraft }

  func canFail(_ id: TypeID) -> Bool {
    if case .wrapper(let wrapper) = schema[id].kind { return !wrapper.rules.isEmpty }
    return failing.contains(id)
  }

  /// Whether a draft can hold something from which no value of the type can be made.
  func canFail(_ type: SchemaType) -> Bool { form(of: type).map { canFail($0.leaf) } ?? false }

  /// What a draft holds in place of a value of the type; nil if it holds the value itself.
  func form(of type: SchemaType) -> DraftForm? {
    switch type {
    case .declared(let id):
      switch schema[id].kind {
      case .wrapper(let wrapper): .raw(id, wrapper.base)
      case .record: hasDraft(id) ? .draft(id) : nil
      // A union is one choice, with all that it carries. What is inside a type from elsewhere is not known.
      case .union, .enumeration, .foreign: nil
      }
    case .optional(let inner): form(of: inner).map { .optional($0) }
    case .array(let inner, _): form(of: inner).map { .elements($0) }
    case .dictionary(let key, let value): form(of: value).map { .values($0, key: key) }
    case .patch(let inner): form(of: inner).map { .patch($0) }
    // The elements of a set are told apart by their values, and drafts could become the same.
    case .set, .scalar, .unknown: nil
    }
  }
}

/// The form of a value in a draft, where that is not the value itself.
indirect enum DraftForm: Hashable, Sendable {
  /// What a `type` wraps.
  case raw(TypeID, SchemaType)
  /// The draft of a record.
  case draft(TypeID)
  case optional(DraftForm)
  case elements(DraftForm)
  case values(DraftForm, key: SchemaType)
  case patch(DraftForm)

  /// The type that is made at the end.
  var leaf: TypeID {
    switch self {
    case .raw(let id, _), .draft(let id): id
    case .optional(let inner), .elements(let inner), .values(let inner, _), .patch(let inner):
      inner.leaf
    }
  }
}

extension DraftForm {
  /// What a draft holds of a value of the schema. Nil if it is not known here: no literal is a record.
  func drafted(_ value: Value) -> Value? {
    switch (self, value) {
    case (.optional, .null): return .null
    case (.optional(let inner), _): return inner.drafted(value)
    case (.raw, .wrapped(_, let inner)): return inner
    case (.elements(let inner), .array(let elements)):
      let drafted = elements.compactMap(inner.drafted)
      return drafted.count == elements.count ? .array(drafted) : nil
    case (.values(let inner, _), .dictionary(let entries)):
      let drafted = entries.compactMap { entry in
        inner.drafted(entry.value).map { Value.Entry(key: entry.key, value: $0) }
      }
      return drafted.count == entries.count ? .dictionary(drafted) : nil
    case (.raw, _), (.draft, _), (.elements, _), (.values, _), (.patch, _): return nil
    }
  }

  /// The type of such a value; unknown where a draft is meant, of which no literal exists.
  var type: SchemaType {
    switch self {
    case .raw(_, let base): base
    case .draft: .unknown
    case .optional(let inner): .optional(inner.type)
    case .elements(let inner): .array(inner.type, skipsInvalid: false)
    case .values(let inner, let key): .dictionary(key: key, value: inner.type)
    case .patch(let inner): .patch(inner.type)
    }
  }
}
