import Emission
import Foundation
import GatehousePipeline
import SchemaSemantics
import SchemaSyntax
import TestTags
import Testing
import Toolchain

@testable import SwiftLowering

/// Reading directly gives what a decoder reads, whatever is sent. This tries more payloads than the gate:
///
///     GATEHOUSE_MUTANTS=20000 swift test --filter HostilePayloadTests
@Suite(.tags(.compiling)) struct HostilePayloadTests {
  private static let cases = [
    "NestedPayloads", "Direct", "DirectEnums", "Models", "ModelUnions", "Fallbacks", "OpenUnions",
    "Flattening",
  ]

  private static let count =
    ProcessInfo.processInfo.environment["GATEHOUSE_MUTANTS"].flatMap { Int($0) } ?? 60

  @Test(arguments: cases)
  func `Both forms say the same of damaged payloads`(name: String) throws {
    let golden = try GoldenCase.named(name).reading(.direct)
    try Toolchain.withFolder { folder in
      let sources = try golden.write(to: folder, forProgram: true)
      let main = folder.appending(path: "main.swift")
      try Data(golden.hostilePayloads(Self.count).utf8).write(to: main)
      let program = folder.appending(path: "hostile").path()
      let shared = ["HostilePayloads", "RandomPayloads", "../SeededRandom/JSONSpacing"].map {
        GoldenCase.root.appending(path: "\($0).swift").path()
      }
      let compiled = try golden.compile(
        sources, with: [main.path()], sharing: shared, to: program, in: folder, .areIgnored,
        // As in the programs of the same form in `Behaviour`, so that they share support code.
        ["-package-name", "app"] + Toolchain.strict)
      #expect(compiled.faults == "")
      let found = try compiled.said()
      #expect(found == "")
    }
  }
}

extension GoldenCase {
  /// A program that prints where the two forms differ.
  fileprivate func hostilePayloads(_ count: Int) throws -> String {
    guard let schema = validate(try schemas()).schema else { return "" }
    let context = LoweringContext(schema, settings)
    let shapes = PayloadShapes(schema: schema)
    let types = schema.types.filter { type in
      switch type.kind {
      case .record(let record): record.layer != .domain && context.wireNeeds.isDecodable(type.id)
      case .union(let union): union.layer != .domain && context.wireNeeds.isDecodable(type.id)
      case .wrapper, .enumeration, .foreign: false
      }
    }
    let checks = types.map { type in
      "hostile.check(\"\(type.qualifiedName)\", as: \(context.names.text(of: type.id, in: nil)).self)"
    }
    return """
      import Foundation

      func search() {
        var shapes: [String: PayloadShape] = [:]
        \(shapes.statements.joined(separator: "\n"))
        let hostile = HostilePayloads(shapes: shapes, texts: \(shapes.texts), count: \(count))
        \(checks.joined(separator: "\n"))
      }

      // Fallbacks are reported to standard error.
      close(2)
      // The program reflects values to compare them, which takes more of the stack than reading them.
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        search()
        done.signal()
      }
      thread.stackSize = 512 << 20
      thread.start()
      done.wait()
      """
  }
}
