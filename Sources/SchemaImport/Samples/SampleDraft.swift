import Diagnostics

/// What groups of samples become: a draft, and what is at the top of each group.
package struct SampleDraft: Sendable {
  package let reading: ImportReading

  /// What each sample of a group is. Nil for a group without samples.
  package let tops: [DraftType?]

  package init(of groups: [SampleGroup]) {
    var builder = DraftBuilder()
    var tops: [DraftType?] = []
    var origins: [Origin] = []
    for group in groups {
      let top = builder.top(of: group)
      tops.append(top?.type)
      if let origin = top?.origin { origins.append(origin) }
    }
    builder.reportLikelyRecords()
    self.tops = tops
    reading = ImportReading(
      draft: builder.declarations.draft(of: origins),
      diagnostics: builder.diagnostics.inReadingOrder)
  }
}

extension DraftBuilder {
  fileprivate mutating func top(of group: SampleGroup) -> (type: DraftType, origin: Origin)? {
    // The same one in whichever order they come.
    guard let document = group.documents.map(\.path).min(), let name = group.names.first else {
      reportNoSample()
      return nil
    }
    var profile = ValueProfile()
    for sample in group.documents { profile.observe(sample.value, in: sample.index) }
    let place = DraftPlace(Origin(document: document, steps: group.steps), named: name)
    let type = type(of: profile, at: place)
    let isInside = type.reference.map { type.kind != .declared($0) } ?? false
    let names = isInside && !group.isNamed ? group.names.map(Singular.of) : group.names
    if let origin = type.reference {
      declarations.name(origin, names)
      return (type, origin)
    }
    reportNoRecord(profile)
    let alias = declarations.declare(.alias(type), at: place, profile.span)
    guard case .declared(let origin) = alias else { return nil }
    declarations.name(origin, names)
    return (type, origin)
  }
}
