import Foundation
import Testing

@testable import JSON

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  private func fault(_ text: String) -> JSONError? {
    do throws(JSONError) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyKindOfValueIsRead() throws {
    #expect(try read("null").content == .null)
    #expect(try read(" true\n").content == .boolean(true))
    #expect(try read("false").content == .boolean(false))
    #expect(try read("\"\"").content == .string(""))
    #expect(try read("[]").content == .array([]))
    #expect(try read("{}").content == .object([]))
  }

  @Test(arguments: ["0", "-0", "10", "-12.50", "1e9", "1E+9", "1.5e-300", "99999999999999999999"])
  func numbersStayAsTheyAreWritten(_ digits: String) throws {
    #expect(try read(digits).content == .number(digits))
  }

  @Test(arguments: ["01", "-", "+1", ".5", "1.", "1.e1", "2e", "2e+", "0x1F", "1_000", "--1", "-a"])
  func whatOnlyLooksLikeANumberIsRefusedAsAWhole(_ text: String) {
    #expect(
      fault("[\(text)]") == JSONError(fault: .number, place: 1..<(text.utf8.count + 1), bracket: 0))
  }

  @Test func escapesAreUndone() throws {
    #expect(
      try read(#""a\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00z""#).content
        == .string("a\"\\/\u{8}\u{C}\n\r\tAé😀z"))
  }

  @Test func valuesKnowWhereTheyStand() throws {
    let text = #"{ "é": [1, "b"] }"#
    let value = try read(text)
    #expect(value.place == 0..<text.utf8.count)
    guard case .object(let members) = value.content, let member = members.first,
      case .array(let elements) = member.value.content
    else {
      Issue.record("not an object with a list")
      return
    }
    #expect(member.name == "é")
    #expect(member.namePlace == 2..<6)
    #expect(member.value.place == 8..<16)
    #expect(elements.map(\.place) == [9..<10, 12..<15])
  }

  @Test func aNameThatComesTwiceIsSeenTwice() throws {
    guard case .object(let members) = try read(#"{"a": 1, "a": 2}"#).content else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.name) == ["a", "a"])
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try read("\u{FEFF}{}").content == .object([]))
  }

  @Test func faultsStandWhereTheyAre() {
    let missing: [(String, JSONError.Part, Range<Int>, Int?)] = [
      ("", .value, 0..<0, nil), ("[1,", .value, 3..<3, 0), ("[é]", .value, 1..<3, 0),
      (#"{"a" 1}"#, .colon(after: 1..<4), 5..<6, 0), ("[[1 2]]", .comma(after: 2..<3), 4..<5, 1),
      ("{a: 1}", .name, 1..<2, 0), ("[nul]", .value, 1..<2, 0),
    ]
    for (text, part, place, bracket) in missing {
      #expect(fault(text) == JSONError(fault: .missing(part), place: place, bracket: bracket))
    }
    let others: [(String, JSONError.Fault, Range<Int>, Int?)] = [
      ("[1,]", .trailingComma, 2..<3, 0), ("\"a\nb\"", .openText, 0..<2, nil),
      ("\"a\tb\"", .controlCharacter, 2..<3, nil), (#""\é""#, .escape, 1..<4, nil),
      (#""\ud83d""#, .unicodeEscape, 1..<7, nil), ("{} []", .textAfterEnd(of: 0..<2), 3..<4, nil),
    ]
    for (text, fault, place, bracket) in others {
      #expect(self.fault(text) == JSONError(fault: fault, place: place, bracket: bracket))
    }
    #expect(throws: JSONError(fault: .notUTF8, place: 1..<2, bracket: nil)) {
      try JSONReader.read([UInt8(ascii: "\""), 0xC3, UInt8(ascii: "\"")])
    }
  }

  @Test func onlyAPartOfTheBytesIsRead() throws {
    let bytes = Array("{\"a\": 1}\n[2, \n\"é\"".utf8)
    let first = try JSONReader.read(bytes, in: 0..<8)
    #expect(
      first
        == JSONValue(
          .object([.init("a", at: 1..<4, JSONValue(.number("1"), at: 6..<7))]), at: 0..<8))
    #expect(try JSONReader.read(bytes, in: 14..<100).place == 14..<18)
    #expect(throws: JSONError(fault: .missing(.value), place: 12..<12, bracket: 9)) {
      try JSONReader.read(bytes, in: 9..<12)
    }
    #expect(throws: JSONError(fault: .openText, place: 14..<17, bracket: nil)) {
      try JSONReader.read(bytes, in: 14..<17)
    }
  }

  /// Depth needs memory on the stack, and an attacker can send a lot of it.
  @Test(arguments: ["[", #"{"a":"#]) func bracketsEndAtALimit(_ opening: String) throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    _ = try read(deepest)
    #expect(fault(String(repeating: opening, count: 200_000))?.fault == .tooDeep)
  }

  /// With more than linear time, this would not end.
  @Test func longDocumentsAreNoMoreWorkThanTheySay() throws {
    let items = (0..<200_000).map { #"{"id": \#($0), "name": "a\\b"}"# }
    guard case .array(let elements) = try read("[\(items.joined(separator: ","))]").content else {
      Issue.record("not a list")
      return
    }
    #expect(elements.count == 200_000)
  }

  /// The first letter of a name says whether a reader must accept the document. The suite is beside the checkout of this
  /// repository.
  @Test func aPublicSuiteIsReadAsItSays() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/corpora/json-parsing").standardized
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    for file in files where file.hasSuffix(".json") {
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      let isAccepted = (try? JSONReader.read(bytes)) != nil
      switch file.first {
      case "y": #expect(isAccepted, "\(file)")
      case "n": #expect(!isAccepted, "\(file)")
      default: break
      }
    }
  }
}
