// Short ways to write expressions that are made in many places.

extension SwiftExpression {
  static let nothing = word("nil")
  /// The first parameter of a closure.
  static let argument = word("$0")

  static func string(_ text: String) -> SwiftExpression { .string([.literal(StringLiteral(text))]) }

  static func strings(_ texts: [String]) -> SwiftExpression { .list(texts.map { string($0) }) }

  func member(_ name: String) -> SwiftExpression { .member(self, name) }

  func callAsFunction(_ arguments: SwiftArguments = [:]) -> SwiftExpression {
    .call(self, arguments)
  }

  /// `name.function(…)`
  ///
  /// - Parameter passed: a last argument `using`, which follows the call where it is a closure.
  func calling(
    _ function: String, _ arguments: SwiftArguments = [:], passing passed: SwiftExpression? = nil
  ) -> SwiftExpression {
    let call = SwiftExpression.call(.member(self, function), arguments)
    return passed.map { call.passing($0) } ?? call
  }

  func infix(_ operator: SwiftOperator, _ other: SwiftExpression) -> SwiftExpression {
    .infix(`operator`, [self, other])
  }

  /// The same with the type written out whose implicit member it is.
  func rooted(in type: SwiftExpression) -> SwiftExpression {
    switch self {
    case .member(let base, let name): .member(base?.rooted(in: type) ?? type, name)
    case .call(let function, let arguments, let trailing):
      .call(function.rooted(in: type), arguments, trailing: trailing)
    default: self
    }
  }

  /// With `sign` between them, if there are several.
  static func joined(_ operands: [SwiftExpression], by sign: SwiftOperator) -> SwiftExpression {
    if let only = operands.first, operands.count == 1 { only } else { .infix(sign, operands) }
  }

  /// As a pattern, with what it carries in constants; what has no name is not bound.
  func binding(_ names: [String?]) -> SwiftExpression {
    self(
      SwiftArguments(names.map { $0.map { .prefixed(.binding, .word($0)) } ?? .word("_") }))
  }

  var negated: SwiftExpression { .prefixed(.not, self) }

  /// With `try` where that is needed.
  func attempted(_ canFail: Bool = true) -> SwiftExpression {
    canFail ? .prefixed(.attempt, self) : self
  }
}

// Functions as values.

extension SwiftExpression {
  /// `Email.init(_:)`
  static func initializer(of type: String, label: String = "_") -> SwiftExpression {
    .function(.member(.word(type), "init"), label: label)
  }

  /// The function that gives this for its argument: a key path where this is a property of `$0`, a closure elsewhere.
  var ofArgument: SwiftExpression { propertyPath.map { .keyPath($0) } ?? .closure(self) }

  /// The properties that lead here from `$0`.
  private var propertyPath: [String]? {
    guard case .member(let base?, let name) = self else { return nil }
    return base == .argument ? [name] : base.propertyPath.map { $0 + [name] }
  }

  /// The call of a function: `Email(value)` of `Email.init(_:)`, `Tag(from: value)` of `Tag.init(from:)`.
  func applied(to value: SwiftExpression) -> SwiftExpression {
    switch self {
    case .function(.member(let type?, "init"), let label): type([label: value])
    case .function(let function, let label): function([label: value])
    default: self(["_": value])
    }
  }

  /// This call with `function` as its last argument, or after it where that is a closure.
  func passing(_ function: SwiftExpression, as label: String = "using") -> SwiftExpression {
    guard case .call(let callee, let arguments, trailing: nil) = self else { return self }
    return if case .closure = function {
      .call(callee, arguments, trailing: function)
    } else {
      .call(callee, arguments + [label: function])
    }
  }

  /// `values.map(Tag.init(from:))`
  func mapped(by function: SwiftExpression) -> SwiftExpression {
    calling("map").passing(function, as: "_")
  }

  /// The same for a function whose result may be nil.
  func flatMapped(by function: SwiftExpression) -> SwiftExpression {
    calling("flatMap").passing(function, as: "_")
  }
}
