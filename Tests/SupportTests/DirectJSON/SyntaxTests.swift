import Testing

@testable import GeneratedSupport

/// RFC 8259, category by category.
@Suite struct SyntaxTests {
  @Test(arguments: [
    "null", "true", "false", "0", "\"\"", "[]", "{}", "[[]]", "[{}]", "{\"a\":{}}", "[1,2]",
    "{\"a\":1,\"b\":[2]}", "{\"\":0}", "{\"a\":1,\"a\":2}", "[null,true,false]",
    "{\"a\":{\"b\":[{\"c\":[]}]}}", "[[],{},[]]",
  ])
  func `Structure that is JSON`(text: String) {
    #expect(isAccepted(text))
    #expect(isSkipped(Array(text.utf8)))
  }

  @Test(arguments: [
    "", " ", "[", "]", "{", "}", "[}", "{]", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1:2]",
    "{\"a\"}", "{\"a\":}", "{:1}", "{\"a\":1,}", "{,}", "{,\"a\":1}", "{\"a\":1,,\"b\":2}",
    "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{a:1}", "{1:1}", "{null:1}", "{'a':1}", "{[]:1}",
    "[1", "[1,", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[[]", "[]]", "{}}",
    "[1]]", "1 2", "1,", "{} {}", "null null", "[] x", "\"a\" \"b\"", "true false", ",", ":",
    "\\", "'a'", "[\"a\",\n4\n,1,", "{\"a\":1]", "[1}", "[{]}", "{\"a\":[}",
    "/* */ 1", "1 // one", "#", "[1]#", "\u{0}", "[1]\u{0}", "[\u{0}]", "{\"a\":1}\u{0}",
  ])
  func `Structure that is none`(text: String) {
    #expect(!isAccepted(text))
    #expect(!isSkipped(Array(text.utf8)))
  }

  @Test(arguments: [
    "nul", "nulll", "Null", "NULL", "tru", "truee", "True", "TRUE", "fals", "falsee", "nil",
    "undefined", "NaN", "Infinity", "-Infinity", "nan", "inf", "n", "t", "f", "[nul]", "[tru]",
    "[truefalse]", "nu\\u006cl",
  ])
  func `Words that are none of the three`(text: String) {
    #expect(!isAccepted(text))
    #expect(!isSkipped(Array(text.utf8)))
  }

  @Test(arguments: [
    "0", "-0", "1", "-1", "10", "123456789", "0.0", "0.5", "-0.5", "1.25", "1e1", "1E1", "1e+1",
    "1e-1", "1E+10", "1.5e-10", "0e0", "0e1", "-0e-1", "0.0e+00", "1e007", "12345678901234567890",
    "100000000000000000000000000000000000000000", "0.00000000000000000000000000000000000001",
    "3.141592653589793238462643383279502884197169399375105820974944592307816406286",
    "1e400", "-1e400", "1e-400",
  ])
  func `Numbers that are JSON`(text: String) {
    #expect(isAccepted(text))
    #expect(isAccepted("[\(text)]"))
    #expect(isSkipped(Array("{\"a\":\(text) }".utf8)))
  }

  @Test(arguments: [
    "-", "+", "+1", "--1", "-+1", ".5", "-.5", "5.", "-5.", "1.e1", "1.5.", "1..5", "00", "01",
    "-01",
    "-00", "00.5", "012", "1e", "1e+", "1e-", "1E", "1e.5", "1e1.5", "1e1e1", "1ee1", "e1", "0x1",
    "0x", "0b1", "1_000", "1,000", "1 000", "1a", "1-", "1+1", "1e1+", "2.e3", "0.e1", "0e", "0e+",
    "1.0e", "1.0e+", "-a", "- 1", "١", "１", "1f", "1d", "1L", "∞", "1/2", "-.", "0.", "-0.", ".",
  ])
  func `Numbers that are none`(text: String) {
    #expect(!isAccepted(text))
    #expect(!isAccepted("[\(text)]"))
    #expect(!isSkipped(Array("{\"a\":\(text)}".utf8)))
  }

  @Test(arguments: [
    " ", "\t", "\n", "\r", "\r\n", "  ", " \n\t\r ", String(repeating: " ", count: 50),
  ])
  func `White space goes anywhere between tokens`(space: String) {
    let tokens = [
      "{", "\"a\"", ":", "[", "1", ",", "\"b\"", ",", "null", "]", ",", "\"c\"", ":", "{", "}", "}",
    ]
    #expect(isAccepted(space + tokens.joined(separator: space) + space))
    #expect(isSkipped(Array((space + tokens.joined(separator: space) + space).utf8)))
  }

  @Test(arguments: [
    "\u{B}", "\u{C}", "\u{8}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{3000}", "\u{200B}", "\u{1F}",
    "\u{85}", "\u{0}", "\u{FEFF}", "\\n", "\\u0020",
  ])
  func `Nothing else is white space`(space: String) {
    #expect(!isAccepted("[\(space)1]"))
    #expect(!isAccepted("[1\(space)]"))
    #expect(!isAccepted("{\"a\"\(space):1}"))
    #expect(!isAccepted("1\(space)"))
  }

  @Test func `A byte order mark may stand in front, once`() throws {
    #expect(try read("\u{FEFF}[1]", as: [Int].self) == [1])
    #expect(!isAccepted("\u{FEFF}\u{FEFF}[1]"))
    #expect(!isAccepted(" \u{FEFF}[1]"))
    #expect(!isAccepted("\u{FEFF}"))
    #expect(!isAccepted([0xEF, 0xBB]))
    #expect(!isAccepted([0xFE, 0xFF, 0x00, 0x31]))
    #expect(!isAccepted([0xFF, 0xFE, 0x31, 0x00]))
    #expect(!isAccepted([0x00, 0x31]))
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")])
  func `512 containers are as deep as it goes`(container: (String, String)) {
    func nested(_ count: Int) -> String {
      String(repeating: container.0, count: count) + "1"
        + String(repeating: container.1, count: count)
    }
    let most = container.0.count == 5 || container.0.count == 1 ? 512 : 256
    #expect(isAccepted(nested(most)))
    #expect(isSkipped(Array(nested(most).utf8)))
    #expect(!isAccepted(nested(most + 1)))
    #expect(!isSkipped(Array(nested(most + 1).utf8)))
    #expect(!isAccepted(String(repeating: container.0, count: 1_000_000)))
    #expect(!isSkipped(Array(String(repeating: container.0, count: 1_000_000).utf8)))
  }

  @Test func `Containers beside each other are not deep`() {
    #expect(isAccepted("[" + String(repeating: "[[]],{\"a\":{}},", count: 2_000) + "1]"))
  }

  private static let sample = """
    \u{FEFF}{"a": [1, -2.5e+3, true, false, null, "x\\u00e9\\ud83d\\ude00\\n日本"], "b\\t": {"c": {}}, "d": []}
    """

  /// Digits are read eight at a time.
  @Test func `Among digits, only digits are digits`() {
    for byte in UInt8.min...UInt8.max {
      for position in 1..<20 {
        var text = Array("12345678901234567890".utf8)
        text[position] = byte
        let isDigit = (0x30...0x39).contains(byte)
        let isOther = [0x20, 0x9, 0xA, 0xD, 0x2E, 0x45, 0x65].contains(byte)
        if !isOther && isSkipped(text) != isDigit { Issue.record("\(byte) at \(position)") }
      }
    }
  }

  @Test func `No prefix is JSON`() {
    let bytes = Array(Self.sample.utf8)
    #expect(isAccepted(bytes))
    for end in 0..<bytes.count {
      #expect(!isAccepted(Array(bytes[..<end])))
      #expect(!isSkipped(Array(bytes[..<end])))
    }
  }

  @Test func `No byte more is JSON, but for white space`() {
    for byte in UInt8.min...UInt8.max {
      let isSpace = [0x20, 0x9, 0xA, 0xD].contains(byte)
      #expect(isAccepted(Array(Self.sample.utf8) + [byte]) == isSpace)
    }
  }
}
