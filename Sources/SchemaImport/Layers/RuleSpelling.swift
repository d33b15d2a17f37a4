/// A rule of a type, as the language writes it.
struct SpelledRule: Hashable {
  /// With its operand, as in `length 3...20`.
  let text: String

  /// What a value that breaks it is said to be, if a type can have several such rules: each of them needs a name of its own.
  let errorCase: String?

  init(_ text: String, errorCase: String? = nil) {
    self.text = text
    self.errorCase = errorCase
  }

  /// The same for the elements of a collection.
  var ofEach: SpelledRule { SpelledRule("each \(text)", errorCase: errorCase) }
}

/// The rules of a draft, as the language writes them.
struct RuleSpelling {
  private(set) var spelled: [SpelledRule] = []

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

  private mutating func add(_ text: String, errorCase: String? = nil) {
    spelled.append(SpelledRule(text, errorCase: errorCase))
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
      add("\(lower.text)\(upper.isExclusive ? "..<" : "...")\(upper.text)")
      return
    }
    if let lower { add("\(lower.isExclusive ? ">" : ">=") \(lower.text)") }
    if let upper { add("\(upper.isExclusive ? "<" : "<=") \(upper.text)") }
  }

  /// What can be rounded is a multiple of nothing.
  private mutating func addMultiples(of name: String) {
    for case .multipleOf(let text) in rules {
      if name == "Double" {
        unsaid += 1
      } else {
        add("multipleOf \(text)", errorCase: "notAMultiple")
      }
    }
  }

  private mutating func addTexts() {
    for rule in rules {
      switch rule {
      case .length(let minimum, let maximum): addBounds(minimum, maximum, of: "length")
      case .matches(let pattern): add("matches /\(pattern)/", errorCase: "doesNotMatch")
      case .minimum, .maximum, .multipleOf, .count, .unique: unsaid += 1
      }
    }
  }

  private mutating func addCounts(isList: Bool) {
    for rule in rules {
      switch rule {
      case .count(let minimum, let maximum): addBounds(minimum, maximum, of: "count")
      case .unique where isList: add("unique")
      case .unique, .minimum, .maximum, .multipleOf, .length, .matches: unsaid += 1
      }
    }
  }

  private mutating func addBounds(_ minimum: Int?, _ maximum: Int?, of word: String) {
    switch (minimum, maximum) {
    case (nil, nil), (0?, nil): break
    case (1?, nil): add("notEmpty")
    case (let minimum?, nil): add("\(word) \(minimum)...")
    case (nil, let maximum?), (0?, let maximum?): add("\(word) ...\(maximum)")
    case (let minimum?, let maximum?):
      add(minimum == maximum ? "\(word) \(minimum)" : "\(word) \(minimum)...\(maximum)")
    }
  }
}
