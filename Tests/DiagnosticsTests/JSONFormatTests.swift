import Diagnostics
import Foundation
import Testing

@Suite struct JSONFormatTests {
  private let schemas = Schemas("\u{FEFF}dto A {\n  👩‍👦: fist_name\n}\n", path: "A \"b\".gate")

  @Test func aDiagnosticAsItIsPrinted() {
    let diagnostic = Diagnostic(
      .unknownField, "no `fist_name`", at: schemas.span("fist_name"), label: "here",
      secondary: [.init(schemas.span("A"), "in \\ this")], notes: ["a\n\u{1B}\u{202E}b"],
      help: "write `first_name`",
      fix: .replace(schemas.span("fist_name"), with: "first_name\u{7}"))
    #expect(
      schemas.render(diagnostic, as: .json) == #"""
        {
          "version": 1,
          "fixed": [],
          "diagnostics": [
            {
              "code": "G0203",
              "severity": "error",
              "title": "Unknown field",
              "message": "no `fist_name`",
              "path": "A \"b\".gate",
              "start": {"line": 2, "column": 6, "utf16Column": 10, "offset": 26},
              "end": {"line": 2, "column": 15, "utf16Column": 19, "offset": 35},
              "label": "here",
              "secondary": [
                {
                  "path": "A \"b\".gate",
                  "start": {"line": 1, "column": 5, "utf16Column": 5, "offset": 7},
                  "end": {"line": 1, "column": 6, "utf16Column": 6, "offset": 8},
                  "label": "in \\ this"
                }
              ],
              "notes": ["a\n\u001b\u202eb"],
              "help": "write `first_name`",
              "fix": {
                "isCertain": true,
                "edits": [
                  {
                    "path": "A \"b\".gate",
                    "start": {"line": 2, "column": 6, "utf16Column": 10, "offset": 26},
                    "end": {"line": 2, "column": 15, "utf16Column": 19, "offset": 35},
                    "replacement": "first_name\u0007"
                  }
                ]
              }
            }
          ]
        }

        """#)
  }

  @Test func whatIsMissingIsNullOrEmpty() throws {
    let diagnostic = Diagnostic(.unusedField, "m", at: SourceSpan(file: 5, start: 0, end: 0))
    let json = try JSON(schemas.render(diagnostic, as: .json))["diagnostics"][0]
    #expect(
      json.keys == [
        "code", "end", "fix", "help", "label", "message", "notes", "path", "secondary", "severity",
        "start", "title",
      ])
    for key in ["path", "start", "end", "help", "fix"] { #expect(json[key].isNull) }
    #expect(json["label"].string == "")
    #expect(json["secondary"].count == 0)
    #expect(json["severity"].string == "warning")
  }

  @Test func noDiagnosticsAreAnEmptyList() {
    #expect(schemas.render(as: .json) == "{\"version\": 1, \"fixed\": [], \"diagnostics\": []}\n")
  }

  @Test func everyScalarComesBackAsItWas() throws {
    var text = ""
    for value in Array(UInt32(0)...0x3000) + [0xFEFF, 0xFFFD, 0xFFFF, 0x1F600, 0xE0001, 0x10FFFF] {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let diagnostic = Diagnostic(.unusedField, text, at: schemas.span("A"))
    let output = schemas.render(diagnostic, as: .json)
    #expect(try JSON(output)["diagnostics"][0]["message"].string == text)
    #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
  }
}
