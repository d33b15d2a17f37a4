/// The rules of a draft, as the language writes them.
struct RuleSpelling {
  private(set) var spelled: [String] = []

  /// How many say nothing of a value of this type, such as a length of a date.
  private(set) var unsaid = 0
  private let rules: [DraftRule]

  /// - Parameter name: the Swift type that carries the rules.
  init(_ rules: [DraftRule], of kind: DraftType.Kind, name: String) {
    self.rules = rules
    switch kind {
    case .integer, .number, .decimal:
      if name == "Date" { unsaid = rules.count } else { addRange(); addMultiples(of: name) }
    case .text(let format):
      if format == .decimal {
        addRange()
        addMultiples(of: name)
      } else if name == "String" {
        addTexts()
      } else {
        unsaid = rules.count
      }
    case .list, .dictionary: addCounts(isList: name.hasPrefix("["))
    case .boolean, .json, .declared: unsaid = rules.count
    }
  }

  private mutating func addRange() {
    var lower: (text: String, isExclusive: Bool)?
    var upper: (text: String, isExclusive: Bool)?
    for rule in rules {
      switch rule {
      case .minimum(let text, let isExclusive): lower = (text, isExclusive)
      case .maximum(let text, let isExclusive): upper = (text, isExclusive)
      case .multipleOf: break
      case .length, .matches, .count, .unique: unsaid += 1
      }
    }
    if let lower, let upper, !lower.isExclusive {
      spelled.append("\(lower.text)\(upper.isExclusive ? "..<" : "...")\(upper.text)")
      return
    }
    if let lower { spelled.append("\(lower.isExclusive ? ">" : ">=") \(lower.text)") }
    if let upper { spelled.append("\(upper.isExclusive ? "<" : "<=") \(upper.text)") }
  }

  /// What can be rounded is a multiple of nothing.
  private mutating func addMultiples(of name: String) {
    for case .multipleOf(let text) in rules {
      if name == "Double" { unsaid += 1 } else { spelled.append("multipleOf \(text)") }
    }
  }

  private mutating func addTexts() {
    for rule in rules {
      switch rule {
      case .length(let minimum, let maximum): addBounds(minimum, maximum, of: "length")
      case .matches(let pattern): spelled.append("matches /\(pattern)/")
      case .minimum, .maximum, .multipleOf, .count, .unique: unsaid += 1
      }
    }
  }

  private mutating func addCounts(isList: Bool) {
    for rule in rules {
      switch rule {
      case .count(let minimum, let maximum): addBounds(minimum, maximum, of: "count")
      case .unique where isList: spelled.append("unique")
      case .unique, .minimum, .maximum, .multipleOf, .length, .matches: unsaid += 1
      }
    }
  }

  private mutating func addBounds(_ minimum: Int?, _ maximum: Int?, of word: String) {
    switch (minimum, maximum) {
    case (nil, nil), (0?, nil): break
    case (1?, nil): spelled.append("notEmpty")
    case (let minimum?, nil): spelled.append("\(word) \(minimum)...")
    case (nil, let maximum?), (0?, let maximum?): spelled.append("\(word) ...\(maximum)")
    case (let minimum?, let maximum?):
      spelled.append(minimum == maximum ? "\(word) \(minimum)" : "\(word) \(minimum)...\(maximum)")
    }
  }
}
