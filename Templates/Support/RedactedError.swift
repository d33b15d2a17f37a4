/// An error that can tell what is wrong with a value without showing it.
package nonisolated protocol RedactedError: Error {
  /// A sentence about what is at `path`, or below it.
  func redactedReason(below path: WirePath) -> String
}
