/// A place of the wire that is turned into a part of the draft.
struct DraftPlace {
  let origin: Origin

  /// The key that leads to it, or what the whole is called.
  let name: String

  /// Whether it is one of the elements of what the name stands for.
  let isElement: Bool

  /// What encloses it, by name.
  let owner: String?

  /// How many of the steps of the origin lead to what the samples hold.
  private let start: Int

  /// The top of the samples.
  init(_ origin: Origin, named name: String) {
    (self.origin, self.name, isElement, owner) = (origin, name, false, nil)
    start = origin.steps.count
  }

  private init(_ origin: Origin, _ name: String, isElement: Bool, owner: String?, start: Int) {
    (self.origin, self.name, self.owner, self.start) = (origin, name, owner, start)
    self.isElement = isElement
  }

  var isTop: Bool { origin.steps.count == start }

  func member(_ key: String) -> DraftPlace {
    DraftPlace(origin.appending(key), key, isElement: false, owner: typeName, start: start)
  }

  /// Any element of a list, or any value of a dictionary.
  var element: DraftPlace {
    DraftPlace(origin.appending("*"), name, isElement: true, owner: owner, start: start)
  }

  /// One of the types that may be here.
  func alternative(_ word: String, named name: String) -> DraftPlace {
    DraftPlace(origin.appending(word), name, isElement: false, owner: typeName, start: start)
  }

  /// What one value here is called.
  var typeName: String { isElement ? Singular.of(name) : name }

  /// The best first.
  var typeNames: [String] { [typeName] + (owner.map { ["\($0)-\(typeName)"] } ?? []) }

  /// For messages: `items.*.price`
  var path: String {
    isTop ? "the whole sample" : "`\(origin.steps.dropFirst(start).joined(separator: "."))`"
  }
}
