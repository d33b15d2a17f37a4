import Diagnostics
import SchemaSemantics

/// A value in a map as a Swift expression.
struct LoweredValue {
  let expression: SwiftExpression
  /// What the schema says about it.
  var type: SchemaType
  /// Whether the expression is nil if the value is invalid, which has been added to the issues. For a value that is
  /// itself optional, this is only true if it has two question marks.
  var isTentative = false
  /// Whether it is a name or a path, which can be repeated.
  var isName = false
  /// Whether Swift cannot infer its type.
  var needsType = false
  /// Whether it is optional only because of what it is read through, as in `dto.name?.first`: a member that follows would
  /// apply to the value itself.
  var isChain = false

  /// As what `.map` and the like can follow.
  var subject: SwiftExpression { isChain ? .tuple([expression]) : expression }

  /// That a name is not nil, and means what is in it from there on.
  var presence: SwiftCondition { .binding(expression.text) }

  init(
    _ expression: SwiftExpression, type: SchemaType, isTentative: Bool = false,
    isName: Bool = false, needsType: Bool = false, isChain: Bool = false
  ) {
    self.expression = expression
    self.type = type
    self.isTentative = isTentative
    self.isName = isName
    self.needsType = needsType
    self.isChain = isChain
  }
}

struct LocalName {
  let text: String
  /// Whether the name was set aside for this value.
  let isReserved: Bool

  static func reserved(_ text: String) -> LocalName { LocalName(text: text, isReserved: true) }
  static func wanted(_ text: String) -> LocalName { LocalName(text: text, isReserved: false) }

  /// A name for something that must be known before the value itself.
  func prefixed(_ prefix: String) -> LocalName {
    .wanted(prefix + text.filter { $0 != "`" }.capitalizedFirst)
  }
}

extension MapValue {
  /// Whether its lowering can distinguish an invalid value from nil.
  var canShowInvalid: Bool {
    switch kind {
    case .converted, .coalesce, .match, .cases, .custom, .interpolation, .list, .refused: true
    default: false
    }
  }
}
