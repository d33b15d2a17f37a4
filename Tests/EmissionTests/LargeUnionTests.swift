import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// Unions of thousands of cases compile in seconds: written like small ones, they would take many minutes, or be refused.
@Suite(.tags(.compiling)) struct LargeUnionTests {
  private static let count = 5_000

  private static func cases(_ payloads: [String], count: Int = count) -> String {
    (0..<count).map { "  case_\($0)\(payloads[$0 % payloads.count])" }.joined(separator: "\n")
  }

  private static let schema = """
    dto ImageDTO { width: Int }
    dto TextDTO { text: String }
    domain Image: Codable { width: Int }
    open dto union EventDTO: Hashable by type {
    \(cases(["(ImageDTO)", "", "(TextDTO)"]))
    }
    open domain union Event: Codable {
    \(cases(["(Image)", "", "([Event])"]))
    }
    domain union Shape: Codable {
    \(cases(["(Image)", ""], count: 100))
    }
    open enum Kind: Codable {
    \(cases([""], count: 300))
    }

    """

  private static let program = """
    let json = "[{\\"type\\":\\"case_0\\",\\"width\\":1},{\\"text\\":\\"a\\",\\"type\\":\\"case_4997\\"},\
    {\\"type\\":\\"case_4999\\"},{\\"type\\":\\"case_5000\\"}]"
    do {
      let events: [EventDTO] = try decode(json)
      expect(try encode(events) == json)
      expect(try decode(json, as: [EventDTO].self) == events)
      expect(Set(events).count == 4 && events.first == .case0(ImageDTO(width: 1)))
      expect(events.first != .case3(ImageDTO(width: 1)))
    } catch {
      print(error)
    }
    let all: Set<Event> = [.case0(Image(width: 1)), .case0(Image(width: 2)), .case1, .case5([.case1])]
    expect(all.count == 4 && all.contains(.case5([.case1])) && !all.contains(.case5([])))
    do {
      let events: [Event] = [.case3(Image(width: 1)), .case5([.case4]), .unrecognized(tag: "a", body: nil)]
      let json = "[{\\"case3\\":{\\"width\\":1}},{\\"case5\\":[{\\"case4\\":{}}]},\
    {\\"unrecognized\\":{\\"body\\":null,\\"tag\\":\\"a\\"}}]"
      expect(try encode(events) == json)
      expect(try decode(json, as: [Event].self) == events)
      let shapes: [Shape] = [.case2(Image(width: 1)), .case99]
      expect(try decode(encode(shapes), as: [Shape].self) == shapes)
      let kinds: [Kind] = [.case0, .case299, .unrecognized("case0")]
      expect(try encode(kinds) == "[\\"case0\\",\\"case299\\",\\"unrecognized(case0)\\"]")
      expect(try decode(encode(kinds), as: [Kind].self) == kinds)
    } catch {
      print(error)
    }

    """

  @Test func `A union of five thousand cases compiles, and finds each`() throws {
    let (files, diagnostics) = generate([SourceFile(path: "Large.gate", text: Self.schema)])
    #expect(diagnostics.map(\.message) == [])
    try Toolchain.withFolder { folder in
      let texts = files.map { ($0.name, $0.text) } + [("main.swift", Self.program)]
      let forms = PayloadForms.codable
      var sources = (["Expectations", "../SeededRandom/JSONSpacing"] + forms.files)
        .map { GoldenCase.root.appending(path: "\($0).swift").path() }
      for (name, text) in texts + [("Payloads.swift", forms.text)] {
        sources.append(try Toolchain.write(Data(text.utf8), to: name, in: folder))
      }
      let program = folder.appending(path: "large").path()
      let flags = ["-wmo", "-warnings-as-errors", "-package-name", "app"] + Toolchain.strict
      #expect(try Toolchain.compile(flags + sources, to: ("-o", program)) == "")
      #expect(try Toolchain.check(program) == "")
    }
  }
}
