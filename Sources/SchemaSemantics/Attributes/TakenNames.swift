import Diagnostics

/// The names of the members of one type, or of the types in one place, including former ones.
struct TakenNames {
  private var spans: [String: SourceSpan] = [:]

  /// The first one keeps the name.
  mutating func add(_ name: String, at span: SourceSpan) {
    if spans[name] == nil { spans[name] = span }
  }

  subscript(name: String) -> SourceSpan? { spans[name] }
}
