import Diagnostics
import JSON

extension DescriptionReading {
  mutating func listType(of combined: inout CombinedSchema, at origin: Origin) -> DraftType {
    let isEmpty = hasNoElements(combined)
    let element = takeElement(of: &combined, at: origin)
    var rules: [DraftRule] = []
    let minimum = takeCounts(.minItems, of: &combined).max().flatMap { $0 > 0 ? $0 : nil }
    let maximum = leastLimit(takeCounts(.maxItems, of: &combined) + (isEmpty ? [0] : []))
    if minimum != nil || maximum != nil { rules.append(.count(minimum: minimum, maximum: maximum)) }
    if combined.take(.uniqueItems).contains(where: { $0.value.flag == true }) {
      rules.append(.unique)
    }
    return DraftType(.list(element), rules: rules)
  }

  /// Whether its elements would have to conform to `false`.
  private func hasNoElements(_ combined: CombinedSchema) -> Bool {
    combined.uses(of: .prefixItems).isEmpty
      && combined.uses(of: .items).contains { $0.value.flag == false }
  }

  private mutating func takeElement(
    of combined: inout CombinedSchema, at origin: Origin
  ) -> DraftType {
    if let tuple = takeTuple(of: &combined) { return tuple }
    let sites = combined.take(.items).compactMap { use in
      child("items", value: use.value, of: use.site)
    }
    guard let first = sites.first, !sites.contains(where: \.admitsNothing) else { return .json }
    return type(of: sites, at: sites.count == 1 ? first.origin : origin.appending("items"))
  }

  /// A schema for each position: `prefixItems`, or a list under `items` up to 2019-09.
  private mutating func takeTuple(of combined: inout CombinedSchema) -> DraftType? {
    let uses =
      combined.uses(of: .prefixItems)
      + combined.uses(of: .items).filter { $0.value.elements != nil }
    guard let use = uses.first, let elements = use.value.elements else { return nil }
    combined.take([.prefixItems, .items, .additionalItems])
    var types: [DraftType] = []
    for (position, element) in elements.enumerated() {
      guard let site = child(use.member.name, "\(position)", value: element, of: use.site) else {
        continue
      }
      let type = type(of: site)
      if !types.contains(type) { types.append(type) }
    }
    types += restOfTuple(&combined).filter { !types.contains($0) }
    let reason =
      types.count == 1
      ? "all elements of the list are taken for what these are"
      : "the elements of a list are all of one type"
    report(
      .tuple, use,
      { "`\($0)` is not carried over: \(reason)" },
      help: types.count == 1
        ? "if it matters how many there are, write a rule such as `count 2` in a `domain`"
        : "read the elements by their positions in your app")
    return types.count == 1 ? types[0] : .json
  }

  /// What is said about the elements after those with a position. Nothing is taken for the same as these have.
  private mutating func restOfTuple(_ combined: inout CombinedSchema) -> [DraftType] {
    let rest = combined.uses(of: .items).filter { $0.value.elements == nil }
    let uses = rest + combined.take(.additionalItems)
    let sites = uses.compactMap { child($0.member.name, value: $0.value, of: $0.site) }
    return sites.filter { !$0.admitsNothing }.map { type(of: $0) }
  }
}
