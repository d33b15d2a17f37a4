import Diagnostics
import JSON

/// Alternatives of the same kind become one: texts a text, numbers a number.
extension DescriptionReading {
  mutating func merged(
    _ branches: [Branch], _ alternatives: Alternatives, _ combined: CombinedSchema
  ) -> DraftType {
    guard branches.allSatisfy(\.isMergeable) else {
      return undecided(alternatives.use, "its alternatives are partly of the same kinds")
    }
    var cases: [DraftUnion.Case] = []
    var objects: [Branch] = []
    let all = branches.reduce(into: JSONKinds()) { $0.formUnion($1.kinds) }
    for kind in all.separate {
      let fitting = branches.filter { !$0.kinds.isDisjoint(with: kind) }
      if fitting.count == 1, let only = fitting.first, kind.isSuperset(of: only.kinds) {
        if kind == .object { objects = fitting } else { cases.append(shapeCase(of: only)) }
        continue
      }
      switch kind {
      case .object: objects = fitting
      case .list: cases += listCases(of: fitting, alternatives)
      case .text:
        let origin = place(of: kind, all, combined)
        cases.append(
          DraftUnion.Case(
            name: kind.word, payload: text(of: fitting, alternatives, combined, origin)))
      case .integer, .number:
        reportMerged(fitting, alternatives, "number")
        let type = type(beside: alternatives, as: kind, at: place(of: kind, all, combined))
        cases.append(DraftUnion.Case(name: kind.word, payload: type))
      default:
        cases.append(DraftUnion.Case(name: kind.word, payload: DraftType(.boolean)))
      }
    }
    return union(of: objects, beside: cases, alternatives, combined)
  }

  private func place(
    of kind: JSONKinds, _ all: JSONKinds, _ combined: CombinedSchema
  ) -> Origin {
    all.separate.count == 1 ? combined.origin : combined.origin.appending(kind.word)
  }

  /// What is said about values of a kind beside the alternatives, which holds whatever these say.
  private mutating func type(
    beside alternatives: Alternatives, as kind: JSONKinds, at origin: Origin
  ) -> DraftType {
    var base = CombinedSchema(alternatives.base.map { rules(of: $0, about: kind) }, at: origin)
    let type = type(as: kind, of: &base, at: origin)
    base.take([.type])
    reportLost(of: base)
    return type
  }

  /// Texts of which some are listed are an enum that may have further values.
  private mutating func text(
    of branches: [Branch], _ alternatives: Alternatives, _ combined: CombinedSchema,
    _ origin: Origin
  ) -> DraftType {
    let listed = branches.filter {
      $0.kinds == .text && commonValues(of: combine($0.sites, at: $0.origin)) != nil
    }
    guard let cases = listedCases(of: listed) else {
      reportMerged(branches, alternatives, "text")
      return type(beside: alternatives, as: .text, at: origin)
    }
    let isOpen = listed.count < branches.count
    reportUnread(branches, of: alternatives)
    let enumeration = DraftEnumeration(isOpen: isOpen, cases: cases)
    return declare(.enumeration(enumeration), for: combined, at: origin)
  }

  /// Those that differ only in formats and rules look the same on the wire, and are one.
  private mutating func listCases(
    of branches: [Branch], _ alternatives: Alternatives
  ) -> [DraftUnion.Case] {
    var cases: [DraftUnion.Case] = []
    for branch in branches {
      let item = shapeCase(of: branch)
      let twin = cases.firstIndex { $0.payload?.kind.plain == item.payload?.kind.plain }
      guard let twin else {
        cases.append(item)
        continue
      }
      guard cases[twin].payload != item.payload, let kind = item.payload?.kind.plain else {
        continue
      }
      reportMerged(branches, alternatives, "list")
      let rules = (cases[twin].payload?.rules ?? []).common(with: item.payload?.rules ?? [])
      cases[twin].payload = DraftType(kind, rules: rules)
    }
    // What holds anything would hide what comes after it.
    let open = cases.filter { $0.payload?.kind == .list(.json) }
    return cases.filter { $0.payload?.kind != .list(.json) } + open
  }

  private mutating func reportMerged(
    _ branches: [Branch], _ alternatives: Alternatives, _ word: String
  ) {
    let base = Set(alternatives.base.map(\.origin))
    let isPlain = branches.allSatisfy { branch in
      combine(branch.sites, at: branch.origin).parts.allSatisfy {
        base.contains($0.origin)
          || $0.substance.isSubset(of: [.type, .oneOf, .anyOf, .reference, .allOf])
      }
    }
    guard !isPlain else { return }
    report(
      .mergedAlternatives, alternatives.use,
      { "`\($0)` becomes one \(word), without what each of the alternatives says by itself" },
      help: "if it matters, write a rule in a `domain` that holds for all of them")
  }
}

extension Branch {
  /// What is a list or an object must be nothing else.
  fileprivate var isMergeable: Bool {
    kinds == .list || kinds == .object || kinds.isDisjoint(with: [.list, .object])
  }
}

extension DraftType.Kind {
  /// As it looks on the wire, without what is said about texts, numbers and lists.
  fileprivate var plain: Self {
    switch self {
    case .text: .text(nil)
    case .integer: .integer(.natural)
    case .decimal: .number
    case .list(let element): .list(DraftType(element.kind.plain, isNullable: element.isNullable))
    case .dictionary(let value):
      .dictionary(DraftType(value.kind.plain, isNullable: value.isNullable))
    case .boolean, .number, .json, .declared: self
    }
  }
}

extension [DraftRule] {
  /// What values comply with that comply with these, and also those that comply with the others.
  fileprivate func common(with others: [DraftRule]) -> [DraftRule] {
    compactMap { rule in
      guard !others.contains(rule), case .count(let minimum, let maximum) = rule else {
        return others.contains(rule) ? rule : nil
      }
      for case .count(let otherMinimum, let otherMaximum) in others {
        let least = minimum.flatMap { one in otherMinimum.map { Swift.min(one, $0) } }
        let greatest = maximum.flatMap { one in otherMaximum.map { Swift.max(one, $0) } }
        return least == nil && greatest == nil ? nil : .count(minimum: least, maximum: greatest)
      }
      return nil
    }
  }
}

extension DiagnosticKind {
  static let mergedAlternatives = DiagnosticKind(
    "G2133", .warning, "alternatives that become one type",
    explanation: """
      Alternatives that are all texts, or all numbers, look the same on the wire: only their formats or their ranges
      differ. They become one type, any text or any number, and what each alternative says by itself is left out. The same is
      true of lists of these. If some of the texts are listed, they become an `open enum`, and what is said about the others is
      left out.

      ```json
      { "$defs": { "Elevator": { "type": "object", "required": ["floor"], "properties": {
        "floor": { "oneOf": [{ "type": "integer", "maximum": -1 }, { "type": "integer", "minimum": 1 }] }
      } } } }
      ```

      Where this matters, import with `--layer domain`, and say with a `rule` what holds for all values. It stays when
      the document is imported again:

      ```gate
      dto ElevatorDTO { floor: Int }

      domain Elevator {
        floor: Int
        rule hasNoGroundFloor: floor != 0
      }

      map ElevatorDTO <-> Elevator
      ```
      """)
}
