/// How an error shows a text that is at fault.
nonisolated enum ShownText {
  /// In quotes, with what cannot be seen escaped, and cut short where nobody would read on.
  static func quoted(_ text: String) -> String {
    let start = text.prefix(80)
    return start.endIndex == text.endIndex
      ? text.debugDescription : String(start).debugDescription + "…"
  }
}
