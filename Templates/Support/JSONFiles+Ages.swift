import Foundation

// Answers whose age counts, since the files are a cache.

nonisolated extension JSONFiles {
  /// The answer with the time at which it was stored; nil if it has no file, and then it is not read.
  func stored<Answer: Sendable>(
    _ answer: @autoclosure () async throws -> Answer, at names: String?...
  ) async throws -> CachedAnswer<Answer>? {
    guard let date = try date(at: names) else { return nil }
    return try await CachedAnswer(answer(), storedAt: date)
  }

  func setDate(_ date: Date, at names: String?...) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: file(at: names).path)
  }

  private func date(at names: [String?]) throws -> Date? {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: file(at: names).path)
      return attributes[.modificationDate] as? Date
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return nil
    }
  }
}
