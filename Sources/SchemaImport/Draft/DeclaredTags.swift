extension Draft {
  /// The same draft, in which records that hold other keys declare the tags of the unions that carry them. Where such a record
  /// is found without its union, a tag that is not declared would be lost.
  func declaringTags() -> Draft {
    var positions: [Origin: Int] = [:]
    for (position, declaration) in declarations.enumerated() where declaration.holdsOtherKeys {
      positions[declaration.origin] = position
    }
    guard !positions.isEmpty else { return self }
    var result = self
    for declaration in declarations {
      guard case .union(let union) = declaration.content, case .tag(let key) = union.distinction
      else { continue }
      for item in union.cases {
        guard let payload = item.payload, case .declared(let origin) = payload.kind,
          let position = positions[origin], let type = item.value?.typeOfTag
        else { continue }
        result.declarations[position].declare(key, type)
      }
    }
    return result
  }
}

extension DraftDeclaration {
  fileprivate var holdsOtherKeys: Bool {
    if case .record(let record) = content { record.fields.contains(where: \.isRest) } else { false }
  }

  /// Adds a field that may be missing, since there is not always a union around the record.
  fileprivate mutating func declare(_ key: String, _ type: DraftType) {
    guard case .record(var record) = content, !record.fields.contains(where: { $0.wireName == key })
    else { return }
    let end = record.fields.firstIndex(where: \.isRest) ?? record.fields.endIndex
    record.fields.insert(DraftField(key, type, isRequired: false), at: end)
    content = .record(record)
  }
}

extension DraftLiteral {
  /// Nil for what is not a tag.
  fileprivate var typeOfTag: DraftType? {
    switch self {
    case .text: .text
    case .integer: DraftType(.integer(.natural))
    case .boolean: DraftType(.boolean)
    case .number, .list: nil
    }
  }
}
