import SchemaSemantics

// What is stored of a record says which version of the form it has. The first version says nothing.

extension RecordCoding {
  private static let versionKey = SwiftExpression.string("$version")

  /// `try object.checkVersion(2, of: "Basket")`; nil for what is on the wire.
  func versionCheck(of object: SwiftExpression, needs: inout FileNeeds) -> CodingStepModel? {
    guard let version = type.storedVersion else { return nil }
    needs.call(.wireObjectVersion)
    let call = object.calling(
      "checkVersion", ["_": .word(String(version)), "of": .string(type.qualifiedName)])
    return CodingStepModel(target: nil, isThrowing: true, value: call.text)
  }

  /// `try object.put("$version", 2)`
  func writtenVersion(to object: SwiftExpression) -> CodingStepModel? {
    guard let version = type.storedVersion, version > 1 else { return nil }
    let call = object.calling("put", ["_": Self.versionKey, "_": .word(String(version))])
    return CodingStepModel(target: nil, isThrowing: true, value: call.text)
  }
}

extension ValidType {
  /// Whether reading it may find another version.
  var hasStoredVersions: Bool {
    if case .record = kind { isStored } else { false }
  }
}
