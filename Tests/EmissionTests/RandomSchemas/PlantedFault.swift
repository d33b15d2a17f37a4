import SeededRandom

/// A mistake that is made in a valid schema, and about which exactly one thing must be reported.
struct PlantedFault {
  let code: String
  /// The text that it replaces: the first occurrence after a random place.
  let sound: String
  let broken: String

  static let all = [
    PlantedFault("G0431", " via iso8601", " via iso8602"),
    PlantedFault("G0431", " via number", " via nmber"),
    PlantedFault("G0401", " where notEmpty", " where notEmty"),
    PlantedFault("G0401", " where finite", " where fnite"),
    PlantedFault("G0204", ": UUID\n", ": UUIDD\n"),
    PlantedFault("G0204", ": Bool\n", ": Boool\n"),
    PlantedFault("G0204", ": [Int]\n", ": [Itn]\n"),
    PlantedFault("G0204", "more: String?)", "more: Strng?)"),
    PlantedFault("G0704", "rule sound: part.count", "rule sound: part.cout"),
    PlantedFault("G0704", "rule level: level", "rule level: levl"),
    PlantedFault("G0203", "match (is_set, level)", "match (is_st, level)"),
    PlantedFault("G0608", "  part: self", "  prt: self, part: self"),
    PlantedFault("G0204", "(since: Date)", "(since: Dte)"),
    PlantedFault("G0204", "(id: Int)", "(id: Itn)"),
  ]

  private init(_ code: String, _ sound: String, _ broken: String) {
    (self.code, self.sound, self.broken) = (code, sound, broken)
  }

  /// `text` with this mistake, at a place that has none yet; nil if it cannot be made.
  func planted(
    in text: String, at position: Int, besides taken: inout [Int]
  ) -> String? {
    let bytes = Array(text.utf8)
    let wanted = Array(sound.utf8)
    guard bytes.count > wanted.count else { return nil }
    let last = bytes.count - wanted.count
    let places = (0...last).lazy.map { ($0 + position) % (last + 1) }
    guard let start = places.first(where: { bytes[$0...].starts(with: wanted) }) else { return nil }
    // Declarations are separated by empty lines. Each gets only one mistake, so that none hides another.
    let declaration = text.utf8.prefix(start).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).filter(\.isEmpty).count
    guard !taken.contains(declaration) else { return nil }
    taken.append(declaration)
    return String(
      decoding: bytes[..<start] + Array(broken.utf8) + bytes[(start + wanted.count)...],
      as: UTF8.self)
  }
}
