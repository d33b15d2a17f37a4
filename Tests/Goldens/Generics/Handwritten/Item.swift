nonisolated protocol Item {
  var id: String { get }
}
