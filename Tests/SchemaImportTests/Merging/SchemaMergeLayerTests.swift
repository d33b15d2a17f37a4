import Diagnostics
import SchemaImport
import Testing

/// The same document in another layer, after a person has edited what the first one had.
@Suite struct SchemaMergeLayerTests {
  private static func schema(_ layer: String, _ suffix: String = "", role: String) -> String {
    """
    \(layer) User\(suffix) {
      name: String
      address: Address\(suffix)
      role: \(role)

      \(layer) Address\(suffix) {
        zip: String
      }
    }

    """
  }

  private static let role = "  enum Role { a, b }\n}\n"
  private static let model = schema("model", role: "Role").dropLast(2) + "\n" + role
  private static let dto = schema("dto", "DTO", role: "Role").dropLast(2) + "\n" + role
  private static let domain =
    schema("dto", "DTO", role: "User.Role") + "\n"
    + schema("domain", role: "Role").dropLast(2) + "\n" + role
    + "\nmap UserDTO <-> User\n\nmap UserDTO.AddressDTO <-> User.Address\n"

  private static func merged(
    _ base: String, _ former: ImportLayer, _ new: String, _ now: ImportLayer
  ) -> MergedSchema {
    let mine = base.replacing("  name:", with: "  // own\n  name:")
    return MergedSchema(
      base: base, new: new, files: [SourceFile(path: "0.gate", text: mine)],
      layers: (former, now))
  }

  @Test func whatIsInAKeptTypeIsKept() {
    let merged = Self.merged(Self.model, .model, Self.domain, .domain)
    #expect(merged.text.contains(Self.model.replacing("  name:", with: "  // own\n  name:")))
    #expect(
      merged.said == [
        "G2301: the layer `domain` makes another kind of `User`, which you have edited"
      ])
    #expect(
      merged.merge.diagnostics.first?.notes == [
        "the layer `domain` has: `domain`", "the last import was in the layer `model`",
      ])
  }

  @Test func whatTheLayerDoesNotHaveIsSaidOnce() {
    let merged = Self.merged(Self.model, .model, Self.dto, .dto)
    #expect(
      merged.text.hasPrefix(Self.model.replacing("  name:", with: "  // own\n  name:")))
    #expect(merged.text.hasSuffix(Self.dto))
    #expect(merged.said == ["G2303: the layer `dto` does not have `User`, which you have edited"])
  }

  /// No model holds an enum that is within a dto.
  @Test func whatIsInATypeOfTheFormerLayerIsNotUsed() {
    let merged = Self.merged(Self.dto, .dto, Self.model, .model)
    #expect(merged.text.hasSuffix(Self.model))
    #expect(
      merged.said == ["G2303: the layer `model` does not have `UserDTO`, which you have edited"])
  }

  @Test func theDomainComesBesideAnEditedDTO() {
    let merged = Self.merged(Self.dto, .dto, Self.domain, .domain)
    let edited = Self.domain.replacing(
      "DTO {\n  name: String\n", with: "DTO {\n  // own\n  name: String\n")
    #expect(merged.text == edited)
    #expect(merged.said.isEmpty)
  }
}
