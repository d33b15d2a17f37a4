import Emission
import Foundation
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// Every form in which the support code reaches users compiles without a warning.
@Suite(.tags(.compiling)) struct SupportCompilationTests {
  private static let dialects =
    Toolchain.dialects + [["-swift-version", "5", "-default-isolation", "MainActor"]]

  private static let all = Set(SupportPart.allCases)

  /// Each dialect with one access, and each access with several dialects.
  private static let forms = zip(
    dialects, [AccessLevel.public, .internal, .internal, .public])

  @Test(arguments: forms)
  func `Both layers in one module`(dialect: [String], access: AccessLevel) throws {
    try EmittedSupport.withFolder { support in
      let selection = SupportSelection(domain: Self.all, data: Self.all, isOneModule: true)
      #expect(selection.data.isEmpty)
      let files = try support.write(selection.domain, to: "App", access: access)
      #expect(files.count == SupportPart.allCases.count)
      let output = try support.compile(["-typecheck", "-wmo"] + dialect + files)
      #expect(output == "")
    }
  }

  /// The app has types of its own that are called as types of Swift and Foundation are, which the schema does not know.
  @Test func `All of it beside an app's own types`() throws {
    try EmittedSupport.withFolder { support in
      let parts = SupportSelection(domain: Self.all, data: Self.all, isOneModule: true).domain
      let files = try support.write(parts, to: "App", access: .internal)
      let names = [
        "Actor", "Bundle", "Calendar", "Character", "Collection", "Data", "Date", "Decoder",
        "Dictionary", "Encoder", "Error", "Locale", "Logger", "Mirror", "Range", "Result",
        "Sequence", "Set", "Slice", "Span", "State", "Task", "TimeZone", "Unicode", "URL",
      ]
      let own = support.folder.appending(path: "App/Own.swift")
      try names.map { "struct \($0) { let title: Int }\n" }.joined()
        .write(to: own, atomically: true, encoding: .utf8)
      let output = try support.compile(
        ["-typecheck", "-wmo"] + Toolchain.strict + files + [own.path()])
      #expect(output == "")
    }
  }

  /// More than any layer has in its file. What is private to one part must not clash with what is private to another,
  /// which is the same in each dialect.
  @Test(arguments: Array(forms).prefix(2))
  func `Everything in one file`(dialect: [String], access: AccessLevel) throws {
    try EmittedSupport.withFolder { support in
      let file = try support.writeTogether(SupportPart.allCases, to: "Support", access: access)
      let output = try support.compile(["-typecheck"] + dialect + [file])
      #expect(output == "")
    }
  }

  /// A `package import` is an error beside plain imports of the same module, unless imports are internal by default.
  private static let layers: [([String], AccessLevel)] =
    Array(forms) + dialects.prefix(2).map { ($0, .package) }

  private static let domain = Set(SupportPart.allCases.filter { $0.home == .domain })

  @Test(arguments: layers)
  func `The domain in a module of its own`(dialect: [String], access: AccessLevel) throws {
    try compile(domain: Self.domain, access: access, dialect: dialect)
  }

  /// Of the parts that users handle, the domain may need some, and the data layer the rest.
  @Test(arguments: [[.wireShapes], [.wireFormat], [.jsonReader], [.jsonWriter], all])
  func `Some of the wire in the module of the domain`(domain: Set<SupportPart>) throws {
    try compile(domain: domain, access: .public, dialect: Toolchain.strict)
  }

  private func compile(
    domain needs: Set<SupportPart>, access: AccessLevel, dialect: [String]
  ) throws {
    try EmittedSupport.withFolder { support in
      let selection = SupportSelection(domain: needs, data: Self.all, isOneModule: false)
      let domainAccess: AccessLevel = access == .package ? .package : .public
      let domain = try support.write(selection.domain, to: "Domain", access: domainAccess)
      let module = ["-wmo", "-parse-as-library", "-package-name", "app"]
      // The functions of the domain are checked above, and part by part below.
      let declarations = ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
      let domainOutput = try support.emit("Domain", declarations + module + dialect + domain)
      #expect(domainOutput == "")
      let data = try support.write(
        selection.data, to: "Data", access: access,
        beside: DomainModule("Domain", parts: selection.shared))
      let dataOutput = try support.compile(
        ["-typecheck", "-module-name", "Data"] + module + dialect + data,
        reading: domain)
      #expect(dataOutput == "")
    }
  }

  /// The functions of other parts are checked when it is their turn.
  @Test(arguments: SupportPart.allCases)
  func `Each part compiles with no more than it needs`(part: SupportPart) throws {
    try EmittedSupport.withFolder { support in
      // Texts are looked up in a bundle, which another part names, or the app itself.
      let parts = part == .ruleTexts ? [part, .ruleTextsBundle] : [part]
      let selection = SupportSelection(domain: Set(parts), data: [], isOneModule: true)
      let files = try support.write(selection.domain, to: "App", access: .internal)
      let isOwn = { (file: String) in file.hasSuffix("/\(part.rawValue).swift") }
      let (own, others) = (files.filter(isOwn), files.filter { !isOwn($0) })
      #expect(own.count == 1)
      let output = try Toolchain.typeCheck(own, beside: others, Toolchain.strict)
      #expect(output == "")
    }
  }

  @Test(arguments: [AccessLevel.internal, .package, .public])
  func `The formatter finds nothing to change`(access: AccessLevel) throws {
    try EmittedSupport.withFolder { support in
      _ = try support.write(
        SupportPart.allCases, to: "App", access: access,
        beside: DomainModule("Domain", parts: Self.domain))
      let output = try support.lint("App")
      #expect(output == "")
    }
  }
}
