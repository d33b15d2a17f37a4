import SchemaSemantics
import TextFormats

extension ValidType {
  /// For an enum or a union; other types have no cases.
  func caseName(at position: Int) -> String {
    switch kind {
    case .enumeration(let enumeration): enumeration.cases[position].swiftName
    case .union(let union): union.cases[position].swiftName
    case .record, .wrapper, .foreign: ""
    }
  }

  /// The case as a payload names it; in a domain without a payload, by its Swift name.
  func wireText(at position: Int) -> String {
    let wire: Value? =
      switch kind {
      case .enumeration(let enumeration): enumeration.cases[position].rawValue
      case .union(let union): union.cases[position].tag
      case .record, .wrapper, .foreign: nil
      }
    return switch wire {
    case .string(let text)?: text
    case .number(let number)?: number.description
    default: caseName(at: position)
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
