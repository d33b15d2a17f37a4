import Diagnostics
import Foundation
import Testing

@Suite struct SARIFFormatTests {
  private let schemas = Schemas("dto A {\n  👩‍👦: fist_name\n}\n", path: "./Schemas/Ä b:c.gate")
    .and("/abs/#1.gate", "domain B")

  private func run(_ diagnostics: Diagnostic...) throws -> JSON {
    let log = try JSON(DiagnosticFormat.sarif.render(diagnostics, of: schemas.files))
    #expect(log.keys == ["$schema", "runs", "version"])
    #expect(log["version"].string == "2.1.0")
    #expect(log["$schema"].string == "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(log["runs"].count == 1)
    return log["runs"][0]
  }

  private func check(_ region: JSON, _ start: (Int, Int), _ end: (Int, Int)) {
    #expect(region.keys == ["endColumn", "endLine", "startColumn", "startLine"])
    #expect(region["startLine"].int == start.0)
    #expect(region["startColumn"].int == start.1)
    #expect(region["endLine"].int == end.0)
    #expect(region["endColumn"].int == end.1)
  }

  @Test func rulesAreTheKindsThatOccurByCode() throws {
    let unused = Diagnostic(.unusedField, "m", at: schemas.span("A"))
    let unknown = Diagnostic(.unknownField, "m", at: schemas.span("A"))
    let run = try run(unused, unknown, unused)
    #expect(run["columnKind"].string == "utf16CodeUnits")
    let driver = run["tool"]["driver"]
    #expect(driver["name"].string == "gatehouse")
    #expect(driver["rules"].count == 2)
    let rule = driver["rules"][0]
    #expect(rule["id"].string == "G0203")
    #expect(rule["shortDescription"]["text"].string == "Unknown field")
    #expect(rule["help"]["markdown"].string == "A map reads a field that is *not there*.")
    #expect(rule["help"]["text"].string == "A map reads a field that is *not there*.")
    #expect(rule["defaultConfiguration"]["level"].string == "error")
    #expect(driver["rules"][1]["defaultConfiguration"]["level"].string == "warning")
    #expect((0..<3).map { run["results"][$0]["ruleIndex"].int } == [1, 0, 1])
    #expect((0..<3).map { run["results"][$0]["ruleId"].string } == ["G0301", "G0203", "G0301"])
    #expect((0..<3).map { run["results"][$0]["level"].string } == ["warning", "error", "warning"])
  }

  @Test func aResultWithEverything() throws {
    let fix = Diagnostic.Fix([
      .init(span: schemas.span("fist_name"), replacement: "first_name"),
      .init(span: schemas.span("B", in: 1).after, replacement: " {}"),
      .init(span: schemas.span("A"), replacement: ""),
    ])
    let result = try run(
      Diagnostic(
        .unknownField, "no `fist_name`", at: schemas.span("fist_name\n}"), label: "here",
        secondary: [
          .init(schemas.span("B", in: 1), "there"), .init(schemas.span("A"), ""),
          .init(SourceSpan(file: 9, start: 0, end: 0), "nowhere"),
        ],
        notes: ["a note"], help: "write it", fix: fix))["results"][0]
    #expect(result["message"]["text"].string == "no `fist_name`\na note\nwrite it")
    #expect(result["locations"].count == 1)
    let location = result["locations"][0]
    #expect(location["message"]["text"].string == "here")
    let place = location["physicalLocation"]
    #expect(place["artifactLocation"]["uri"].string == "Schemas/%C3%84%20b%3Ac.gate")
    #expect(place["artifactLocation"]["uriBaseId"].string == "%SRCROOT%")
    check(place["region"], (2, 10), (3, 2))

    #expect(result["relatedLocations"].count == 2)
    let related = result["relatedLocations"][0]
    #expect(related["message"]["text"].string == "there")
    #expect(
      related["physicalLocation"]["artifactLocation"]["uri"].string == "file:///abs/%231.gate")
    #expect(related["physicalLocation"]["artifactLocation"].keys == ["uri"])
    #expect(result["relatedLocations"][1].keys == ["physicalLocation"])

    #expect(result["fixes"].count == 1)
    #expect(result["fixes"][0]["description"]["text"].string == "write it")
    let changes = result["fixes"][0]["artifactChanges"]
    #expect(changes.count == 2)
    #expect(changes[0]["replacements"].count == 2)
    #expect(changes[0]["artifactLocation"]["uri"].string == "Schemas/%C3%84%20b%3Ac.gate")
    check(changes[0]["replacements"][0]["deletedRegion"], (2, 10), (2, 19))
    #expect(changes[0]["replacements"][0]["insertedContent"]["text"].string == "first_name")
    check(changes[0]["replacements"][1]["deletedRegion"], (1, 5), (1, 6))
    check(changes[1]["replacements"][0]["deletedRegion"], (1, 9), (1, 9))
    #expect(changes[1]["replacements"][0]["insertedContent"]["text"].string == " {}")
  }

  @Test func whatIsMissingIsLeftOut() throws {
    let nowhere = SourceSpan(file: 9, start: 0, end: 0)
    let result = try run(
      Diagnostic(.unknownField, "m", at: nowhere, fix: .remove(nowhere)))["results"][0]
    #expect(result.keys == ["level", "message", "ruleId", "ruleIndex"])
  }

  @Test func noDiagnosticsAreARunWithoutResults() throws {
    let run = try run()
    #expect(run["results"].count == 0)
    #expect(run["tool"]["driver"]["rules"].count == 0)
  }
}
