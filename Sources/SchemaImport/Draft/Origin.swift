/// Where something that is imported comes from. It stays the same in later versions of a document, so that changes that
/// people made are found again.
package struct Origin: Sendable {
  /// The path of the document as it was given, or of the first one among samples.
  package let document: String

  /// The names and indices that lead there from the top of the document; `*` for any element of a list or a dictionary.
  package let steps: [String]

  /// A hash of both. An origin is looked up again and again while a document is read, and its steps may be many.
  private let digest: Int

  package init(document: String, steps: [String]) {
    self.document = document
    self.steps = steps
    digest = Self.digest(of: steps, after: document.hashValue)
  }

  private init(_ origin: Origin, appending steps: [String]) {
    document = origin.document
    self.steps = origin.steps + steps
    digest = Self.digest(of: steps, after: origin.digest)
  }

  package func appending(_ steps: String...) -> Origin { appending(steps) }

  func appending(_ steps: [String]) -> Origin { Origin(self, appending: steps) }

  /// Step by step, so that an origin has one digest, however it was put together.
  private static func digest(of steps: [String], after digest: Int) -> Int {
    steps.reduce(digest) { digest, step in
      var hasher = Hasher()
      hasher.combine(digest)
      hasher.combine(step)
      return hasher.finalize()
    }
  }
}

extension Origin: Hashable {
  package static func == (left: Origin, right: Origin) -> Bool {
    left.digest == right.digest && left.steps == right.steps && left.document == right.document
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
