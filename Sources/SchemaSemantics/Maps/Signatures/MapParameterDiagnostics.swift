import Diagnostics
import SchemaSyntax

extension MapSignatureCheck {
  mutating func reportNoSource(of map: MapDeclaration) {
    guard let label = map.parameters.first?.label, let type = map.parameters.first?.type else {
      return
    }
    let removed = SourceSpan(file: label.span.file, start: label.span.start, end: type.span.start)
    diagnostics.append(
      Diagnostic(
        .mapSourceCount, "nothing says which parameter is mapped",
        at: label.span.through(type.span),
        help: "leave out the label of the one that is: its fields are matched by name",
        fix: map.parameters.count == 1 ? .remove(removed) : nil))
  }

  mutating func reportSeveralResults(of map: MapDeclaration) {
    let labels = map.parameters.compactMap(\.label)
    diagnostics.append(
      Diagnostic(
        .reversibleMapParameters, "a map with several parameters goes one way", at: map.arrow,
        label: "the way back has one result",
        secondary: labels.map { .init($0.span, "another parameter") },
        help: "write `->`", fix: .replace(map.arrow, with: "->")))
  }
}

extension DiagnosticKind {
  static let mapSourceCount = DiagnosticKind(
    "G0604", .error, "not exactly one parameter without a label",
    explanation: """
      A map has one parameter without a label: what is mapped. Its fields are found by their bare names, and match
      fields of the target by themselves. Everything else that the map needs has a label.

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
      The labels of a map's parameters are names in its entries, so each stands for one parameter.

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
