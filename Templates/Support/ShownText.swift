/// How an error shows an invalid text.
nonisolated enum ShownText {
  /// In quotes, with invisible characters escaped, and cut short if it is long.
  static func quoted(_ text: String) -> String {
    let start = text.prefix(80)
    return start.endIndex == text.endIndex
      ? text.debugDescription : String(start).debugDescription + "…"
  }
}
