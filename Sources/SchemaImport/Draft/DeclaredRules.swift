import Diagnostics

extension Draft {
  /// The same draft, in which each value with rules has a `type` of its own where a schema cannot write rules: in what a case of
  /// a union carries, and in the field of a model for all other keys.
  ///
  /// - Returns: also the declarations in which rules are given up, because no `type` has a converter.
  func declaringRules(for layer: ImportLayer) -> (draft: Draft, lost: [Origin]) {
    // A dto has no rules at all, and says how many were left out.
    guard layer != .dto else { return (self, []) }
    var lost: [Origin] = []
    let declarations = declarations.flatMap { $0.declaringRules(for: layer, &lost) }
    return (Draft(declarations), lost)
  }
}

extension DraftDeclaration {
  /// The declaration, and those that its rules need.
  fileprivate func declaringRules(
    for layer: ImportLayer, _ lost: inout [Origin]
  ) -> [DraftDeclaration] {
    var result = self
    var types: [DraftDeclaration] = []
    switch content {
    case .enumeration, .wrapper, .alias: break
    // A domain has these keys in a field like any other.
    case .record where layer != .model: break
    case .record(var record):
      for index in record.fields.indices where record.fields[index].isRest {
        guard case .dictionary(var value) = record.fields[index].type.kind else { continue }
        let place = origin.appending("additionalProperties")
        types += value.moveRules(to: place, named: "value", in: origin, &lost)
        record.fields[index].type.kind = .dictionary(value)
      }
      result.content = .record(record)
    case .union(var union):
      for index in union.cases.indices {
        guard var payload = union.cases[index].payload else { continue }
        let name = union.cases[index].name ?? union.cases[index].value?.text ?? "value"
        let place = origin.payload(index)
        types += payload.moveRules(to: place, named: name, in: origin, &lost)
        union.cases[index].payload = payload
      }
      result.content = .union(union)
    }
    return [result] + types
  }
}

extension DraftType {
  /// Leaves a reference to a `type` in the place of what has rules.
  fileprivate mutating func moveRules(
    to place: Origin, named name: String, in owner: Origin, _ lost: inout [Origin]
  ) -> [DraftDeclaration] {
    guard hasRules else { return [] }
    if isConverted {
      self = withoutRules
      lost.append(owner)
      return []
    }
    let wrapped = DraftType(kind, rules: rules)
    kind = .declared(place)
    rules = []
    return [DraftDeclaration(.wrapper(wrapped), at: place, named: [name], in: owner)]
  }

  /// Also where a format is a rule, as that of an email address is.
  private var hasRules: Bool {
    switch kind {
    case .list(let inner), .dictionary(let inner): !rules.isEmpty || inner.hasRules
    case .boolean, .integer, .number, .decimal, .text, .json, .declared:
      meaning?.rules.isEmpty == false
    }
  }

  /// Whether an app has something in its place that does not become it by itself, such as a date.
  var isConverted: Bool {
    switch kind {
    case .list(let inner), .dictionary(let inner): inner.isConverted
    case .boolean, .integer, .number, .decimal, .text, .json, .declared: meaning?.converter != nil
    }
  }
}

extension Origin {
  /// For what has to be declared because a union carries it. It is said where the union is, or in an alternative of it.
  func payload(_ position: Int) -> Origin { appending("payload", String(position)) }

  /// The union that carries it. Nil for every other place.
  var carrier: Origin? {
    let isPayload = steps.count > 2 && steps[steps.count - 2] == "payload"
    return isPayload && steps.last.flatMap({ Int($0) }) != nil ? dropping(2) : nil
  }
}

extension Diagnostic {
  /// - Parameter origin: the declaration in which the rules are lost.
  static func rulesOfConverted(at origin: Origin, in places: OriginPlaces) -> Diagnostic {
    Diagnostic(
      .ruleBesideFormat,
      "the rules of a list in `\(origin.pointer)` are not carried over: its elements are converted, and no `type` has a converter",
      at: places.span(of: origin), help: "if the rules matter, check the list in your app")
  }
}
