import Foundation
import SeededRandom
import Testing

@testable import GeneratedSupport

/// Each key has a file of its own inside the folder, on any disk.
@Suite struct JSONFilesTests {
  private static let hostile: [String?] = [
    nil, "", ".", "..", "../a", "/", "a/b", "a\\b", "\0", "a\0b", "CON", "con", "nul", "%6eul",
    "%nul", "com1",
    "lpt9", "a", "A", "aa", "aA", "%41", "^a", "~", "Zoë", "Zoe\u{308}", "👩‍👩‍👧", " ", "a ", "a.",
    "a.json",
    "%nil", "%empty", "nil", "empty", String(repeating: "a", count: 120),
    String(repeating: "a", count: 121), String(repeating: "a", count: 300),
    String(repeating: "a", count: 299) + "b", String(repeating: "A", count: 300),
    String(repeating: "/", count: 300), String(repeating: "👩‍👩‍👧", count: 100),
  ]

  @Test func `Keys never share a file, and none leads out of the folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = JSONFiles(folder: folder)
    let keys = Self.hostile + Self.random
    for (index, key) in keys.enumerated() { try files.store([index], at: "user", key) }
    for (index, key) in keys.enumerated() {
      let answer: [Int] = try files.answer(at: "user", key)
      #expect(answer == [index], "\(key ?? "nil")")
    }
    let user = folder.appending(path: "user")
    let names = try FileManager.default.contentsOfDirectory(atPath: user.path())
    #expect(names.count == keys.count)
    #expect(Set(names.map { $0.lowercased() }).count == keys.count)
    #expect(names.allSatisfy { $0.utf8.count <= 128 })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["user"])
  }

  @Test func `Short plain names stay as they are`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try JSONFiles(folder: folder).store([1], at: "user", "ab-1_2")
    let file = folder.appending(path: "user/ab-1_2.json")
    #expect(FileManager.default.fileExists(atPath: file.path()))
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      String(repeating: "a", count: 300),
      "9835fa6bf4e20a9b9ea812506302e98982721a6cf8d2cae67af57129bf21ae90"
    ),
  ])
  func `Digests are those of the standard`(text: String, digest: String) {
    #expect(KeyDigest(Array(text.utf8)).hexadecimal == digest)
  }

  /// Different keys of few letters, so that escapes are likely to look alike.
  private static var random: [String?] {
    var random = SeededGenerator(seed: 18)
    var keys: Set<String> = []
    while keys.count < 300 {
      let letters = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
        "%^~./aA6c".randomElement(using: &random)
      }
      keys.insert(String(letters))
    }
    return keys.subtracting(hostile.compactMap { $0 }).sorted()
  }
}
