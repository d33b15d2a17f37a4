import Testing

@testable import gatehouse

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?, path: String = "Out/User.swift") -> String {
    let bytes = UnifiedDiff.render(
      from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, path: path)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aChangeStandsAmongThreeLinesOfContext() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a/Out/User.swift
        +++ b/Out/User.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func changesThatAreFarApartAreHunksOfTheirOwn() {
    let lines = (1...20).map { "\($0)\n" }
    var others = lines
    others[2] = ""
    others[9] = "ten\nand more\n"
    let near = diff(lines.joined(), others.joined())
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,13 +1,13 @@"])
    others[9] = lines[9]
    others[10] = "eleven\n"
    let far = diff(lines.joined(), others.joined())
    #expect(
      far.split(separator: "\n").filter { $0.hasPrefix("@@") }
        == ["@@ -1,6 +1,5 @@", "@@ -8,7 +7,7 @@"])
  }

  @Test func aMissingFileComesFromNowhere() {
    #expect(
      diff(nil, "a\nb\n") == """
        --- /dev/null
        +++ b/Out/User.swift
        @@ -0,0 +1,2 @@
        +a
        +b

        """)
  }

  @Test func aStaleFileGoesThere() {
    #expect(
      diff("a\n", nil) == """
        --- a/Out/User.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        -a

        """)
  }

  @Test func aLineWithoutAnEndIsAnotherLine() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/Out/User.swift
        +++ b/Out/User.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test func pathsAreSuchThatPatchFindsThem() {
    #expect(diff("a\n", "b\n", path: "/tmp/User.swift").hasPrefix("--- a/tmp/User.swift\n"))
    #expect(diff("a\n", "b\n", path: "My App/U.swift").hasPrefix("--- a/My App/U.swift\t\n"))
  }

  @Test func noDifferenceHasNoHunks() {
    #expect(!diff("a\n", "a\n").contains("@@"))
    #expect(!diff("", "").contains("@@"))
  }
}
