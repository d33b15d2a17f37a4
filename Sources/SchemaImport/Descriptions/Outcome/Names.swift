extension DescriptionReading {
  /// Names that fit for what is declared at a place, the best first: its own, or that of the property which leads there.
  func names(for origin: Origin, title: String?) -> [String] {
    let place = NamedPlace(origin.steps) { names[Origin(document: origin.document, steps: $0)] }
    var result = names[origin] ?? hints[origin] ?? []
    if place.isAlternative, let title { result.append(title) }
    for name in place.names {
      if place.isElement { result.append(name.singular ?? name + "-item") }
      // `items-item` says less than other words, with the name of what is around the place before them.
      if place.isElement, name.singular != nil, hints[origin]?.isEmpty ?? true {
        result.append(name + "-item")
      }
      if !place.isElement { result.append(name) }
    }
    if let title { result.append(title) }
    var seen: Set<String> = []
    return result.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

/// What the steps to a schema say about its name.
private struct NamedPlace {
  /// Of the property, or of what has a name of its own, that is nearest around the place.
  private(set) var names: [String] = ["value"]

  /// Whether it is an element of that, and not that itself.
  private(set) var isElement = false

  /// Whether it is one of several alternatives for that.
  private(set) var isAlternative = false

  init(_ steps: [String], known: ([String]) -> [String]?) {
    var rest = steps[...]
    while true {
      if let own = known(Array(rest)) {
        names = own
        return
      }
      guard let last = rest.popLast() else { return }
      switch (rest.last, last) {
      case ("properties", _):
        names = [last]
        return
      case ("patternProperties", _), ("prefixItems", _):
        rest.removeLast()
        isElement = true
      case ("oneOf", _), ("anyOf", _):
        rest.removeLast()
        isAlternative = true
      case (_, "items"), (_, "additionalProperties"), (_, "additionalItems"):
        isElement = true
      case ("schemas", _), ("definitions", _), ("$defs", _):
        names = [last]
        return
      default:
        break
      }
    }
  }
}

extension String {
  /// One of what a plural names: `addresses`, `entries`, `users`. Nil for a word that is not a plural.
  var singular: String? {
    let one = Singular.of(self)
    return one == self ? nil : one
  }
}
