/// How a value of a draft becomes one that keeps the rules.
nonisolated struct DraftCheck<Raw, Value> {
  /// The value, or everything that is wrong with it.
  let check: (Raw) -> Result<Value, DraftFaults>
}

/// What is wrong with a value, each with its place within the value.
nonisolated struct DraftFaults: Error {
  var all: [(path: DraftPath, brokenRule: any RuleViolation & Hashable)]
}

nonisolated extension DraftFaults {
  init(_ violations: [some RuleViolation & Hashable]) {
    all = violations.map { (DraftPath(steps: []), $0) }
  }

  /// The same faults, at their place within something larger.
  func placed(at step: DraftPath.Step) -> DraftFaults {
    DraftFaults(all: all.map { (DraftPath(steps: [step] + $0.path.steps), $0.brokenRule) })
  }
}

nonisolated extension DraftViolations {
  /// Returns the value, or adds everything that is wrong with it and returns nil.
  mutating func check<Raw, Value>(
    _ raw: Raw, of field: Field, _ check: DraftCheck<Raw, Value>
  ) -> Value? {
    switch check.check(raw) {
    case .success(let value):
      return value
    case .failure(let faults):
      all += faults.placed(at: .field(field.rawValue)).all.map {
        Violation(fields: [field], path: $0.path, brokenRule: $0.brokenRule)
      }
      return nil
    }
  }

  /// For a rule over several fields.
  mutating func add(_ brokenRule: some RuleViolation & Hashable, of fields: [Field]) {
    all.append(Violation(fields: fields, path: DraftPath(steps: []), brokenRule: brokenRule))
  }
}

nonisolated extension DraftCheck {
  /// For a `type` with rules; `violations` lists those that are broken.
  init<Violation: RuleViolation & Hashable>(
    making make: @escaping (Raw) throws(Violation) -> Value,
    by violations: @escaping (Raw) -> [Violation]
  ) {
    check = { raw in
      do throws(Violation) {
        return .success(try make(raw))
      } catch {
        return .failure(DraftFaults(violations(raw)))
      }
    }
  }

  /// For a record with a draft.
  init<Field>(making make: @escaping (Raw) throws(DraftViolations<Field>) -> Value) {
    check = { raw in
      do throws(DraftViolations<Field>) {
        return .success(try make(raw))
      } catch {
        return .failure(DraftFaults(all: error.all.map { ($0.path, $0.brokenRule) }))
      }
    }
  }

  /// For what cannot fail.
  init(making make: @escaping (Raw) -> Value) {
    check = { .success(make($0)) }
  }

  /// The same with more rules, for the value that was made.
  func keeping(_ violations: @escaping (Value) -> [some RuleViolation & Hashable]) -> DraftCheck {
    let own = DraftCheck<Value, Value>(keeping: violations)
    return DraftCheck { check($0).flatMap(own.check) }
  }
}

nonisolated extension DraftCheck where Raw == Value {
  /// For a value that is used as it is, if it keeps the rules.
  init(keeping violations: @escaping (Value) -> [some RuleViolation & Hashable]) {
    check = { value in
      let broken = violations(value)
      return broken.isEmpty ? .success(value) : .failure(DraftFaults(broken))
    }
  }
}

nonisolated extension DraftCheck {
  /// Nil is valid.
  var allowingNil: DraftCheck<Raw?, Value?> {
    DraftCheck<Raw?, Value?> { raw in
      guard let raw else { return .success(nil) }
      return check(raw).map { $0 }
    }
  }

  var ofEachElement: DraftCheck<[Raw], [Value]> {
    DraftCheck<[Raw], [Value]> { raws in
      var faults = DraftFaults(all: [])
      var values: [Value] = []
      for (index, raw) in raws.enumerated() {
        switch check(raw) {
        case .success(let value): values.append(value)
        case .failure(let found): faults.all += found.placed(at: .index(index)).all
        }
      }
      return faults.all.isEmpty ? .success(values) : .failure(faults)
    }
  }

  /// For the values of a dictionary. Their faults are in the order of the keys.
  func ofEachValue<Key: Hashable>() -> DraftCheck<[Key: Raw], [Key: Value]> {
    DraftCheck<[Key: Raw], [Key: Value]> { raws in
      var faults = DraftFaults(all: [])
      var values: [Key: Value] = [:]
      for (key, raw) in raws.sorted(by: { "\($0.key)" < "\($1.key)" }) {
        switch check(raw) {
        case .success(let value): values[key] = value
        case .failure(let found): faults.all += found.placed(at: .key("\(key)")).all
        }
      }
      return faults.all.isEmpty ? .success(values) : .failure(faults)
    }
  }
}
