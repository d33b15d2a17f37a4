import Diagnostics
import SchemaSyntax

extension MapSignatureCheck {
  mutating func reportNoSource(of map: MapDeclaration) {
    guard let label = map.parameters.first?.label, let type = map.parameters.first?.type else {
      return
    }
    let removed = SourceSpan(file: label.span.file, start: label.span.start, end: type.span.start)
    diagnostics.report(
      .mapSourceCount, "nothing says which parameter is mapped",
      at: label.span.through(type.span),
      help: "remove the label of the one that is mapped: its fields are matched by name",
      fix: map.parameters.count == 1 ? .remove(removed) : nil)
  }

  mutating func reportSeveralResults(of map: MapDeclaration) {
    let labels = map.parameters.compactMap(\.label)
    diagnostics.report(
      .reversibleMapParameters, "a map with several parameters goes one way", at: map.arrow,
      label: "the way back has only one result",
      secondary: labels.map { .init($0.span, "another parameter") },
      help: "write `->`", fix: .replace(map.arrow, with: "->"))
  }
}

extension DiagnosticKind {
  static let mapSourceCount = DiagnosticKind(
    "G0604", .error, "not exactly one parameter without a label",
    explanation: """
      A map has exactly one parameter without a label: the value that is mapped. Its fields can be used by their names,
      and are matched with the fields of the target automatically. Every other parameter needs a label.

      ```gate
      dto UserDTO { name: String }
      dto RolesDTO { roles: [String] }
      domain User { name: String, roles: [String] }
      map (UserDTO, RolesDTO) -> User
      ```

      ```gate
      dto UserDTO { name: String }
      dto RolesDTO { roles: [String] }
      domain User { name: String, roles: [String] }
      map (UserDTO, access: RolesDTO) -> User
      ```
      """)

  static let duplicateLabel = DiagnosticKind(
    "G0605", .error, "two parameters with the same label",
    explanation: """
      In the entries of a map, the labels of its parameters are names, so no two parameters can have the same label.

      ```gate
      dto UserDTO { name: String }
      domain User { name: String, city: String, country: String }
      map (UserDTO, place: String, place: String) -> User { city: place, country: place }
      ```

      ```gate
      dto UserDTO { name: String }
      domain User { name: String, city: String, country: String }
      map (UserDTO, city: String, country: String) -> User
      ```
      """)

  static let reversibleMapParameters = DiagnosticKind(
    "G0606", .error, "a two-way map with several parameters",
    explanation: """
      `<->` promises a way back, and the way back makes one value. A map that takes more than the dto cannot keep
      that promise.

      ```gate
      dto UserDTO { name: String }
      domain User { name: String, role: String }
      map (UserDTO, role: String) <-> User
      ```

      ```gate
      dto UserDTO { name: String }
      domain User { name: String, role: String }
      map (UserDTO, role: String) -> User
      ```
      """)
}
