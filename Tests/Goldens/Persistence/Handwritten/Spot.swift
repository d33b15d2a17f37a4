/// Written by hand, with what Swift makes of it.
public nonisolated struct Spot: Hashable, Sendable, Codable {
  let x: Int
  let y: Int
}
