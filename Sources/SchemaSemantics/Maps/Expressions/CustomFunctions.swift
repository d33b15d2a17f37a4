import Diagnostics
import SchemaSyntax

/// The hand-written functions that maps ask for: one signature for each name, whichever maps use it.
struct CustomFunctions {
  struct Signature: Hashable {
    let arguments: [SchemaType]
    let result: SchemaType
  }

  private var declared: [String: (signature: Signature, span: SourceSpan)] = [:]

  var isEmpty: Bool { declared.isEmpty }

  /// The signature that `name` has already, where it is another one.
  fileprivate mutating func claim(_ name: Name, _ signature: Signature) -> (
    signature: Signature, span: SourceSpan
  )? {
    guard let first = declared[name.text] else {
      declared[name.text] = (signature, name.span)
      return nil
    }
    return first.signature == signature ? nil : first
  }
}

extension ExpressionTyping {
  /// `custom score(points, level)`, which gives exactly what it is assigned to.
  mutating func custom(
    _ name: Name, _ arguments: [MapExpression], for target: SchemaType, span: SourceSpan
  ) -> MapValue? {
    var values: [MapValue] = []
    for argument in arguments {
      guard let value = ownValue(of: argument) else { continue }
      values.append(value)
    }
    guard values.count == arguments.count else { return nil }
    let signature = CustomFunctions.Signature(
      arguments: values.map { $0.type.withoutSkipping }, result: target.withoutSkipping)
    if let first = customs.claim(name, signature) {
      report(
        .customSignature, "`\(name.text)` is used with two signatures", at: name.span,
        label: "`\(text(of: signature))`",
        secondary: [.init(first.span, "`\(text(of: first.signature))`")],
        help: "give one of them another name: each name becomes one Swift function")
      return nil
    }
    return MapValue(.custom(name: name.text, values), target, at: span)
  }

  private func text(of signature: CustomFunctions.Signature) -> String {
    let arguments = signature.arguments.map { context.schema.text(of: $0) }
    return "(\(arguments.joined(separator: ", "))) -> \(context.schema.text(of: signature.result))"
  }
}

extension SchemaType {
  /// The Swift type is the same whether or not the decoder drops elements.
  var withoutSkipping: SchemaType {
    switch self {
    case .scalar, .declared, .unknown: self
    case .optional(let inner): .optional(inner.withoutSkipping)
    case .array(let element, _): .array(element.withoutSkipping)
    case .set(let element): .set(element.withoutSkipping)
    case .dictionary(let key, let value):
      .dictionary(key: key.withoutSkipping, value: value.withoutSkipping)
    case .patch(let inner): .patch(inner.withoutSkipping)
    }
  }
}

extension DiagnosticKind {
  static let customSignature = DiagnosticKind(
    "G0620", .error, "a `custom` function with two signatures",
    explanation: """
      `custom name(…)` asks for a function that is written by hand. Its arguments have the types of the fields, its result that of
      the target. All maps share these functions, so each name stands for one of them.

      ```gate
      dto UserDTO { points: Int }
      domain User { level: Int, title: String }
      map UserDTO -> User { level: custom rank(points), title: custom rank(points) }
      ```

      ```gate
      dto UserDTO { points: Int }
      domain User { level: Int, title: String }
      map UserDTO -> User { level: custom rank(points), title: custom title(points) }
      ```
      """)
}
