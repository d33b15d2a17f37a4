import JSON
import Testing

@testable import YAML

@Suite struct ScalarTests {
  @Test(arguments: [
    ("''", #""""#), ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"),
    ("nULL", #""nULL""#), ("true", "true"), ("True", "true"), ("TRUE", "true"),
    ("false", "false"), ("False", "false"), ("FALSE", "false"), ("yes", #""yes""#),
    ("no", #""no""#), ("on", #""on""#), ("y", #""y""#),
  ])
  func constantsAreThoseOfTheCoreSchema(_ text: String, _ expected: String) throws {
    #expect(json(text) == (try canonical(expected)))
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("12", "12"), ("+1", "1"), ("007", "7"), ("-012", "-12"),
    ("00", "0"), (".5", "0.5"), ("-.5", "-0.5"), ("1.", "1.0"), ("1.10", "1.10"),
    ("01.50", "1.50"), ("1e9", "1e9"), ("1.E+9", "1.0E+9"), ("+.5e-3", "0.5e-3"),
    ("99999999999999999999", "99999999999999999999"), ("0x1F", "31"), ("0o17", "15"),
    ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
  ])
  func numbersAreWrittenAsInJSON(_ text: String, _ expected: String) throws {
    #expect(json(text) == (try canonical(expected)))
  }

  @Test(arguments: [
    "1_000", "1:30", "0b11", "0o8", "0x", "0xG", "-0x1F", "1e", "1e+", ".", "+", "-a", "1.2.3",
    "--1", "2024-05-03", "1 2", ".e1", "+-1", "inf", "nan", ".infinity",
  ])
  func whatOnlyLooksLikeANumberIsText(_ text: String) throws {
    #expect(try read(text).content == .string(text))
  }

  @Test(arguments: [
    ("a b  c", "a b  c"), ("a # b", "a"), ("a#b", "a#b"), ("a:b", "a:b"), ("::a", "::a"),
    ("-a", "-a"), ("?a", "?a"), (":a", ":a"), ("a, [b] {c}", "a, [b] {c}"), ("a\tb", "a\tb"),
    ("a\nb", "a b"), ("a\n\n\nb", "a\n\nb"), ("a  \n  b", "a b"), ("a\n- b", "a - b"),
    ("a\n\tb", "a b"), ("a\r\nb\rc", "a b c"), ("é\n😀", "é 😀"), ("a\n# b", "a"), ("a\n...", "a"),
  ])
  func plainTextsAreFolded(_ text: String, _ expected: String) throws {
    #expect(try read(text).content == .string(expected))
  }

  @Test(arguments: [
    ("''", ""), ("'it''s'", "it's"), (#"'a\n"'"#, #"a\n""#), ("'a\n\n b'", "a\nb"),
    ("' a \n b '", " a b "), ("\"\"", ""), ("\" a \n\t b \"", " a b "), ("\"a\n\nb\"", "a\nb"),
    ("\"a\\\n  b\"", "ab"), ("\"a\\\n\n  b\"", "a\nb"), ("\"a \\\n \\ b\"", "a  b"),
    ("\"a\\t \n b\"", "a\t b"), ("'#: - '", "#: - "),
  ])
  func quotedTextsAreFoldedToo(_ text: String, _ expected: String) throws {
    #expect(try read(text).content == .string(expected))
  }

  @Test func escapesAreUndone() throws {
    #expect(
      try read(#""\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P\x41\u00e9\U0001F600\uD83D\uDE00\#t""#).content
        == .string(
          "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}Aé😀😀\t"))
  }

  @Test(arguments: [
    ("|\n a\n b\n", "a\nb\n"), ("|-\n a\n\n", "a"), ("|+\n a\n\n", "a\n\n"), ("|\n", ""),
    ("|+\n\n", "\n"), ("|\n  a\n   b\n", "a\n b\n"), ("|1\n  a\n", " a\n"), ("|-1\n  a\n", " a"),
    ("|1-\n  a\n", " a"), ("| # comment\n a\n", "a\n"), ("|\n\n a\n", "\na\n"), ("|\n a", "a\n"),
    ("|\n a\n# b\n", "a\n"), ("|\n \ta\n", "\ta\n"), ("|\r\n a\r\n b\r\n", "a\nb\n"),
    ("|\n- a: b # c\n", "- a: b # c\n"), (">\n a\n b\n", "a b\n"), (">\n a\n\n b\n", "a\nb\n"),
    (">\n a\n  b\n c\n", "a\n b\nc\n"), (">\n a\n\n  b\n\n c\n", "a\n\n b\n\nc\n"),
    (">-\n a\n b\n\n", "a b"), (">+\n a\n\n\n", "a\n\n\n"), (">\n\n\n a\n", "\n\na\n"),
  ])
  func blocksKeepOrFoldTheirLines(_ text: String, _ expected: String) throws {
    #expect(try read(text).content == .string(expected))
  }

  @Test(arguments: [
    ("!!str 12", #""12""#), ("!!str", #""""#), ("! 12", #""12""#), ("!!int \"12\"", "12"),
    ("!!int 0x1F", "31"), ("!!float 1", "1"), ("!!float '.5'", "0.5"), ("!!bool 'true'", "true"),
    ("!!null ''", "null"), ("!!null", "null"), ("!!seq [1]", "[1]"), ("!!map {a: 1}", #"{"a": 1}"#),
    ("!<tag:yaml.org,2002:str> 1", #""1""#), ("!!%73tr 1", #""1""#), ("!!map\na: 1", #"{"a": 1}"#),
    ("%TAG !y! tag:yaml.org,2002:\n---\n!y!str 1", #""1""#),
    ("%TAG ! tag:yaml.org,2002:\n---\n!str 1", #""1""#), ("[!!str , !!str]", #"["", ""]"#),
    ("!!str\n&a 1", #""1""#), ("{!!str : 1}", #"{"": 1}"#),
  ])
  func tagsDecideWhatAScalarMeans(_ text: String, _ expected: String) throws {
    #expect(json(text) == (try canonical(expected)))
  }
}
