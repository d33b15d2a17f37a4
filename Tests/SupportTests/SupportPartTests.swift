import Emission
import SwiftLowering
import Templates
import Testing

@Suite struct SupportPartTests {
  private static let domain = Set(SupportPart.allCases.filter { $0.home == .domain })

  @Test func `Each file of the support code is a part, in the order of names`() {
    let files = EmbeddedFile.all.filter { $0.name.hasPrefix("GeneratedSupport/") }.map(\.name)
    let names = SupportPart.allCases.map(\.rawValue)
    #expect(Set(files.map { $0.dropFirst(17).dropLast(6) }).isSubset(of: names.map { $0[...] }))
    #expect(names == names.sorted())
    for part in SupportPart.allCases {
      #expect(!part.text(access: .internal).isEmpty, "\(part)")
      #expect(!part.needs.contains(part), "\(part)")
    }
  }

  @Test func `What generated code names is declared`() {
    let declared = Set(SupportPart.allCases.flatMap(\.declaredNames))
    #expect(declared.isSuperset(of: SupportType.allCases.map(\.rawValue)))
  }

  @Test func `The names that a part takes are known`() {
    #expect(SupportPart.json.declaredNames == ["JSON"])
    #expect(SupportPart.ipAddressFormat.declaredNames == ["IPv4Format", "IPv6Format"])
    #expect(SupportPart.wireWriter.declaredNames == ["WireWriter"])
    #expect(SupportPart.boxed.declaredNames == ["Boxed"])
    #expect(SupportPart.ruleViolation.declaredNames == ["RuleViolation"])
    #expect(SupportPart.wireObjectPatch.declaredNames == [])
    #expect(SupportPart.wireFormatDecimal.declaredNames == ["TextOrNumber"])
    let all = SupportPart.allCases.flatMap(\.declaredNames)
    #expect(Set(all).count == all.count)
  }

  @Test func `The access of the layer takes its place`() {
    let patch = SupportPart.patch
    #expect(patch.text(access: .public).contains("\npublic nonisolated enum Patch<Value> {\n"))
    #expect(patch.text(access: .package).contains("\npackage nonisolated enum Patch<Value> {\n"))
    #expect(patch.text(access: .internal).contains("\nnonisolated enum Patch<Value> {\n"))
    let email = SupportPart.emailFormat
    #expect(email.text(access: .public) == email.text(access: .internal))
    #expect(!email.text(access: .public).contains("package"))
  }

  @Test func `Types that apps have as well are named with their modules, but not in texts`() {
    let names = SupportNames([:], prefix: "", in: [], beside: [])
    let line = #"throw f("a URL of \(Data("URL", Set()).count) URL \" URL", URL(x))"#
    let renamed =
      #"throw f("a URL of \(Foundation.Data("URL", Swift.Set()).count) URL \" URL", Foundation.URL(x))"#
    #expect(names.renamed(line) == renamed)
    let beside = SupportNames(["Swift": "GatehouseSwift"], prefix: "", in: [], beside: [])
    #expect(beside.renamed("Task { URL(x) }") == "Task { Foundation.URL(x) }")
  }

  @Test func `A part is all of its declarations`() {
    for part in SupportPart.allCases {
      let declarations = part.declarations()
      #expect(!declarations.isEmpty, "\(part)")
      let whole = part.body(access: .package, of: declarations)
      let text = SupportNames([:], prefix: "", in: [part], beside: []).renamed(whole)
      #expect(part.text(access: .package).hasSuffix(text), "\(part)")
      #expect(!whole.contains("\n\n\n"), "\(part)")
    }
  }

  @Test func `What can be left out is known by name`() {
    let issues = SupportPart.mappingIssues.declarations()
    #expect(issues.compactMap(\.typeName) == ["MappingIssues"])
    let names = issues.flatMap(\.members).filter(\.isRemovable).flatMap(\.names)
    #expect(Set(["convert(", "convertArray(", "isEmpty"]).isSubset(of: names))
    let path = SupportPart.wirePath.declarations().filter { !$0.isConforming }
    let removable = path.flatMap(\.members).filter(\.isRemovable).flatMap(\.names)
    #expect(Set(removable) == ["subject(", "known(", "isIdentifier("])
    let patch = SupportPart.patch.declarations().flatMap(\.members)
    #expect(!patch.isEmpty && patch.allSatisfy { !$0.isRemovable }, "apps call them")
    let key = SupportPart.wireKey.declarations().flatMap(\.members).filter(\.isRemovable)
    #expect(
      key.flatMap(\.names) == ["knownName", "elementIndex"], "what it conforms with is not named")
    let reader = SupportPart.jsonReader.declarations().flatMap(\.members)
    let state = reader.filter(\.isRemovable).flatMap(\.names)
    #expect(Set(["attempts", "heldReports", "outcomes"]).isSubset(of: state))
    #expect(!state.contains("bytes"), "an initializer sets it")
  }

  @Test func `Imports are those of the emitted file`() {
    func head(
      _ part: SupportPart, _ access: AccessLevel, _ module: String? = nil
    ) -> [Substring] {
      part.text(
        access: access, beside: module.map { DomainModule($0, parts: Self.domain) }
      ).split(separator: "\n")
        .filter { $0.hasSuffix("Foundation") || $0.hasSuffix("Domain") }
    }
    #expect(head(.ruleViolation, .public) == ["public import Foundation"])
    #expect(head(.ruleViolation, .internal) == ["import Foundation"])
    #expect(head(.wireFormatISO8601, .public) == ["import Foundation"])
    #expect(head(.jsonWire, .public, "Domain") == ["import Domain"])
    #expect(head(.jsonWireCodable, .public, "Domain") == ["import Domain", "import Foundation"])
    #expect(
      head(.mappingProblem, .public, "Domain")
        == ["public import Domain", "import Foundation"])
    #expect(head(.mappingError, .public) == ["public import Foundation"])
    #expect(head(.mappingError, .package) == ["import Foundation"])
    #expect(head(.patch, .public, "Domain") == [])
    #expect(SupportPart.uuidFormat.text(access: .public).hasPrefix("/// UUIDs"))
    #expect(
      SupportPart.wireFormatCalendarDate.text(access: .internal).hasPrefix("nonisolated extension")
    )
  }

  @Test func `Only what is needed is selected, each in its layer`() {
    let selection = SupportSelection(
      domain: [.patternMatcher], data: [.wireFormatCalendarDate, .wireObject],
      isOneModule: false)
    #expect(
      selection.domain
        == [.calendarDate, .gregorianCalendar, .patternMatcher, .ruleViolation])
    #expect(
      selection.data == [
        .codingDepth, .mappingError, .mappingErrorMalformed, .mappingProblem, .shownText,
        .threadStack, .wireFormat, .wireFormatCalendarDate, .wireKey, .wireObject, .wirePath,
      ])
  }

  @Test func `What two modules need is in both, and in one module once`() {
    let parts: (Bool) -> (domain: [SupportPart], data: [SupportPart]) = { isOneModule in
      let selection = SupportSelection(
        domain: [.uuidFormat], data: [.uuidFormat, .boxed], isOneModule: isOneModule)
      return (selection.domain, selection.data)
    }
    #expect(parts(false) == ([.uuidFormat], [.boxed, .uuidFormat]))
    #expect(parts(true) == ([.uuidFormat], [.boxed]))
  }

  @Test func `What users handle is in the domain if that needs it`() {
    let selection = SupportSelection(
      domain: [.mappingError], data: [.lossyArray], isOneModule: false)
    #expect(
      selection.domain == [
        .mappingError, .mappingProblem, .ruleViolation, .wirePath,
      ])
    #expect(
      selection.data == [
        .codingDepth, .codingPathSteps, .fallbackHandler, .fallbackLog, .fallbackReport,
        .heldReports, .jsonKind, .jsonKindProbe, .lossyArray, .mappingIssues, .mappingPolicy,
        .redactedError, .shownText, .threadStack, .wireConversions, .wireFormat, .wireKey,
      ])
    #expect(selection.shared == Set(selection.domain))
  }

  @Test func `Nothing is needed where nothing is used`() {
    let selection = SupportSelection(domain: [], data: [], isOneModule: false)
    #expect(selection.domain.isEmpty)
    #expect(selection.data.isEmpty)
  }
}
