import SeededRandom

/// Generic records, the maps between them, and records that hold them.
extension RandomVocabulary {
  mutating func generic() -> String {
    let name = name("Page")
    let (wire, own) = ("\(name)Sent", "\(name)Kept")
    let isReversible = random.chance(0.5)
    let known = pairs.filter { $0.isReversible || !isReversible }
    let pair = known.isEmpty ? nil : random.pick(known)
    let (dto, domain) = pair.map { ($0.dto, $0.domain) } ?? ("String", "String")
    let arrow = isReversible ? "<->" : "->"
    let parameter = random.pick(["Part", "Content"]) + name
    return """
      \(notes(0.1))dto \(wire)<\(parameter)> {
        first: \(parameter)\(random.pick(["", "?"]))
        data: [\(parameter)]
        by_key: [String: \(parameter)] or null
        next: \(wire)<\(parameter)>?
      \(undeclaredKeys())}
      \(notes(0.1))\(draft())domain \(own)<\(parameter)> {
        first: \(parameter)?
        data: [\(parameter)]\(random.pick(["", " where notEmpty"]))
        byKey: [String: \(parameter)]?
        next: \(own)<\(parameter)>?
      }
      map \(wire)<A> \(arrow) \(own)<B> where A \(arrow) B { byKey: by_key }
      dto \(name)HolderDTO {
        held: \(wire)<\(dto)>
        plain: \(wire)<String>?
        nested: [\(wire)<\(wire)<Int>>]
      }
      \(draft())domain \(name)Holder {
        held: \(own)<\(domain)>
        plain: \(own)<String>?
        nested: [\(own)<\(own)<Int>>]
      }
      map \(name)HolderDTO \(arrow) \(name)Holder


      """
  }
}
