import SchemaSemantics

extension ValidType {
  /// For an enum or a union; other types have no cases.
  func caseName(at position: Int) -> String {
    switch kind {
    case .enumeration(let enumeration): enumeration.cases[position].swiftName
    case .union(let union): union.cases[position].swiftName
    case .record, .wrapper, .foreign: ""
    }
  }

  /// For an enum or a union.
  var caseNames: [String] {
    switch kind {
    case .enumeration(let enumeration): enumeration.cases.map(\.swiftName)
    case .union(let union): union.cases.map(\.swiftName)
    case .record, .wrapper, .foreign: []
    }
  }
}
