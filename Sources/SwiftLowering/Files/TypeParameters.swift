import SchemaSemantics

extension LoweringContext {
  /// `<Item: Decodable & Sendable>`: a generic type can do what all of its parts can do.
  ///
  /// - Parameter conformances: those that come with the kind of type.
  func parameters(of type: ValidType, conformances: [String]) -> String {
    guard !type.parameters.isEmpty else { return "" }
    let asked = type.conformances.map(\.name).filter { Self.inherited.contains($0) }
    let needed = conformances.filter { Self.inherited.contains($0) }
    let implied = Set(needed.flatMap { TypeHead.implied[$0, default: [$0]] })
    let bounds = (asked.filter { !implied.contains($0) } + needed).map { names.standard($0) }
    let written = type.parameters.map {
      "\(names.text(of: $0, in: type.id)): \(bounds.joined(separator: " & "))"
    }
    return "<\(written.joined(separator: ", "))>"
  }

  /// ` where Item: JSONReadable`, for an extension that gives a generic type a protocol.
  func condition(of type: ValidType, _ conformance: SupportType) -> String {
    condition(of: type, names.support(conformance))
  }

  /// The same for a protocol by its name.
  func condition(of type: ValidType, _ conformance: String) -> String {
    guard !type.parameters.isEmpty else { return "" }
    let conditions = type.parameters.map {
      "\(names.text(of: $0, in: type.id)): \(conformance)"
    }
    return " where \(conditions.joined(separator: ", "))"
  }

  /// What a record has only if its parts have it, too.
  private static let inherited: Set = [
    "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Sendable",
  ]
}
