import SchemaSemantics

/// Writes the calls that read the fields of one struct, each into its place.
struct MemberReading {
  let coding: RecordCoding
  /// One for each field: `name`, or `fields.name`.
  let places: [String]
  let reader: String
  /// The constant that holds a key.
  let key: String
  var needs: FileNeeds

  /// - Parameter exit: how its cases are left early.
  mutating func object(_ members: [WireMember], exit: String = "continue") -> ReadObjectModel {
    ReadObjectModel(
      reader: reader, key: key,
      members: members.map { member in
        switch member {
        case .field(let position):
          return ReadMemberModel(
            key: coding.calls[position].key, content: .call(call(position)), exit: exit)
        case .object(let key, let members):
          return ReadMemberModel(
            key: SwiftLiteral.string(key), content: .object(object(members)), exit: exit)
        }
      })
  }

  private mutating func call(_ position: Int) -> String {
    let fallback = coding.record.fields[position].fallback.map {
      coding.literal($0, of: position, needs: &needs)
    }
    return coding.calls[position].reading(
      into: places[position], from: reader, fallback: fallback, needs: &needs)
  }
}
