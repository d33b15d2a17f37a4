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
    let children = zip(record.fields, storages).map { field, storage in
      let plain = SwiftIdentifier.ownProperty(SwiftIdentifier.declared(field.swiftName))
      let value = storage?.reading ?? plain
      // Without `as Any`, Swift warns that the optional is converted to `Any`.
      let shown = value + (field.type.isOptional ? " as Any" : "")
      let label = StringLiteral(field.swiftName).text
      return "\(label): \(field.notes.isSensitive ? HiddenValue.literal : shown)"
    }
    return MirrorModel(
      access: settings.layer(of: type, in: schema).access.prefix, type: names.standard("Mirror"),
      children: children.joined(separator: ", "))
  }
}
