package import SchemaSemantics

/// What the data layer calls the ways between an enum and its raw value.
package struct EnumWireNames: Hashable, Sendable {
  /// `Role.init(wire:)`
  package let initializer: String
  /// A case called the same is no obstacle: it is a member of the type itself.
  package var property: String { "wire" }
  /// As a member of `WireFormat`, after a dot: `role`.
  package let format: String
}

extension LoweringContext {
  /// - Parameter scope: where the initialiser is named.
  package func enumWire(_ id: TypeID, in scope: TypeID? = nil) -> EnumWireNames {
    let name = schema[id].qualifiedName.split(separator: ".").joined()
    return EnumWireNames(
      initializer: "\(self.names.text(of: id, in: scope)).init(wire:)",
      format: SwiftIdentifier.uncapitalized(name))
  }
}
