package struct Spelling: Sendable {
  package init(_ names: some Sequence<String>) {}
  package func nearest(to name: String) -> String? { nil }
}
