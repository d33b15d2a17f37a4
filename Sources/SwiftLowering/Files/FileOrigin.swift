import Diagnostics

/// The declarations that a file comes from.
package struct FileOrigin: Hashable, Sendable {
  /// The paths of their schemas, as the user wrote them, in order; never empty.
  package let paths: [String]
  /// The offset in bytes of the first of the declarations, in the first of these schemas.
  package let offset: Int

  /// - Parameter paths: those of all schemas.
  init(_ spans: [SourceSpan], in paths: [String]) {
    let places = spans.map { (path: Self.path(of: $0, in: paths), offset: $0.start) }.sorted {
      ($0.path, $0.offset) < ($1.path, $1.offset)
    }
    self.paths = Set(places.map(\.path)).sorted()
    offset = places.first?.offset ?? 0
  }

  /// Of the first of these schemas.
  var path: String { paths.first ?? "" }

  private static func path(of span: SourceSpan, in paths: [String]) -> String {
    paths.indices.contains(span.file) ? paths[span.file] : ""
  }
}
