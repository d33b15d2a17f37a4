import SchemaSemantics

/// How JSON holds a value that does not decode itself, as an expression of the type `WireFormat`.
struct FormatExpression: Hashable, Sendable {
  /// Where its type is known: `.array(of: .url)`.
  let expression: SwiftExpression
  /// What JSON is decoded as: `[String]`.
  let wire: String
  /// `[URL]`
  let value: String
  /// What it gives, as the schema says it.
  let type: SchemaType
  var traits: FormatTraits = []

  /// Where its type is not known: `WireFormat<[String], [URL]>.array(of: .url)`.
  func typed(_ names: TypeNames) -> SwiftExpression {
    expression.isImplicit ? expression.rooted(in: names.format(from: wire, to: value)) : expression
  }

  /// Whether it is read at a glance, and Swift finds out what it reads by what it gives.
  var isInferred: Bool { hasInferredType && expression.text.utf8.count <= 40 }

  /// Whether Swift finds out what it reads by what it gives.
  private var hasInferredType: Bool { traits.isDisjoint(with: [.readsManyTypes, .isInvolved]) }

  /// As an argument, however long it is: with its type only where Swift does not find it out.
  func argument(_ names: TypeNames) -> SwiftExpression {
    hasInferredType ? expression : typed(names)
  }

  /// As an argument: what is long, and not only a name, is made once and kept.
  ///
  /// - Parameter keeping: gives the name of the static property that keeps it.
  func argument(_ names: TypeNames, keeping: () -> String) -> SwiftExpression {
    if isInferred { return expression }
    if case .member = expression { return typed(names) }
    return .word("Self").member(keeping())
  }
}

extension FormatModel {
  /// - Parameter decoding: what the format does.
  init(
    _ name: String, _ format: FormatExpression, _ decoding: Conversion, _ names: TypeNames,
    isComputed: Bool = false
  ) {
    let type = names.format(from: format.wire, to: format.value)
    self.init(
      documentation: decoding.datePatternNote, name: name,
      // What does not begin with a dot says its own type.
      type: format.expression.isImplicit ? type.text : nil, value: format.expression.text,
      computedType: isComputed ? type.text : nil)
  }
}
