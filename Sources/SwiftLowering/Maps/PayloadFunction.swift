import SchemaSemantics

extension LoweringContext {
  /// The functions from the bytes of a JSON text to a domain value, beside the map from its dto; none if another dto
  /// leads to the same type, since a text does not say which dto it is.
  func payloadFunctions(for function: MapFunction, needs: inout FileNeeds) -> [MapFunctionModel] {
    let map = function.map
    guard settings.json.isDirect, !function.isBack, let source = payload(of: map),
      !hasRival(map)
    else { return [] }
    needs.call(.jsonPayload)
    let error = names.support(.jsonPayloadError)
    let dto = names.text(of: source, in: function.scope)
    // A link to a generic type with its arguments leads nowhere.
    let shown =
      schema[source].instance == nil ? Self.link(to: schema[source].qualifiedName) : "`\(dto)`"
    let bytes = "some \(names.standard("Collection"))<\(names.standard("UInt8"))>"
    let payload = SwiftExpression.word("\(names.support(.jsonPayload))<\(dto)>")
    let read = { (reading: SwiftExpression) in
      payload.calling("mapped", ["_": .word("json"), "by": reading]).attempted()
    }
    let access = settings.data.access.prefix
    let made = names.text(of: function.made, in: nil)
    return [
      MapFunctionModel(
        notes: NotesModel([
          "Reads the JSON of \(shown) and maps it.", "",
          "- Parameter json: The text, in UTF-8.",
          "- Throws: ``\(error)`` if the text cannot be read"
            + (function.canFail ? ", or with every value that is invalid." : "."),
        ]),
        signature: function.isExtension
          ? "\(access)init(json: \(bytes)) throws(\(error))"
          : "\(access)static func toDomain(json: \(bytes)) throws(\(error)) -> \(made)",
        statements: [
          function.isExtension
            ? .assignment(.word("self"), read(.initializer(of: "Self", label: "from")))
            : .expression(read(.function(.word("toDomain"), label: "_")))
        ])
    ]
  }

  /// In links of DocC, there are slashes between types within each other.
  private static func link(to name: String) -> String {
    "``\(name.split(separator: ".").joined(separator: "/"))``"
  }

  private func hasRival(_ map: ValidMap) -> Bool {
    schema.maps(of: map.target).contains { other in
      other.id != map.id && other.target == map.target && payload(of: other) != nil
    }
  }

  /// The source of the map, if it is the only parameter, comes from JSON, and becomes something that does not.
  private func payload(of map: ValidMap) -> TypeID? {
    guard map.parameters.count == 1, let source = map.sourceType.declaredID,
      wireNeeds.isRead(source), !wireNeeds.isRead(map.target), !wireNeeds.isWritten(map.target)
    else { return nil }
    return source
  }
}
