import SchemaImport
import Testing

@Suite struct OriginTests {
  @Test func stepsLeadFromTheTop() {
    let user = Origin(document: "api.json", steps: ["components", "schemas", "User"])
    #expect(user.appending("properties", "name").steps.suffix(3) == ["User", "properties", "name"])
  }
}
