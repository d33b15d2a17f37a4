// The cases of a union are told apart by a tag, or by the key of their payload. All of these functions
// look ahead, and leave the reader before the object.

nonisolated extension JSONReader {
  /// The value at a key of the object that comes next. Fails if there is none.
  @inline(never)
  mutating func peekTag<Tag: JSONReadable>(
    _ name: StaticString, as type: Tag.Type = Tag.self
  ) -> Tag? {
    let mark = mark()
    let object = beginObject()
    while let key = nextKey() {
      guard name ~= key else {
        skipHidingKeys()
        continue
      }
      let tag = Tag(from: &self)
      reset(to: mark)
      return tag
    }
    return required(nil, name, in: object)
  }

  /// The same for a union with a case for what has no tag: nil in the inner optional if the tag is missing or
  /// null.
  @inline(never)
  mutating func peekTagIfPresent<Tag: JSONReadable>(
    _ name: StaticString, as type: Tag.Type = Tag.self
  ) -> Tag?? {
    let mark = mark()
    beginObject()
    while let key = nextKey() {
      guard name ~= key else {
        skipHidingKeys()
        continue
      }
      let tag: Tag?? = readNull() ? .some(nil) : Tag(from: &self).map { .some($0) }
      reset(to: mark)
      return tag
    }
    reset(to: mark)
    return isIntact ? .some(nil) : nil
  }

  /// Fails with a tag that does not stand for a case of the union that comes next.
  @inline(never)
  mutating func failUnknownTag(
    _ tag: some CustomStringConvertible, at name: StaticString, known: [String]
  ) {
    let shown = tag is String ? ShownText.quoted(tag.description) : tag.description
    let error = MappingError(.unknownCase(value: shown, known: known))
    beginObject()
    while let key = nextKey() {
      if name ~= key { return fail(error, at: mark()) }
      skip()
    }
  }

  /// The one key of the object that names a case. There may be other keys. Fails if there is no such key,
  /// or more than one.
  @inline(never)
  mutating func peekCaseKey(among known: [String]) -> String? {
    peekCaseKey(known: known) { known.contains($0) }
  }

  /// The only key of the object, if it names no case. For an open union.
  @inline(never)
  mutating func peekUnrecognizedKey(besides known: [String]) -> String? {
    peekOnlyKey().flatMap { known.contains($0) ? nil : $0 }
  }

  mutating func peekCaseKey(known: [String], isKnown: (String) -> Bool) -> String? {
    let mark = mark()
    let found = peekKeys().filter(isKnown)
    guard let key = found.first, found.count == 1 else {
      fail(MappingError(.caseKeys(found: found.sorted(), known: known)), at: mark)
      return nil
    }
    return key
  }

  mutating func peekOnlyKey() -> String? {
    let keys = peekKeys()
    return keys.count == 1 ? keys.first : nil
  }

  /// The keys in their order, each once.
  private mutating func peekKeys() -> [String] {
    let mark = mark()
    var keys: [String] = []
    var known: Set<String> = []
    beginObject()
    while let key = nextKey() {
      let key = key.text
      if known.insert(key).inserted { keys.append(key) }
      skipHidingKeys()
    }
    reset(to: mark)
    return keys
  }
}
