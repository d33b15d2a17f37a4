extension TextProfile {
  /// The format that all of them have.
  var format: DraftTextFormat? {
    guard count > 0 else { return nil }
    for (form, format) in Self.formats where forms.contains(form) { return format }
    // A version number can look like an address once; two different ones hardly do.
    guard hasSeveral else { return nil }
    if forms.contains(.ipv4) { return .ipv4 }
    return forms.contains(.ipv6) ? .ipv6 : nil
  }

  /// Of these one text is evidence enough: none is written by chance.
  private static let formats: [(TextForms, DraftTextFormat)] = [
    (.dateTime, .dateTime), (.date, .date), (.uuid, .uuid), (.url, .url), (.email, .email),
  ]

  /// Whether they are words of which it is unlikely that another one comes. One alone is a constant: what else could be there, it
  /// does not say.
  var isChoice: Bool {
    values.isComplete && values.counts.count > 1 && Repetition(values.counts.values).isClosed
  }

  /// In the order of the texts, whichever came first or most often: both change from sample to sample.
  var cases: [DraftEnumeration.Case] {
    values.counts.keys.sorted().map { DraftEnumeration.Case(.text($0)) }
  }
}
