package import SchemaSemantics

extension ValidType {
  /// Whether it has a form in which an app stores it. It is `Codable` in this form.
  package var isStored: Bool { storedVersion != nil }
}

extension LoweringContext {
  /// The first line of the extension in which a type is decoded and encoded. What is stored becomes `Codable` there, since
  /// a generic record is that only if its parts are.
  func codingHead(of type: ValidType) -> CodingHead {
    let codable = names.standard("Codable")
    return CodingHead(
      deprecation: deprecations.isWithinMarked(type.id) ? .plain : nil,
      access: settings.layer(of: type, in: schema).access.prefix,
      typeName: names.text(of: type.id, in: nil),
      conformance: type.isStored ? codable + condition(of: type, codable) : nil)
  }

  /// Notes the support code by which types of the language become `Codable`.
  func mentionStoredParts(of type: ValidType, in needs: inout FileNeeds) {
    guard type.isStored else { return }
    var scalars = Set(type.memberTypes.flatMap(\.scalars))
    var waiting = type.memberTypes.flatMap(\.declaredTypes)
    while let id = waiting.popLast() {
      let arguments = schema[id].instance?.arguments ?? []
      let held = Set(arguments.flatMap(\.scalars))
      // Elsewhere, a format reads it.
      if held.contains(.json) { needs.call(.jsonCodable) }
      scalars.formUnion(held)
      waiting += arguments.flatMap(\.declaredTypes)
    }
    if scalars.contains(.calendarDate) { needs.call(.calendarDateCodable) }
  }
}
