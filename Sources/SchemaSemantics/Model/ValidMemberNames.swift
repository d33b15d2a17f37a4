extension ValidType {
  /// The Swift names of its fields, or of its cases.
  package var memberNames: [String] {
    switch kind {
    case .record(let record): record.fields.map(\.swiftName)
    case .union(let union): union.cases.map(\.swiftName)
    case .enumeration(let enumeration): enumeration.cases.map(\.swiftName)
    case .wrapper, .foreign: []
    }
  }
}

extension ValidRepository {
  /// The names of its operations, and of their parameters.
  package var memberNames: [String] {
    operations.flatMap { [$0.name] + $0.parameters.map(\.name) }
  }
}

extension String {
  /// Whether this name of a member may be that of a type as well. Nearly all members begin with a small letter, and types do
  /// not.
  package var mayNameType: Bool { utf8.first?.isSmall == false }
}
