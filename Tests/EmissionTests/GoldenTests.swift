import Emission
import Foundation
import Testing

/// Each case gives exactly the files in its folder `Expected`.
@Suite struct GoldenTests {
  /// Rewrites every case instead of comparing it.
  static let updateCommand = "GATEHOUSE_UPDATE_GOLDENS=1 swift test --filter Golden"
  static let isUpdating = ProcessInfo.processInfo.environment["GATEHOUSE_UPDATE_GOLDENS"] == "1"

  @Test(arguments: try GoldenCase.all())
  func generatesWhatIsExpected(_ golden: GoldenCase) throws {
    let files = try golden.generated()
    if Self.isUpdating { try update(golden, files) }
    let names = files.map(\.name)
    #expect(Set(names).count == names.count, "two files have one name")
    let expected =
      FileManager.default.fileExists(atPath: golden.expected.path())
      ? try GoldenCase.contents(of: golden.expected) : []
    #expect(
      names.sorted() == expected.map(\.lastPathComponent).sorted(),
      "rewrite all goldens with: \(Self.updateCommand)")
    for file in files {
      let url = golden.expected.appending(path: file.name)
      guard FileManager.default.fileExists(atPath: url.path()) else { continue }
      let isSame = try Data(contentsOf: url) == Data(file.bytes)
      #expect(
        isSame, "\(file.name) is different; rewrite all goldens with: \(Self.updateCommand)")
    }
  }

  private func update(_ golden: GoldenCase, _ files: [GeneratedFile]) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: golden.expected.path()) {
      try manager.removeItem(at: golden.expected)
    }
    try manager.createDirectory(at: golden.expected, withIntermediateDirectories: true)
    for file in files {
      try Data(file.bytes).write(to: golden.expected.appending(path: file.name))
    }
  }
}
