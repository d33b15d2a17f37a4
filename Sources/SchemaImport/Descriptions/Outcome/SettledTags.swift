/// A tag and one of its values.
private struct PayloadTag: Hashable {
  let key: String
  let value: DraftLiteral
}

extension DescriptionReading {
  /// Where an object is only read as the case of a union, its tag has one value, and says nothing to the app.
  mutating func settleTags() {
    let tags = tagsOfPayloads()
    guard !tags.isEmpty else { return }
    let lookup = DeclarationLookup(declarations)
    var replaced: Set<Origin> = []
    for index in declarations.indices {
      guard let tag = tags[declarations[index].origin],
        case .record(var record) = declarations[index].content,
        let position = record.fields.firstIndex(where: { $0.wireName == tag.key }),
        record.fields[position].isRequired, record.fields[position].constant == nil,
        admits(tag.value, record.fields[position].type, lookup, &replaced)
      else { continue }
      record.fields[position].constant = tag.value
      record.fields[position].type = tag.value.constantType
      declarations[index].content = .record(record)
    }
    let used = Set(declarations.flatMap(\.uses))
    declarations.removeAll {
      replaced.contains($0.origin) && !used.contains($0.origin) && names[$0.origin] == nil
    }
  }

  /// The tag that decides for each payload, where there is only one, and nothing else refers to the payload.
  private func tagsOfPayloads() -> [Origin: PayloadTag] {
    var uses: [Origin: Int] = [:]
    var tags: [Origin: [PayloadTag]] = [:]
    let bodies = messages.sent + messages.patched + messages.received
    for origin in bodies + declarations.flatMap(\.uses) { uses[origin, default: 0] += 1 }
    for case .union(let union) in declarations.map(\.content) {
      guard case .tag(let key) = union.distinction else { continue }
      for item in union.cases {
        guard let value = item.value, case .declared(let origin) = item.payload?.kind else {
          continue
        }
        tags[origin, default: []].append(PayloadTag(key: key, value: value))
      }
    }
    var result: [Origin: PayloadTag] = [:]
    for (origin, found) in tags where Set(found).count == 1 && found.count == uses[origin] {
      result[origin] = found.first
    }
    return result
  }

  /// - Parameter replaced: is given the enum that lists the value among others.
  private func admits(
    _ value: DraftLiteral, _ type: DraftType, _ lookup: DeclarationLookup,
    _ replaced: inout Set<Origin>
  ) -> Bool {
    guard !type.isNullable else { return false }
    switch (type.kind, value) {
    case (.text(nil), .text), (.integer(.natural), .integer), (.boolean, .boolean), (.json, _):
      return true
    case (.declared(let origin), _):
      guard let position = lookup.positions[origin],
        case .enumeration(let enumeration) = declarations[position].content,
        enumeration.isOpen || lookup.lists(value, at: origin)
      else { return false }
      replaced.insert(origin)
      return true
    default: return false
    }
  }
}
