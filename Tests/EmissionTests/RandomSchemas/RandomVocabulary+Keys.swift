import SeededRandom

/// A list on the wire whose elements have keys in the app.
extension RandomVocabulary {
  mutating func keyed() -> String {
    let name = name("Shelf")
    let key = random.pick(["String", "Int"])
    register(name, isReversible: true)
    return """
      dto \(name)ItemDTO { sku: \(key), size: Int\(random.pick(["", "?"])) }
      domain \(name)Item { sku: \(key), size: Int? }
      map \(name)ItemDTO <-> \(name)Item
      dto \(name)DTO { items: [\(name)ItemDTO] }
      domain \(name) { items: [\(key): \(name)Item] }
      map \(name)DTO <-> \(name) { items: items via keyed(by: sku) }


      """
  }
}
