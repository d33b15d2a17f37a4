/// Whether one shape reads everything that another one reads. If in doubt, it does not.
enum ShapeCover {
  static func covers(_ wider: [ShapePart], _ narrower: [ShapePart]) -> Bool {
    covers(ShapeIndex(wider), narrower)
  }

  static func covers(_ wider: ShapeIndex, _ narrower: [ShapePart]) -> Bool {
    func isCovered(_ part: ShapePart) -> Bool {
      wider.contains(part) { covers($0, part) }
    }
    return narrower.allSatisfy { part in
      isCovered(part) || part.split(by: wider.parts)?.allSatisfy(isCovered) == true
    }
  }

  private static func covers(_ wider: ShapePart, _ narrower: ShapePart) -> Bool {
    switch (wider, narrower) {
    case (.anything, _): true
    case (.null, .null), (.flag, .flag), (.number, .number): true
    case (.flag, .onlyFlag): true
    case (.onlyFlag(let wider), .onlyFlag(let narrower)): wider == narrower
    case (.number, .integer), (.number, .integers), (.number, .integersBesides): true
    case (.integer(let wider), .integer(let narrower)): holds(wider, narrower)
    case (.integer(let type), .integers(let values)):
      values.allSatisfy { IntegerValue.read($0, as: type) != nil }
    case (.integers(let wider), .integers(let narrower)): wider.isSuperset(of: narrower)
    case (.integersBesides(let known), .integers(let values)): known.isDisjoint(with: values)
    case (.integersBesides(let known), .integersBesides(let others)): known.isSubset(of: others)
    case (.text, .text), (.text, .formatted), (.text, .texts), (.text, .textsBesides): true
    case (.formatted(let one), .formatted(let other)): one == other
    case (.texts(let wider), .texts(let narrower)): wider.isSuperset(of: narrower)
    case (.textsBesides(let known), .texts(let values)): known.isDisjoint(with: values)
    case (.textsBesides(let known), .textsBesides(let others)): known.isSubset(of: others)
    case (.array(let wider), .array(let narrower)): covers(wider, narrower)
    case (.opaqueObject(let one), .opaqueObject(let other)): one == other
    case (.object(let wider), .object(let narrower)):
      ShapeReading.of(narrower, by: wider) == .always
    case (.dictionary(let wider), .dictionary(let narrower)): covers(wider, narrower)
    case (.dictionary(let values), .object(let object)):
      object.keys.allSatisfy { covers(values, $0.parts) }
        && object.rest.map { covers(values, $0) } != false
    case (.dictionary(let values), .opaqueObject): values.contains(.anything)
    default: false
    }
  }

  private static func holds(_ wider: Scalar, _ narrower: Scalar) -> Bool {
    guard let wide = wider.integerWidth, let narrow = narrower.integerWidth else { return false }
    if wide.isSigned == narrow.isSigned { return wide.bits >= narrow.bits }
    return wide.isSigned && wide.bits > narrow.bits
  }
}

extension ShapePart {
  /// An object with any text at the key of an open union's tag: one for each tag that the union knows, and one for the others,
  /// since different cases read them.
  fileprivate func split(by union: [ShapePart]) -> [ShapePart]? {
    guard case .object(let shape) = self else { return nil }
    for case .object(let object) in union {
      for key in object.keys {
        for case .textsBesides(let known) in key.parts where shape[key.name]?.parts == [.text] {
          let tags = known.sorted().map { ShapePart.texts([$0]) } + [.textsBesides(known)]
          return tags.map { .object(shape.holding($0, at: key.name)) }
        }
      }
    }
    return nil
  }
}

extension ObjectShape {
  fileprivate func holding(_ part: ShapePart, at name: String) -> ObjectShape {
    let keys = keys.map { key in
      key.name == name ? Key(name: name, parts: [part], isRequired: key.isRequired) : key
    }
    return ObjectShape(
      name: self.name, keys: keys, rest: rest, absentKey: absentKey, isPartial: isPartial)
  }
}
