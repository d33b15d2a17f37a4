import Foundation
import Toolchain

/// The objects of files that several programs contain. They are kept as long as any suite needs them.
///
/// Sendable because its state is only used within a lock.
final class SharedObjects: @unchecked Sendable {
  /// What an object was compiled from, and how.
  struct Origin: Hashable {
    let text: String
    let module: String
    let homes: [String]
    let flags: [String]
    var warnings: WarningTreatment
  }

  private let lock = NSLock()
  private var folder: URL?
  private var users = 0
  private var objects: [Origin: String] = [:]

  /// The folder for new objects, which the first user makes.
  func enter() throws -> URL {
    try lock.withLock {
      let folder = try folder ?? Toolchain.makeFolder()
      self.folder = folder
      users += 1
      return folder
    }
  }

  /// The last user takes everything along.
  func leave() {
    lock.withLock {
      users -= 1
      guard users == 0, let folder else { return }
      Toolchain.remove(folder)
      self.folder = nil
      objects = [:]
    }
  }

  /// What was compiled without a warning is as good for those who ignore warnings.
  subscript(origin: Origin) -> String? {
    get {
      lock.withLock {
        var stricter = origin
        stricter.warnings = .areErrors
        return objects[stricter] ?? objects[origin]
      }
    }
    set { lock.withLock { objects[origin] = newValue } }
  }
}
