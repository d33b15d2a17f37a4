package import SchemaSemantics

extension TypeNames {
  /// The type as it is written in the declaration of `scope`, with its aliases.
  package func text(of type: SchemaType, written: TypeSpelling, in scope: TypeID?) -> String {
    switch (type, written) {
    case (_, .plain): text(of: type, in: scope)
    case (_, .alias(let id)): text(of: id, in: scope)
    case (.optional(let inner), .around(let written)):
      text(of: inner, written: written, in: scope) + "?"
    case (.array(let inner, _), .around(let written)):
      "[\(text(of: inner, written: written, in: scope))]"
    case (.set(let inner), .around(let written)):
      "\(standard("Set"))<\(text(of: inner, written: written, in: scope))>"
    case (.patch(let inner), .around(let written)):
      "\(support(.patch))<\(text(of: inner, written: written, in: scope))>"
    case (.dictionary(let key, let value), .dictionary(let writtenKey, let writtenValue)):
      "[\(text(of: key, written: writtenKey, in: scope)): "
        + "\(text(of: value, written: writtenValue, in: scope))]"
    case (.scalar, _), (.declared, _), (.unknown, _), (.optional, .dictionary),
      (.array, .dictionary), (.set, .dictionary), (.patch, .dictionary), (.dictionary, .around):
      // A spelling has the form of its type.
      text(of: type, in: scope)
    }
  }
}
