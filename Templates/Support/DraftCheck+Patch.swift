nonisolated extension DraftCheck {
  /// A patch without a value is valid.
  var patch: DraftCheck<Patch<Raw>, Patch<Value>> {
    DraftCheck<Patch<Raw>, Patch<Value>> { raw in
      switch raw {
      case .absent: .success(.absent)
      case .null: .success(.null)
      case .value(let raw): check(raw).map { .value($0) }
      }
    }
  }
}
