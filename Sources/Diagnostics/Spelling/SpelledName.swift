/// A name prepared for comparison: its letters, and a summary of them.
///
/// Distances are counted in quarters of a slip of the pen. A wrong case or underscores, which show which side of the wire a
/// name comes from, are a quarter each; a letter too many, too few or wrong, and two that changed places, are a whole slip.
struct SpelledName: Sendable {
  static let slip = 4
  static let trifle = 1

  /// Longer names are only compared as a whole: nobody types them, and comparing them letter by letter takes time that
  /// grows with the square of their length.
  private static let longest = 96

  let name: String
  let letters: [Letter]

  /// The letters in lower case without underscores.
  private let folded: [UInt32]

  /// One bit for each letter that occurs; several letters share a bit.
  private let occurring: UInt64

  struct Letter: Hashable, Sendable {
    let exact: UInt32
    let folded: UInt32

    var isSeparator: Bool { folded == 0x5F || folded == 0x2D }
  }

  init(_ name: String) {
    self.name = name
    let scalars = name.unicodeScalars.map { Letter(exact: $0.value, folded: $0.lowercased) }
    folded = scalars.filter { !$0.isSeparator }.map(\.folded)
    letters = scalars.count <= Self.longest ? scalars : []
    occurring = folded.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Nil if the names are equal, or too far apart for one to be taken for the other, or farther apart than `limit`.
  func distance(to other: SpelledName, within limit: Int?) -> Int? {
    let shorter = min(folded.count, other.folded.count)
    let longer = max(folded.count, other.folded.count)
    let cutoff = min(Self.cutoff(forLength: shorter), limit ?? Int.max)
    let slips = cutoff / Self.slip
    guard longer - shorter <= slips,
      (occurring ^ other.occurring).nonzeroBitCount <= 2 * slips,
      name != other.name
    else { return nil }

    if folded == other.folded { return shorter > 0 && cutoff >= Self.trifle ? Self.trifle : nil }
    guard slips > 0, !letters.isEmpty, !other.letters.isEmpty else { return nil }
    return EditDistance.between(letters, other.letters, cutoff: cutoff)
  }

  /// A third of the letters may be wrong, and a few small things as well.
  private static func cutoff(forLength length: Int) -> Int {
    length <= 2 ? trifle : length / 3 * slip + slip - 1
  }
}

extension Unicode.Scalar {
  fileprivate var lowercased: UInt32 {
    if isASCII { return 0x41...0x5A ~= value ? value | 0x20 : value }
    return properties.lowercaseMapping.unicodeScalars.first?.value ?? value
  }
}
