import Testing

@testable import SwiftLowering

/// Swift in comments that people copy to a file of their own compiles there.
@Suite struct CopiedSwiftTests {
  private static let schema = """
    converter phone: String throws -> Phone
    type Phone = String where notEmpty
    dto NoteDTO { id: UUID, phone: String }
    domain Note { text: String, phone: Phone }
    map NoteDTO -> Note { text: custom text(id), phone: phone via phone }

    """

  /// The beginning of each copy, up to its functions.
  private func heads(module: String?) throws -> [String] {
    let context = try LoweredSchema(
      Self.schema, settings: GenerationSettings(domain: .init(access: .public, module: module))
    ).context
    let files = context.converterFiles(from: ["Test.gate"]) + context.mapFiles(from: ["Test.gate"])
    let comments = files.flatMap { file -> [String] in
      switch file.content {
      case .converter(let converter): [converter.notes.documentation.text ?? ""]
      case .map(let map): map.hooks.map { $0.documentation.text ?? "" }
      default: []
      }
    }
    return comments.map { comment in
      let lines = comment.split(separator: "\n").drop { $0 != "/// ```swift" }.dropFirst()
      return lines.prefix { !$0.hasSuffix("{") }.joined(separator: "\n")
    }
  }

  @Test func `It begins with what it imports`() throws {
    #expect(try heads(module: nil) == ["", "/// import Foundation\n///"])
    #expect(
      try heads(module: "Notes") == [
        "/// import Notes\n///", "/// import Foundation\n/// import Notes\n///",
      ])
  }
}
