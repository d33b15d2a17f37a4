extension DraftBuilder {
  mutating func object(_ profile: ValueProfile, at place: DraftPlace) -> DraftType.Kind {
    let objects = profile.objects
    let joined = objects.joined
    guard !joined.members.isEmpty else {
      reportEmptyObjects(profile, at: place)
      return .dictionary(.json)
    }
    if let decision = TagDecision(objects, joined: joined) {
      return taggedUnion(decision, profile, at: place)
    }
    var values: ValueProfile?
    let reason = DictionaryDecision.reason(for: joined) {
      let joinedValues = joined.joinedValues
      values = joinedValues
      return joinedValues
    }
    guard let reason else {
      return declarations.declare(
        .record(record(joined, at: place)), at: place, profile.span)
    }
    if reason != .keysAreData { reportDictionary(profile, joined, at: place) }
    return .dictionary(type(of: values ?? joined.joinedValues, at: place.element))
  }

  /// - Parameter tag: a key that is not a field, since the union reads it.
  private mutating func record(
    _ records: RecordProfile, at place: DraftPlace, without tag: String? = nil
  ) -> DraftRecord {
    let members = records.members.filter { $0.key != tag }
      .sorted { ($0.value.rank, $0.key) < ($1.value.rank, $1.key) }
    return DraftRecord(
      members.map { key, member in
        DraftField(
          key, type(of: member.value, at: place.member(key)),
          isRequired: member.count == records.count)
      })
  }

  /// One case for each tag, and room for others: that more kinds are possible is what a tag is for.
  private mutating func taggedUnion(
    _ decision: TagDecision, _ profile: ValueProfile, at place: DraftPlace
  ) -> DraftType.Kind {
    let cases = decision.variants.map { value, records in
      let inner = place.alternative(value, named: value)
      let record = record(records, at: inner, without: decision.key)
      let payload =
        record.fields.isEmpty
        ? nil : DraftType(declarations.declare(.record(record), at: inner, profile.span))
      return DraftUnion.Case(.text(value), payload: payload)
    }
    return declarations.declare(
      .union(DraftUnion(.tag(decision.key), isOpen: true, cases: cases)), at: place, profile.span)
  }
}

extension RecordProfile {
  /// What is at the keys, as if all were one.
  fileprivate var joinedValues: ValueProfile {
    // In any order: a join does not mind.
    members.values.reduce(into: ValueProfile()) { $0.join($1.value) }
  }
}
