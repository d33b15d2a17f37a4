package import Diagnostics

/// Places at which the samples do not show what they hold.
extension DraftBuilder {
  mutating func reportOnlyNull(_ profile: ValueProfile, at place: DraftPlace) {
    diagnostics.report(
      .onlyNull, "\(place.path) is null wherever it occurs, so its type is not known",
      at: profile.span, label: "read as `JSON`",
      help: "add a sample in which it has a value, or write its type into the schema")
  }

  mutating func reportEmptyLists(_ profile: ValueProfile, at place: DraftPlace) {
    diagnostics.report(
      .onlyEmptyLists, "\(place.path) is an empty list wherever it occurs",
      at: profile.span, label: "read as `[JSON]`",
      help: "add a sample in which it has an element, or write the type of its elements")
  }

  mutating func reportEmptyObjects(_ profile: ValueProfile, at place: DraftPlace) {
    diagnostics.report(
      .onlyEmptyObjects, "\(place.path) is an empty object wherever it occurs",
      at: profile.span, label: "read as `[String: JSON]`",
      help: "add a sample in which it has a member, or write its type into the schema")
  }

  mutating func reportDepth(of profile: ValueProfile, at place: DraftPlace) {
    diagnostics.report(
      .tooDeepSample,
      "\(place.path) is inside more than \(ValueProfile.depthLimit) lists and objects",
      at: profile.span, label: "read as `JSON`",
      help: "import what is there as separate samples")
  }
}

extension DiagnosticKind {
  package static let onlyNull = DiagnosticKind(
    "G2201", .warning, "a value that is always null",
    explanation: """
      An import from samples says what the samples show. A value that is null in all of them could be anything else in the next
      answer, so it is read as `JSON`, which takes whatever comes.

      ```json
      { "name": "Emma", "cover": null }
      ```

      ```gate
      dto BookDTO { name: String, cover: JSON? }
      ```
      """)

  package static let onlyEmptyLists = DiagnosticKind(
    "G2202", .warning, "a list that is always empty",
    explanation: """
      An empty list says nothing about its elements. If it is empty in all samples, its elements are read as `JSON`.

      ```json
      { "name": "Emma", "tags": [] }
      ```

      ```gate
      dto BookDTO { name: String, tags: [JSON] }
      ```
      """)

  package static let onlyEmptyObjects = DiagnosticKind(
    "G2203", .warning, "an object that is always empty",
    explanation: """
      An empty object may be a record whose fields are all missing, or a dictionary without an entry. If it is empty in all samples,
      it is read as a dictionary of `JSON`, which keeps whatever comes.

      ```json
      { "name": "Emma", "links": {} }
      ```

      ```gate
      dto BookDTO { name: String, links: [String: JSON] }
      ```
      """)

  package static let tooDeepSample = DiagnosticKind(
    "G2204", .warning, "samples that are nested too deeply",
    explanation: """
      A schema is read up to a certain depth, and so are samples. What is deeper than that becomes `JSON`. Such values are often a tree, whose
      type holds itself: take one of its nodes as a sample, and then write the type of the inner nodes.

      ```gate
      dto CommentDTO { text: String, replies: [CommentDTO] }
      ```
      """)
}
