import SeededRandom

/// Types from elsewhere, and the converters that lead to them.
extension RandomVocabulary {
  mutating func foreign() -> String {
    let name = name("Foreign")
    let isOneWay = random.chance(0.2)
    let wires = ["String", "Int", "[Double]", "[String: Int]", "Bool"] + enums.map(\.name)
    let wire = random.pick(isOneWay ? wires + pairs.map(\.dto) : wires)
    let converter = RandomConverter(
      name: "convert\(name)", wire: wire, swift: name, isReversible: !isOneWay)
    register(converter)
    let origin = random.pick([
      "", ": Comparable", ": Codable, Comparable", " from Foundation",
      " = Measurement<UnitLength> from Foundation: Comparable",
      " = Locale.LanguageCode from Foundation",
    ])
    // Only what Foundation has is from there.
    let declared = origin == " from Foundation" ? " = IndexPath\(origin)" : origin
    let throwing = random.pick(["", " throws"])
    return """
      \(notes(0.1))foreign \(name)\(declared)
      \(notes(0.1))converter \(converter.name): \(wire)\(throwing) \(isOneWay ? "->" : "<->") \(name)
      domain \(name)Holder { held: \(name), maybe: \(name)?, several: [\(name)] }
      domain \(name)List<Item> { items: [Item], last: Item? }
      domain \(name)Lists { all: \(name)List<\(name)>, nested: \(name)List<[\(name)]>? }
      dto \(name)HolderDTO { held: \(wire), maybe: \(wire)?, several: [\(wire)] or null }
      map \(name)HolderDTO -> \(name)Holder {
        held: held via \(converter.name)
        maybe: maybe via \(converter.name)
        several: several ?? [] via \(converter.name)
      }


      """
  }
}

/// A converter that is written by hand.
struct RandomConverter {
  let name: String
  let wire: String
  let swift: String
  let isReversible: Bool
}
