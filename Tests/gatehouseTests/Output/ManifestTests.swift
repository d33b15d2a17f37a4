import Testing

@testable import gatehouse

@Suite struct ManifestTests {
  @Test func namesComeBackInTheirOrder() {
    let manifest = Manifest(["B.swift", "A+B.swift", "A.swift"])
    let text = String(decoding: manifest.bytes, as: UTF8.self)
    #expect(text.hasSuffix("\nA+B.swift\nA.swift\nB.swift\n"))
    #expect(Manifest(bytes: manifest.bytes) == manifest)
  }

  @Test func whateverAMergeLeavesIsPassedOver() {
    let text = "<<<<<<< ours\r\nA.swift\r\n=======\nB.swift\n>>>>>>> theirs\n\n# C.swift.orig\n"
    #expect(Manifest(bytes: Array(text.utf8)).names == ["A.swift", "B.swift"])
  }

  @Test func namesOfHiddenFilesComeBack() {
    let manifest = Manifest([".a+Domain.swift", "A.swift"])
    #expect(Manifest(bytes: manifest.bytes) == manifest)
  }

  /// A manifest that somebody tampered with must not make Gatehouse reach beyond its folder.
  @Test(arguments: ["../A.swift", "/tmp/A.swift", "a/B.swift", ".swift", "..", "Notes.txt"])
  func whatIsNoNameOfAGeneratedFileIsNotListed(_ line: String) {
    #expect(Manifest(bytes: Array("\(line)\n".utf8)).names.isEmpty)
  }
}
