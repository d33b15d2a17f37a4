import Templates
import Testing

@Suite struct SupportPartTests {
  private static let names = SupportPart.all.map(\.name)
  private static let domain = Set(SupportPart.all.filter { $0.home == .domain }.map(\.name))

  @Test func `Each part is listed once, and so is what it needs`() {
    #expect(Set(Self.names).count == Self.names.count)
    for part in SupportPart.all {
      #expect(Set(part.needs).isSubset(of: Self.names), "\(part.name)")
      #expect(!part.needs.contains(part.name), "\(part.name)")
    }
  }

  @Test func `Each file of the support code is a part`() {
    let files = EmbeddedFile.all.filter { $0.name.hasPrefix("GeneratedSupport/") }.map(\.name)
    #expect(
      Set(files.map { $0.dropFirst(17).dropLast(6) }).isSubset(of: Self.names.map { $0[...] }))
    for part in SupportPart.all {
      #expect(!part.text(access: .internal).isEmpty, "\(part.name)")
    }
  }

  private func part(_ name: String) throws -> SupportPart {
    try #require(SupportPart.all.first { $0.name == name })
  }

  @Test func `The names that a part takes are known`() throws {
    #expect(try part("JSON").declaredNames == ["JSON"])
    #expect(try part("IPAddressFormat").declaredNames == ["IPv4Format", "IPv6Format"])
    #expect(try part("WireWriter").declaredNames == ["WireWriter"])
    #expect(try part("Boxed").declaredNames == ["Boxed"])
    #expect(try part("RuleViolation").declaredNames == ["RuleViolation"])
    #expect(try part("WireObject+Patch").declaredNames == [])
    #expect(try part("WireFormat+Decimal").declaredNames == ["TextOrNumber"])
    let all = SupportPart.all.flatMap(\.declaredNames)
    #expect(Set(all).count == all.count)
  }

  @Test func `The access of the layer takes its place`() throws {
    let patch = try part("Patch")
    #expect(patch.text(access: .public).contains("\npublic nonisolated enum Patch<Value> {\n"))
    #expect(patch.text(access: .package).contains("\npackage nonisolated enum Patch<Value> {\n"))
    #expect(patch.text(access: .internal).contains("\nnonisolated enum Patch<Value> {\n"))
    let email = try part("EmailFormat")
    #expect(email.text(access: .public) == email.text(access: .internal))
    #expect(!email.text(access: .public).contains("package"))
  }

  @Test func `A part is all of its declarations`() {
    for part in SupportPart.all {
      let declarations = part.declarations()
      #expect(!declarations.isEmpty, "\(part.name)")
      let whole = part.body(access: .package, of: declarations)
      #expect(part.text(access: .package).hasSuffix(whole), "\(part.name)")
      #expect(!whole.contains("\n\n\n"), "\(part.name)")
    }
  }

  @Test func `What can be left out is known by name`() throws {
    let issues = try part("MappingIssues").declarations()
    #expect(issues.compactMap(\.typeName) == ["MappingIssues"])
    let names = issues.flatMap(\.members).filter(\.isRemovable).flatMap(\.names)
    #expect(Set(["convert(", "convertArray(", "isEmpty"]).isSubset(of: names))
    #expect(!names.contains("issues"), "a stored property")
    let path = try part("WirePath").declarations().filter { !$0.isConforming }
    let removable = path.flatMap(\.members).filter(\.isRemovable).flatMap(\.names)
    #expect(Set(removable) == ["subject(", "known(", "isIdentifier("])
    let patch = try part("Patch").declarations().flatMap(\.members)
    #expect(!patch.isEmpty && patch.allSatisfy { !$0.isRemovable }, "apps call them")
    #expect(try part("WireKey").declarations().flatMap(\.members).allSatisfy { !$0.isRemovable })
  }

  @Test func `Imports are those of the emitted file`() throws {
    func head(
      _ name: String, _ access: SupportPart.Access, _ module: String? = nil
    ) throws -> [Substring] {
      try part(name).text(
        access: access, beside: module.map { DomainModule($0, parts: Self.domain) }
      ).split(separator: "\n")
        .filter { $0.hasSuffix("Foundation") || $0.hasSuffix("Domain") }
    }
    #expect(try head("RuleViolation", .public) == ["public import Foundation"])
    #expect(try head("RuleViolation", .internal) == ["import Foundation"])
    #expect(try head("WireFormat+ISO8601", .public) == ["import Foundation"])
    #expect(try head("JSONWire", .public, "Domain") == ["import Domain", "import Foundation"])
    #expect(
      try head("MappingProblem", .public, "Domain")
        == ["public import Domain", "import Foundation"])
    #expect(try head("MappingError", .public) == ["public import Foundation"])
    #expect(try head("MappingError", .package) == ["import Foundation"])
    #expect(try head("Patch", .public, "Domain") == [])
    #expect(try part("UUIDFormat").text(access: .public).hasPrefix("/// UUIDs"))
    #expect(
      try part("WireFormat+CalendarDate").text(access: .internal).hasPrefix("nonisolated extension")
    )
  }

  @Test func `Only what is needed is selected, each in its layer`() {
    let selection = SupportSelection(
      domain: ["PatternMatcher"], data: ["WireFormat+CalendarDate", "WireObject"],
      isOneModule: false)
    #expect(
      selection.domain.map(\.name)
        == ["CalendarDate", "GregorianCalendar", "PatternMatcher", "RuleViolation"])
    #expect(
      selection.data.map(\.name) == [
        "CodingDepth", "MappingError", "MappingError+Malformed", "MappingProblem", "ShownText",
        "ThreadStack", "WireFormat", "WireFormat+CalendarDate", "WireKey", "WireObject", "WirePath",
      ])
  }

  @Test func `What two modules need is in both, and in one module once`() {
    let names: (Bool) -> (domain: [String], data: [String]) = { isOneModule in
      let selection = SupportSelection(
        domain: ["UUIDFormat"], data: ["UUIDFormat", "Boxed"], isOneModule: isOneModule)
      return (selection.domain.map(\.name), selection.data.map(\.name))
    }
    #expect(names(false) == (["UUIDFormat"], ["Boxed", "UUIDFormat"]))
    #expect(names(true) == (["UUIDFormat"], ["Boxed"]))
  }

  @Test func `What users handle is in the domain if that needs it`() {
    let selection = SupportSelection(
      domain: ["MappingError"], data: ["LossyArray"], isOneModule: false)
    #expect(
      selection.domain.map(\.name) == [
        "MappingError", "MappingProblem", "RuleViolation", "WirePath",
      ])
    #expect(
      selection.data.map(\.name) == [
        "CodingDepth", "CodingPathSteps", "FallbackHandler", "FallbackLog", "FallbackReport",
        "HeldReports", "JSONKind", "JSONKindProbe", "LossyArray", "MappingIssues", "MappingPolicy",
        "RedactedError", "ShownText", "ThreadStack", "WireConversions", "WireFormat", "WireKey",
      ])
    #expect(selection.sharedNames == Set(selection.domain.map(\.name)))
  }

  @Test func `Nothing is needed where nothing is used`() {
    let selection = SupportSelection(domain: [], data: [], isOneModule: false)
    #expect(selection.domain.isEmpty)
    #expect(selection.data.isEmpty)
  }
}
