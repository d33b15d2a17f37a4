import Diagnostics

/// Turns what samples show into types and declarations, place by place.
struct DraftBuilder {
  var declarations = DeclarationTable()
  var diagnostics: [Diagnostic] = []

  mutating func type(of profile: ValueProfile, at place: DraftPlace) -> DraftType {
    DraftType(kind(of: profile, at: place), isNullable: profile.nulls > 0)
  }

  private mutating func kind(of profile: ValueProfile, at place: DraftPlace) -> DraftType.Kind {
    guard profile.unread == 0 else {
      reportDepth(of: profile, at: place)
      return .json
    }
    let kinds = profile.kinds
    guard let kind = kinds.first else {
      reportOnlyNull(profile, at: place)
      return .json
    }
    return kinds.count == 1
      ? self.kind(kind, of: profile, at: place) : union(of: kinds, profile, at: place)
  }

  /// As if there were no other kind.
  mutating func kind(
    _ kind: ValueKind, of profile: ValueProfile, at place: DraftPlace
  ) -> DraftType.Kind {
    switch kind {
    case .flag: .boolean
    case .number: number(profile, at: place)
    case .text: text(profile, at: place)
    case .list: list(profile, at: place)
    case .object: object(profile, at: place)
    }
  }

  mutating func number(_ profile: ValueProfile, at place: DraftPlace) -> DraftType.Kind {
    if profile.numbers.losesDigits { reportLostDigits(profile, at: place) }
    return profile.numbers.kind
  }

  private mutating func text(_ profile: ValueProfile, at place: DraftPlace) -> DraftType.Kind {
    let texts = profile.texts
    guard texts.isChoice else { return .text(texts.format) }
    guard CategoryKey.describes(place.name) else {
      reportPossibleChoice(profile, at: place)
      return .text(texts.format)
    }
    return declarations.declare(
      .enumeration(DraftEnumeration(isOpen: true, cases: texts.cases)), at: place, profile.span)
  }

  private mutating func list(_ profile: ValueProfile, at place: DraftPlace) -> DraftType.Kind {
    guard let element = profile.lists.element else {
      reportEmptyLists(profile, at: place)
      return .list(.json)
    }
    return .list(type(of: element, at: place.element))
  }
}

extension ValueProfile {
  /// Nowhere if there is no value.
  var span: SourceSpan { place ?? .nowhere }
}
