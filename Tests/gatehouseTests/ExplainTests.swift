import Testing

@Suite struct ExplainTests {
  @Test func aCodeIsExplainedWithItsExamples() throws {
    let run = try Workspace().run("explain", "G0104")
    #expect(
      run.output == """
        error[G0104]: two items without a separator

        An item in braces ends at the end of its line. Several items on one line are separated by commas.

        Wrong:

            dto PointDTO { x: Double y: Double }

        Right:

            dto PointDTO { x: Double, y: Double }

        """)
    #expect(run.exitCode == 0)
  }

  @Test func everyExampleHasItsHeading() throws {
    let workspace = try Workspace()
    for row in try workspace.run("explain").output.split(separator: "\n") {
      let code = String(row.split(separator: " ").first ?? "")
      let page = try workspace.run("explain", code).output
      let count = page.split(separator: "\n").count { $0 == "Wrong:" || $0 == "Right:" }
      #expect(count == 2 || count == 0, "\(code)")
      let isHeaded = count == 2 || page.contains("The schema:\n")
      #expect(isHeaded || !page.contains("\n    dto "), "\(code)")
    }
  }

  @Test func allPagesCanBeWrittenForTheDocumentation() throws {
    let workspace = try Workspace()
    let list = try workspace.run("explain").output.split(separator: "\n")
    let codes = list.compactMap { $0.split(separator: " ").first.map(String.init) }
    let run = try workspace.run("explain", "--pages", "Pages/All")
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(run.exitCode == 0)
    #expect(
      try workspace.names(in: "Pages/All")
        == (codes + ["Diagnostics"]).map { "\($0).md" }.sorted())
    let index = try workspace.text(of: "Pages/All/Diagnostics.md")
    let links = index.matches(of: /- <doc:(G\d+)>\n/).map { String($0.1) }
    #expect(links == codes)
    #expect(
      try workspace.text(of: "Pages/All/G0104.md").hasPrefix(
        "# Error G0104: two items without a separator\n\nAn item in braces ends at the end"))

    let again = try workspace.run("explain", "--pages", "Pages/All")
    #expect(again.errors.hasPrefix("error: cannot write Pages/All/Diagnostics.md: File exists\n"))
    #expect(again.exitCode == 73)
  }

  @Test func whoLooksForACodeIsShownThemAll() throws {
    let run = try Workspace().run("explain", "G9999")
    #expect(
      run.errors == """
        error: there is no code `G9999`
        help: `gatehouse explain` lists every code

        """)
    #expect(run.exitCode == 64)
  }

  @Test func lowerCaseWillDo() throws {
    let workspace = try Workspace()
    #expect(
      try workspace.run("explain", "g0104").output == workspace.run("explain", "G0104").output)
    #expect(
      try workspace.run("explain", "error[G0104]").output
        == workspace.run("explain", "G0104").output)
    #expect(
      try workspace.run("explain", "104").output == workspace.run("explain", "G0104").output)
  }

  @Test func withoutACodeAllAreListed() throws {
    let run = try Workspace().run("explain")
    let codes = run.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    #expect(codes.count > 30)
    #expect(codes == codes.sorted())
    #expect(run.exitCode == 0)
  }
}
