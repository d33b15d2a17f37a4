import SchemaSemantics
import Testing

@testable import SwiftLowering

/// A value is kept elsewhere only if its type would contain itself, or would be large.
@Suite struct ValueStorageTests {
  private func boxed(_ record: String, in text: String) throws -> [String] {
    let schema = try LoweredSchema(text)
    let id = try schema.type(record).id
    return try schema.fields(of: record).enumerated()
      .filter { schema.context.storage.isBoxed(field: $0.offset, of: id) }
      .map(\.element.swiftName)
  }

  private func indirect(_ union: String, in text: String) throws -> [String] {
    let schema = try LoweredSchema(text)
    let type = try schema.type(union)
    guard case .union(let union) = type.kind else { return [] }
    return union.cases.indices
      .filter { schema.context.storage.isIndirect(case: $0, of: type.id) }
      .map { union.cases[$0].swiftName }
  }

  @Test func `A record that contains itself has a box`() throws {
    let text = "domain Node { next: Node?, all: [Node], byName: [String: Node], name: String }\n"
    #expect(try boxed("Node", in: text) == ["next"])
  }

  @Test func `One box breaks a circle of records`() throws {
    let text = "domain A { b: B? }\ndomain B { c: C? }\ndomain C { a: A? }\n"
    let fields = try ["A", "B", "C"].flatMap { try boxed($0, in: text) }
    #expect(fields == ["a"])
  }

  @Test func `A circle through a union needs no box`() throws {
    let text =
      "domain union Tree { leaf(Int), node(Node) }\ndomain Node { left: Tree, right: Tree }\n"
    #expect(try boxed("Node", in: text) == [])
    #expect(try indirect("Tree", in: text) == ["node"])
  }

  /// Eight texts are 128 bytes.
  @Test(arguments: [(8, [String]()), (9, ["wide", "maybe"])])
  func `Values of more than 128 bytes are kept elsewhere`(
    count: Int, expected: [String]
  ) throws {
    let fields = (0..<count).map { "f\($0): String" }.joined(separator: ", ")
    let text =
      "domain Holder { wide: Wide, maybe: Wide?, all: [Wide] }\ndomain Wide { \(fields) }\n"
    #expect(try boxed("Holder", in: text) == expected)
  }

  @Test(arguments: [
    ("a: Int, b: Bool?, c: Level", true), ("a: Int, b: String", false), ("a: [Int]", false),
  ])
  func `Values without references are copied as bytes`(fields: String, isTrivial: Bool) throws {
    let schema = try LoweredSchema("domain Probe { \(fields) }\nenum Level { low, high }\n")
    #expect(schema.context.storage.isTrivial(try schema.type("Probe").id) == isTrivial)
  }
}
