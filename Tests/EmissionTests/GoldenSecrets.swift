import Emission
import Foundation
import GatehousePipeline
import SchemaSemantics
import SchemaSyntax

@testable import SwiftLowering

extension GoldenCase {
  /// Whether its program looks for private values as well. With `GATEHOUSE_SECRETS`, all programs do, except those that
  /// would warn about deprecated things.
  var isSearched: Bool {
    ProcessInfo.processInfo.environment["GATEHOUSE_SECRETS"] != nil
      && !testDescription.hasSuffix("Deprecations")
      || ["TwoModules", "UnionByShape"].contains(testDescription)
  }

  /// What a program in `Behaviour` does in addition: it reads and maps payloads with marked secrets. Nil for schemas
  /// whose names get in the way of the search.
  func secretSearch() throws -> String? {
    guard let schema = validate(try schemas()).schema else { return nil }
    let taken: Set<String> = ["Array", "Bool", "Data", "Decoder", "Int", "Set", "String"]
    guard taken.isDisjoint(with: schema.types.map(\.qualifiedName)) else { return nil }
    let context = LoweringContext(schema, settings)
    let shapes = PayloadShapes(schema: schema)
    let support = try supportTypes()
    let checks = schema.types.compactMap { type -> String? in
      guard isRead(type) else { return nil }
      let name = context.names.text(of: type.id, in: nil)
      let maps = schema.maps.filter { !$0.isGeneric }.filter { map in
        map.parameters.count == 1 && map.parameters[0].type.declaredID == type.id
      }
      let uses = maps.map { map in
        let call = context.mapReference(to: map.id, isBack: false, in: nil).applied(
          to: .word("payload"))
        // Maps that cannot fail are called like all others.
        return "try secrets.take(\(call))"
      }
      let decoded = "try decode(json, as: \(name).self)"
      let direct = "try \(name)(json: Array(json.utf8))"
      let read = settings.json.isDirect ? "runsDirectly ? \(direct) : \(decoded)" : decoded
      let binding = uses.isEmpty ? "_" : "let payload"
      return """
        secrets.check("\(type.qualifiedName)") { json in
          \(([binding + " = " + read] + uses).joined(separator: "\n  "))
        }
        """
    }
    return """
      var secretShapes: [String: PayloadShape] = [:]
      \(shapes.statements.map { $0.replacing("shapes[", with: "secretShapes[", maxReplacements: 1) }.joined(separator: "\n"))
      let secrets = SecretSearch(
        shapes: secretShapes, texts: \(shapes.texts), log: \(Self.log(support)),
        redacted: \(Self.redacted(support)))
      \(checks.joined(separator: "\n"))
      """
  }

  private func isRead(_ type: ValidType) -> Bool {
    switch type.kind {
    case .record(let record): record.layer != .domain
    case .union(let union): union.layer != .domain
    case .enumeration, .wrapper, .foreign: false
    }
  }

  private static func log(_ support: Set<Substring>) -> String {
    guard support.contains("FallbackHandler") else { return "{ run in try run(); return [] }" }
    return """
      { run in
        let reports = Reports()
        try FallbackHandler.use { reports.add($0) } during: { try run() }
        return reports.all
      }
      """
  }

  private static func redacted(_ support: Set<Substring>) -> String {
    let errors = ["MappingError", "JSONError"].filter { support.contains($0[...]) }
    let lines = errors.map { "if let error = error as? \($0) { return error.redactedDescription }" }
    return "{ error in\n  \((lines + ["return nil"]).joined(separator: "\n  "))\n}"
  }
}
