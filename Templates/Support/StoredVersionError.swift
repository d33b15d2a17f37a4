import Foundation

/// What was stored in a version of its form that this build does not read: an older one, or one of a later build.
package nonisolated struct StoredVersionError: Error, Hashable, Sendable {
  /// The name of the type.
  package let type: String
  /// The version that is stored.
  package let found: Int
  /// The version that this build reads and writes.
  package let known: Int
}

nonisolated extension StoredVersionError: LocalizedError, CustomStringConvertible {
  package var description: String {
    "\(type) is stored in version \(found), but this build reads version \(known)"
  }

  package var errorDescription: String? { description }
}
