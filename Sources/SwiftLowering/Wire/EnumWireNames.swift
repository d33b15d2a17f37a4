package import SchemaSemantics

/// The names of the conversions between an enum and its raw value in the data layer.
package struct EnumWireNames: Hashable, Sendable {
  /// `Role.init(wire:)`
  package let initializer: String
  /// A case of the same name does no harm, since it is a member of the type itself.
  package var property: String { "wire" }
  /// The member of `WireFormat`, after a dot: `role`.
  package let format: String
}

extension LoweringContext {
  /// - Parameter scope: where the initialiser is referred to.
  package func enumWire(_ id: TypeID, in scope: TypeID? = nil) -> EnumWireNames {
    let name = schema[id].qualifiedName.split(separator: ".").joined()
    return EnumWireNames(
      initializer: "\(self.names.text(of: id, in: scope)).init(wire:)",
      format: SwiftIdentifier.uncapitalized(name))
  }
}
