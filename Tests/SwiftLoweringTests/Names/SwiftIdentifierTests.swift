import Testing

@testable import SwiftLowering

/// A name has backticks only where Swift needs them, since it warns of others.
@Suite struct SwiftIdentifierTests {
  struct Forms {
    let name: String
    let declared: String
    let member: String
    let label: String
    let argument: String
  }

  @Test(arguments: [
    Forms(name: "name", declared: "name", member: "name", label: "name", argument: "name"),
    Forms(name: "in", declared: "`in`", member: "in", label: "in", argument: "in"),
    Forms(name: "init", declared: "`init`", member: "`init`", label: "init", argument: "init"),
    Forms(name: "self", declared: "`self`", member: "`self`", label: "self", argument: "self"),
    Forms(name: "Type", declared: "`Type`", member: "`Type`", label: "Type", argument: "Type"),
    Forms(name: "var", declared: "`var`", member: "var", label: "`var`", argument: "var"),
    Forms(
      name: "inout", declared: "`inout`", member: "inout", label: "`inout`", argument: "`inout`"),
  ])
  func `A name is written as each place needs it`(_ forms: Forms) {
    #expect(SwiftIdentifier.declared(forms.name) == forms.declared)
    #expect(SwiftIdentifier.member(forms.name) == forms.member)
    #expect(SwiftIdentifier.label(forms.name) == forms.label)
    #expect(SwiftIdentifier.argument(forms.name) == forms.argument)
  }

  @Test(arguments: [
    ("id", "id", "id"), ("from", "dto", "from dto"), ("in", "`in`", "in"), ("_", "dto", "_ dto"),
    ("self", "value", "self value"),
  ])
  func `A parameter has two words only if they are different`(
    label: String, local: String, text: String
  ) {
    #expect(SwiftIdentifier.parameter(label, local) == text)
  }

  @Test func `A property called self is not the whole value`() {
    #expect(SwiftIdentifier.ownProperty("`self`") == "self.`self`")
    #expect(SwiftIdentifier.ownProperty("`in`") == "`in`")
    #expect(SwiftIdentifier.ownProperty("name") == "name")
  }
}
