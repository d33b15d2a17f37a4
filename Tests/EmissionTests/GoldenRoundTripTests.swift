import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SchemaSemantics
import TestTags
import Testing
import Toolchain

@testable import SwiftLowering

/// `<->` promises that a payload comes back as it was. This is checked for each such map of the golden cases, with random
/// payloads: by the program of its case, or here if the case has no program, or its program would warn about deprecated
/// things.
@Suite(.tags(.compiling)) struct GoldenRoundTripTests {
  @Test(
    arguments: try GoldenCase.all().filter { golden in
      try !golden.reversibleMaps().isEmpty && !golden.tripsWithItsBehaviour()
    })
  func `Payloads come back as they were`(_ golden: GoldenCase) throws {
    try Toolchain.withFolder { folder in
      let golden = golden.reading(.direct)
      let sources = try golden.write(to: folder, forProgram: true)
      let check = try Toolchain.write(
        Data(golden.prefixed(golden.roundTripCheck()).utf8), to: "RoundTripCheck.swift", in: folder)
      let main = try Toolchain.write(
        Data("try checkRoundTrips()\n".utf8), to: "main.swift", in: folder)
      let program = folder.appending(path: "roundtrips").path()
      let flags = ["-package-name", "app"] + Toolchain.strict
      let shared = try golden.checks(
        ["Expectations", "PayloadProblems", "RandomPayloads", "RoundTrips"], writingTo: folder)
      let compiled = try golden.compile(
        sources, with: [check, main], sharing: shared, to: program, in: folder, .areIgnored, flags)
      #expect(compiled.faults == "")
      try GoldenCase.expectSilence(in: golden.payloadForms(), of: compiled.said)
    }
  }
}

extension GoldenCase {
  func reversibleMaps() throws -> [ValidMap] {
    try validated()?.maps.filter { $0.isReversible && !$0.isGeneric } ?? []
  }

  /// Whether its program in `Behaviour` checks the promise of its maps as well.
  func tripsWithItsBehaviour() throws -> Bool {
    try hasBehaviour && settings.json != .directOnly && !reversibleMaps().isEmpty
      && !schemas().contains { String(decoding: $0.bytes, as: UTF8.self).contains("@deprecated") }
  }

  private func validated() throws -> ValidatedSchema? { validate(try schemas()).schema }

  /// A function that prints what does not come back unchanged.
  func roundTripCheck() throws -> String {
    guard let schema = try validated() else { return "" }
    let context = LoweringContext(schema, settings)
    let shapes = PayloadShapes(schema: schema)
    let checks = try reversibleMaps().compactMap { RoundTripCheck($0, context)?.statement }
    let support = try supportTypes()
    let module = domainModule.map { "import \($0)\n" } ?? ""
    return """
      \(module)import Foundation

      nonisolated func checkRoundTrips() throws {
      var shapes: [String: PayloadShape] = [:]
      \(shapes.statements.joined(separator: "\n"))
      let trips = RoundTrips(
        shapes: shapes, texts: \(shapes.texts), problems: \(problems(support)),
        fallbacks: \(fallbacks(support)))
      \(checks.joined(separator: "\n"))
      }

      """
  }

  private func problems(_ support: Set<Substring>) -> String {
    guard support.contains("MappingError") else { return "{ _ in nil }" }
    return "{ ($0 as? MappingError)?.issues.map(\\.path.description) }"
  }

  private func fallbacks(_ support: Set<Substring>) -> String {
    guard support.contains("FallbackHandler") else {
      return "{ run in try run(); return [] }"
    }
    return """
      { run in
        let reports = Reports()
        try FallbackHandler.use { reports.add($0.path) } during: { try run() }
        return reports.all
      }
      """
  }
}

/// One call of `RoundTrips.check`.
private struct RoundTripCheck {
  let statement: String

  init?(_ map: ValidMap, _ context: LoweringContext) {
    let schema = context.schema
    guard let source = map.parameters[map.source].type.declaredID else { return nil }
    let dto = context.names.text(of: source, in: nil)
    let made = context.names.text(of: map.target, in: nil)
    let forth = context.mapReference(to: map.id, isBack: false, in: nil).applied(
      to: .word("payload"))
    let back = context.mapReference(to: map.id, isBack: true, in: nil).applied(to: .word("value"))
    let ways = """
      { (payload: \(dto)) throws -> \(made) in try trips.made(\(forth)) },
        { (value: \(made)) throws -> \(dto) in try trips.made(\(back)) }
      """
    if case .enumeration(let enumeration) = schema[source].kind {
      let cases = enumeration.cases.enumerated().filter { map.takes($0.offset) }
        .map { ".\(SwiftIdentifier.member($0.element.swiftName))" }
      let others =
        enumeration.isOpen && enumeration.rawType.rawValue == "String"
        && !map.forward.refusesOthers
      let all = cases + (others ? [".unrecognized(\"another\")"] : [])
      statement = "trips.check([\(all.joined(separator: ", "))],\n  \(ways))"
      return
    }
    var promises = RoundTripPromises(schema)
    let promise = promises.promise(of: map)
    statement = """
      trips.check("\(schema[source].qualifiedName)", .\(promise.rawValue),
        \(ways))
      """
  }
}

extension ValidMap {
  /// Whether neither way refuses the case, or what becomes of it.
  fileprivate func takes(_ sourceCase: Int) -> Bool {
    guard !forward.refuses(sourceCase), case .cases(let rows, _) = forward else { return false }
    let made = rows.first { $0.sourceCase == sourceCase }?.value.kind
    guard let backward, case .constant(.enumCase(_, let index))? = made else { return true }
    return !backward.refuses(index)
  }
}

extension MapBody {
  fileprivate func refuses(_ sourceCase: Int) -> Bool {
    guard case .cases(let rows, _) = self else { return false }
    return rows.first { $0.sourceCase == sourceCase }?.value.isRefused ?? refusesOthers
  }

  fileprivate var refusesOthers: Bool {
    guard case .cases(_, let otherwise?) = self else { return false }
    return otherwise.isRefused
  }
}
