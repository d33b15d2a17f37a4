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
    let names = files.map { golden.path(of: $0) }
    #expect(Set(names).count == names.count, "two files have one name")
    let contents = golden.contents(of: files)
    if Self.isUpdating { try golden.replaceExpected(by: contents) }
    let expected = try golden.expectedContents()
    #expect(
      contents.keys.sorted() == expected.keys.sorted(),
      "rewrite all goldens with: \(Self.updateCommand)")
    for (name, text) in contents {
      guard let expectation = expected[name] else { continue }
      let isSame = expectation == text
      #expect(isSame, "\(name) is different; rewrite all goldens with: \(Self.updateCommand)")
    }
  }
}

extension GoldenCase {
  /// The text of each file in the folder `Expected`.
  fileprivate func contents(of files: [GeneratedFile]) -> [String: String] {
    let shown = holdsSupport ? files : files.filter { !$0.isSupport }
    var contents = Dictionary(uniqueKeysWithValues: shown.map { (path(of: $0), $0.text) })
    let support = files.filter(\.isSupport).map { "\($0.layer) \($0.name)\n" }
    if !support.isEmpty { contents[Self.supportList] = support.joined() }
    return contents
  }

  fileprivate func expectedContents() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: expected.path()) else { return [:] }
    let names = try FileManager.default.subpathsOfDirectory(atPath: expected.path())
    var contents: [String: String] = [:]
    for name in names where name.contains(".") {
      let file = expected.appending(path: name)
      contents[name] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return contents
  }

  fileprivate func replaceExpected(by contents: [String: String]) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: expected.path()) { try manager.removeItem(at: expected) }
    for (name, text) in contents {
      let file = expected.appending(path: name)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
