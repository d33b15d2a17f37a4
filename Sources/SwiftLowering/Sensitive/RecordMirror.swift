import SchemaSemantics

extension ValidRecord {
  /// Whether it has a field of its own that must not be shown. A field of a sensitive type hides itself.
  var isHiding: Bool { fields.contains(where: \.notes.isSensitive) }
}

extension LoweringContext {
  /// Nil if a dump may show everything.
  func mirror(of record: ValidRecord, _ type: ValidType, _ storages: [StorageModel?])
    -> MirrorModel?
  {
    guard record.isHiding else { return nil }
    return mirror(
      of: record, type, access: settings.layer(of: type, in: schema).access,
      readings: storages.map { $0?.reading }, hiding: \.notes.isSensitive)
  }

  /// - Parameter readings: how the fields are read that are not stored under their names.
  func mirror(
    of record: ValidRecord, _ type: ValidType, access: AccessLevel, readings: [String?],
    hiding isHidden: (ValidField) -> Bool
  ) -> MirrorModel {
    let children = zip(record.fields, readings).map { field, reading in
      let plain = SwiftIdentifier.ownProperty(SwiftIdentifier.declared(field.swiftName))
      let value = reading ?? plain
      // Without `as Any`, Swift warns that the optional is converted to `Any`.
      let shown = value + (field.type.isOptional ? " as Any" : "")
      let label = StringLiteral(field.swiftName).text
      return "\(label): \(isHidden(field) ? HiddenValue.literal : shown)"
    }
    return MirrorModel(
      access: access.prefix, type: names.standard("Mirror"),
      children: children.joined(separator: ", "))
  }
}
