import Testing

@Suite struct ExplainTests {
  @Test func aCodeIsExplainedWithItsExamples() throws {
    let run = try Workspace().run("explain", "G0104")
    #expect(
      run.output == """
        error[G0104]: two items without a separator

        Items in braces end with their line. Several on one line are separated by commas.

            dto PointDTO { x: Double y: Double }

            dto PointDTO { x: Double, y: Double }

        """)
    #expect(run.exitCode == 0)
  }

  @Test func lowerCaseWillDo() throws {
    let workspace = try Workspace()
    #expect(
      try workspace.run("explain", "g0104").output == workspace.run("explain", "G0104").output)
  }

  @Test func withoutACodeAllAreListed() throws {
    let run = try Workspace().run("explain")
    let codes = run.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" }
    #expect(codes.count > 30)
    #expect(codes == codes.sorted())
    #expect(run.exitCode == 0)
  }
}
