import JSON

/// The entries of a catalogue by their keys, of which there can be thousands.
struct CatalogueEntries {
  let members: [JSONValue.Member]
  private let values: [String: JSONValue]

  init(of catalogue: JSONValue) {
    members = catalogue["strings"]?.members ?? []
    values = Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
  }

  subscript(key: String) -> JSONValue? { values[key] }
}
