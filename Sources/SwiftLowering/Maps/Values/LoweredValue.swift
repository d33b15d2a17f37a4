import SchemaSemantics

/// A value of a map as an expression of Swift.
struct LoweredValue {
  let text: String
  /// What the schema says of it.
  var type: SchemaType
  /// Whether the expression is nil where the value was found to be wrong, which has been added to the issues. It is not
  /// said of a value that is optional itself, unless it has two question marks.
  var isTentative = false
  /// Whether it is a name or a path, which can be written twice.
  var isName = false
  /// Whether Swift does not know its type by itself.
  var needsType = false
  /// Whether it is optional only because of what it is read through, as in `dto.name?.first`: what follows would be asked
  /// of the value itself.
  var isChain = false

  /// As what `.map` and the like can follow.
  var subject: String { isChain ? "(\(text))" : text }
}

/// What a local value is to be called.
struct LocalName {
  let text: String
  /// Whether it was set aside for this value.
  let isReserved: Bool

  static func reserved(_ text: String) -> LocalName { LocalName(text: text, isReserved: true) }
  static func wanted(_ text: String) -> LocalName { LocalName(text: text, isReserved: false) }

  /// For what is known before the value itself.
  func behind(_ prefix: String) -> LocalName {
    .wanted(prefix + SwiftIdentifier.capitalized(text.filter { $0 != "`" }))
  }
}

extension MapValue {
  /// Whether its lowering knows how to tell an invalid value from nil.
  var canShowInvalid: Bool {
    switch kind {
    case .converted, .coalesce, .match, .cases, .custom, .interpolation: true
    default: false
    }
  }
}
