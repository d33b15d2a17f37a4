extension DraftBuilder {
  /// Values of several kinds, each of which is recognised at a glance. Objects are one kind: those of different records are joined to one, unless
  /// a tag tells them apart.
  mutating func union(
    of kinds: [ValueKind], _ profile: ValueProfile, at place: DraftPlace
  ) -> DraftType.Kind {
    let cases = kinds.map { kind in
      DraftUnion.Case(
        name: kind.rawValue, payload: DraftType(alternative(kind, of: profile, at: place)))
    }
    return declarations.declare(
      .union(DraftUnion(.shape(inOrder: false), cases: cases)), at: place, profile.span)
  }

  private mutating func alternative(
    _ kind: ValueKind, of profile: ValueProfile, at place: DraftPlace
  ) -> DraftType.Kind {
    // Only the kind is looked at: a text of another format would be none of the cases.
    if kind == .text { return .text(nil) }
    let inner = place.alternative(kind.rawValue, named: "\(place.typeName)-\(kind.rawValue)")
    return self.kind(kind, of: profile, at: inner)
  }
}
