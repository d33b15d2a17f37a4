import Diagnostics
import SchemaSemantics

/// What the data layer calls the ways between an enum and its raw value.
struct EnumWireNames {
  /// `Role.init(wire:)`
  let initializer: SwiftExpression
  /// A case with the same name is not an obstacle: it is a member of the type itself.
  var property: String { "wire" }
  /// As a member of `WireFormat`, after a dot: `role`.
  let format: String
}

extension LoweringContext {
  /// - Parameter scope: where the initialiser is named.
  func enumWire(_ id: TypeID, in scope: TypeID? = nil) -> EnumWireNames {
    let name = schema[id].qualifiedName.split(separator: ".").joined()
    return EnumWireNames(
      initializer: .initializer(of: names.text(of: id, in: scope), label: "wire"),
      format: name.uncapitalized)
  }
}
