import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct TextFormatTests {
  @Test func `Flags`() {
    let format = WireFormat<String, Bool>.flag("Y", "N", otherTruths: ["yes"])
    #expect(read("Y", format) == "true")
    #expect(read("yes", format) == "true")
    #expect(read("N", format) == "false")
    #expect(read("y", format) == "\"y\" is not one of Y, yes, N")
    #expect(write(true, format) == "Y")
    #expect(write(false, format) == "N")
  }

  @Test func `Zero and one`() {
    let format = WireFormat<UInt8, Bool>.zeroOrOne
    #expect(read(0, format) == "false")
    #expect(read(1, format) == "true")
    #expect(read(255, format) == "255 is not 0 or 1")
    #expect(write(true, format) == "1")
    #expect(write(false, format) == "0")
  }

  @Test func `URLs`() {
    let any = WireFormat<String, URL>.url
    #expect(read("https://example.org/a?b#c", any) == "https://example.org/a?b#c")
    #expect(read("mailto:ada@example.org", any) == "mailto:ada@example.org")
    #expect(
      read("http://[x", any)
        == "\"http://[x\" is not a URL: the text in its brackets is not an IPv6 address")
    #expect(read("/path", any).contains("it does not begin with a scheme"))
    let web = WireFormat<String, URL>.url(schemes: ["https", "http"])
    #expect(read("HTTPS://example.org", web).hasSuffix("://example.org"))
    #expect(
      read("ftp://example.org", web)
        == "\"ftp://example.org\" is not a URL with the scheme https or http")
    #expect(write(URL(fileURLWithPath: "/tmp"), any).hasPrefix("file:///tmp"))
  }

  @Test func `UUIDs`() {
    let format = WireFormat<String, UUID>.uuid
    let text = "123e4567-e89b-42d3-a456-426614174000"
    #expect(read(text, format) == text.uppercased())
    #expect(read("{\(text)}", format) == "\"{\(text)}\" is not a UUID")
    #expect(
      write(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), format)
        == "00000000-0000-0000-0000-000000000000")
  }

  @Test(arguments: ["gold", "", "\u{301}x", "x\u{600}", "\u{200D}", "(a)", ")"])
  func `Cases that an enum does not know`(_ value: String) throws {
    let format = WireFormat<String, String>.cases(
      ["known"], named: { $0 == "known" ? $0 : "unrecognized(\($0))" }, unrecognized: { $0 })
    #expect(try format.read(format.write(value)) == value)
    #expect(try format.read("known") == "known")
    #expect(throws: MappingError.self) { try format.read("unrecognized(") }
  }

  @Test func `Bytes`() throws {
    let data = Data([0xFB, 0xFF, 0x00, 0x41])
    #expect(try WireFormat.base64.write(data) == "+/8AQQ==")
    #expect(try WireFormat.base64url.write(data) == "-_8AQQ")
    #expect(try WireFormat.base64.read("+/8AQQ==") == data)
    #expect(try WireFormat.base64url.read("-_8AQQ") == data)
    #expect(try WireFormat.base64url.read("-_8AQQ==") == data)
    #expect(
      read("a b=", WireFormat<String, Data>.base64)
        == "\"a b=\" is not Base64: the character at byte 1 does not belong there")
  }

  @Test func `Normalized text`() {
    #expect(read(" \t\u{A0}a b\r\n", WireFormat<String, String>.trimmed) == "a b")
    #expect(read("\u{2003}", WireFormat<String, String>.trimmed) == "")
    #expect(read("\r\n", WireFormat<String, String>.trimmed) == "")
    #expect(read("İI", WireFormat<String, String>.lowercased) == "i̇i")
    #expect(read("ßi", WireFormat<String, String>.uppercased) == "SSI")
    #expect(read("", WireFormat<String?, String?>.emptyAsNil) == "nil")
    #expect(read(" ", WireFormat<String?, String?>.emptyAsNil) == "Optional(\" \")")
    #expect(write(nil, WireFormat<String?, String?>.emptyAsNil) == "nil")
    #expect(write("a", WireFormat<String?, String?>.emptyAsNil) == "Optional(\"a\")")
    #expect(read("", WireFormat<String, String?>.emptyForNil) == "nil")
    #expect(read(" ", WireFormat<String, String?>.emptyForNil) == "Optional(\" \")")
    #expect(write(nil, WireFormat<String, String?>.emptyForNil) == "")
    #expect(write("a", WireFormat<String, String?>.emptyForNil) == "a")
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a,b", ["a", "b"]), (",", ["", ""]), ("a,,b", ["a", "", "b"]),
    ("a,\u{301}b", ["a", "\u{301}b"]),
  ])
  func `Lists in text`(text: String, list: [String]) throws {
    let format = WireFormat<String, [String]>.split(",")
    #expect(try format.read(text) == list)
    #expect(try format.write(list) == text)
  }

  @Test func `Longer separators`() throws {
    let format = WireFormat<String, [String]>.split("--")
    #expect(try format.read("a---b") == ["a", "-b"])
    #expect(try format.write(["a", "b"]) == "a--b")
    // Together with the separator, an element that ends with half of it would mean something else.
    #expect(write(["a-", "b"], format).contains("can be told apart"))
  }

  @Test func `A list that text cannot hold`() {
    let format = WireFormat<String, [String]>.split(",")
    #expect(
      write(["a,b"], format)
        == "\"a,b\" is not a list whose elements can be told apart by \",\"")
    #expect(write([""], format).contains("can be told apart"))
  }
}
