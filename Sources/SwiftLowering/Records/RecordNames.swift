import Diagnostics
import SchemaSemantics
import SchemaSyntax

extension ValidRecord {
  /// The names of the parameters within functions: none can be called `self`.
  var localNames: [String] {
    fields.map { field in
      guard field.swiftName == "self" else { return SwiftIdentifier.declared(field.swiftName) }
      var taken = LocalNames(taken: fields.map(\.swiftName))
      return taken.claim("value")
    }
  }

  /// The name of the private property behind a field.
  func storedName(of field: ValidField) -> String {
    var taken = LocalNames(taken: fields.map(\.swiftName))
    return taken.claim("stored", before: field.swiftName, among: fields.map(\.swiftName))
  }
}

extension SchemaType {
  /// A field that is left out is nil.
  var defaultArgument: String {
    switch self {
    case .optional: " = nil"
    case .patch: " = .absent"
    default: ""
    }
  }
}

extension [ValidField] {
  /// What the schema says about each field, for callers of the initialiser. DocC wants all parameters or none, so where the
  /// schema says nothing about some field, only the properties have what it says.
  var parameterDocumentation: [String] {
    guard let first, allSatisfy({ !$0.notes.documentation.isEmpty }) else { return [] }
    if count == 1 {
      return first.documentation(after: "- Parameter \(first.swiftName): ", indentation: "  ")
    }
    return ["- Parameters:"]
      + flatMap { $0.documentation(after: "  - \($0.swiftName): ", indentation: "    ") }
  }
}

extension ValidField {
  fileprivate func documentation(after start: String, indentation: String) -> [String] {
    notes.documentation.enumerated().map { index, line in
      index == 0 ? start + line : line.isEmpty ? "" : indentation + line
    }
  }
}
