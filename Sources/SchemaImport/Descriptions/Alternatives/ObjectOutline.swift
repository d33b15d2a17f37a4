import JSON

/// What tells an alternative by its shape.
struct ObjectOutline {
  let branch: Branch
  let name: String

  /// The objects that it can be: several if it is a choice.
  let forms: [ObjectForm]

  /// Whether it is certain to read all that is written for another one. Where that is open, the order of the cases decides.
  func hides(_ other: ObjectOutline) -> Bool {
    other.forms.allSatisfy { form in forms.contains { $0.hides(form) } }
  }

  /// A key that is lost where a value of another one, which is tried later, is read as this one.
  fileprivate func loses(from later: ObjectOutline) -> String? {
    for form in forms {
      if let key = later.forms.lazy.compactMap(form.loses).first { return key }
    }
    return nil
  }

  /// Whether a value may be one of its forms and one of the other's at once.
  fileprivate func combines(with other: ObjectOutline) -> Bool {
    forms.contains { form in other.forms.contains(where: form.combines) }
  }

  fileprivate var namesNoKeys: Bool { forms.contains(where: \.keys.isEmpty) }

  fileprivate var keyCount: Int { forms.map(\.keys.count).min() ?? 0 }

  fileprivate var requiredCount: Int { forms.map(\.required.count).min() ?? 0 }
}

/// The keys of an object.
struct ObjectForm {
  var keys: [String: KeyOutline]
  var required: Set<String>

  /// Whether it keeps keys that it does not name.
  var keepsOthers = false

  /// Whether it has no keys that it does not name.
  var isClosed = false

  /// Nil if no value fits both, as far as that is known, or if all keys are kept. The first one in the order of the alphabet.
  fileprivate func loses(from later: ObjectForm) -> String? {
    guard !keys.isEmpty, !keepsOthers else { return nil }
    let certain = required.union(later.required.intersection(keys.keys))
    let mayFit = certain.allSatisfy { name in
      guard let own = keys[name], let other = later.keys[name] else { return false }
      return own.meets(other)
    }
    return mayFit ? later.keys.keys.filter { keys[$0] == nil }.min() : nil
  }

  /// Whether one value may be both, and have keys of both.
  fileprivate func combines(with other: ObjectForm) -> Bool {
    guard !isClosed, !other.isClosed, !keepsOthers, !keys.isEmpty else { return false }
    let meets = required.union(other.required).allSatisfy { name in
      guard let own = keys[name], let theirs = other.keys[name] else { return true }
      return own.meets(theirs)
    }
    return meets && other.keys.keys.contains { keys[$0] == nil }
  }

  fileprivate func hides(_ other: ObjectForm) -> Bool {
    guard required.isSubset(of: other.required) else { return false }
    if keys.isEmpty { return true }
    guard !other.keys.isEmpty else { return false }
    return keys.allSatisfy { name, key in other.keys[name].map(key.covers) ?? true }
  }
}

/// What is known of a key without reading its schema.
struct KeyOutline {
  let kinds: JSONKinds
  let values: Set<DraftLiteral>?
  let target: Origin?

  /// What is said about it, if it is a list of texts, numbers or flags.
  var plainList: [String: JSONValue]?

  /// Whether some value can be both.
  fileprivate func meets(_ other: KeyOutline) -> Bool {
    guard !kinds.isDisjoint(with: other.kinds) else { return false }
    guard let values, let others = other.values else { return true }
    return !values.isDisjoint(with: others)
  }

  func covers(_ other: KeyOutline) -> Bool {
    guard kinds.isSuperset(of: other.kinds) else { return false }
    if kinds == .all { return true }
    if let values { return other.values?.isSubset(of: values) ?? false }
    if other.kinds.isDisjoint(with: [.object, .list]) { return true }
    return target != nil && target == other.target
      || plainList != nil && plainList == other.plainList
  }
}

extension DescriptionReading {
  /// Those that require more come first; what names no keys comes last.
  mutating func mostSpecificFirst(_ branches: [Branch]) -> [ObjectOutline] {
    var outlines: [ObjectOutline] = []
    for branch in branches { outlines.append(outline(of: branch)) }
    return outlines.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.namesNoKeys != other.namesNoKeys { return other.namesNoKeys }
      if one.requiredCount != other.requiredCount {
        return one.requiredCount > other.requiredCount
      }
      if one.keyCount != other.keyCount { return one.keyCount > other.keyCount }
      return first.offset < second.offset
    }.map(\.element)
  }

  private mutating func outline(of branch: Branch) -> ObjectOutline {
    var forms: [ObjectForm] = []
    for inner in unfolded([branch]) {
      var form = form(of: inner)
      if let tag = inner.tag {
        let key = KeyOutline(kinds: tag.kinds, values: Set(tag.values), target: nil)
        form.keys[tag.key] = key
        form.required.insert(tag.key)
        if tag.isOpen {
          let anyTag = KeyOutline(kinds: tag.kinds, values: nil, target: nil)
          forms.append(ObjectForm(keys: [tag.key: anyTag], required: [tag.key]))
        }
      }
      forms.append(form)
    }
    return ObjectOutline(branch: branch, name: name(of: branch), forms: forms)
  }

  private mutating func form(of branch: Branch) -> ObjectForm {
    var combined = combine(branch.sites, at: branch.origin)
    let required = Set(combined.uses(of: .required).flatMap(\.texts))
    var keys: [String: KeyOutline] = [:]
    for property in takeProperties(of: &combined) {
      keys[property.name] = outline(of: property, isRequired: required.contains(property.name))
    }
    let further = combined.uses(of: .additionalProperties)
    return ObjectForm(
      keys: keys, required: required.intersection(keys.keys),
      keepsOthers: further.contains { $0.value.members != nil },
      isClosed: (further + combined.uses(of: .unevaluatedProperties))
        .contains { $0.value.flag == false })
  }

  /// Null is read where a key may be missing.
  private mutating func outline(of property: Property, isRequired: Bool) -> KeyOutline {
    let combined = combine(property.sites, at: property.keyPlace.site.origin)
    let literals = commonValues(of: combined)?.0.compactMap(\.enumerationLiteral)
    let kinds = kinds(of: combined)
    let target = wrapped(property.sites)?.target.origin
    return KeyOutline(
      kinds: isRequired ? kinds : kinds.union(.null), values: literals.map { Set($0) },
      target: target,
      plainList: target == nil && property.sites.count == 1 ? property.sites[0].plainList : nil)
  }

  /// Where something may be lost since an alternative that is tried before reads it as well.
  func overlap(
    in outlines: [ObjectOutline]
  ) -> (earlier: ObjectOutline, later: ObjectOutline, key: String)? {
    for (position, later) in outlines.enumerated() {
      for earlier in outlines[..<position] {
        if let key = earlier.loses(from: later) { return (earlier, later, key) }
      }
    }
    return nil
  }

  /// Whether a value may be two of these at once.
  func mayCombine(_ outlines: [ObjectOutline]) -> Bool {
    outlines.indices.contains { position in
      outlines[..<position].contains { $0.combines(with: outlines[position]) }
    }
  }

  /// One that is never reached, since one before it reads whatever it can be.
  func hidden(in outlines: [ObjectOutline]) -> (earlier: String, later: String)? {
    for (position, later) in outlines.enumerated() {
      if let earlier = outlines[..<position].first(where: { $0.hides(later) }) {
        return (earlier.name, later.name)
      }
    }
    return nil
  }
}
