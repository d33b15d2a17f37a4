extension Draft {
  /// The same draft, in which everything that a union carries beside its tag can be there: a record that holds other keys
  /// declares the tag, which would be lost where such a record is found without its union; and an object with any keys becomes
  /// a record that holds them.
  func declaringTags() -> Draft {
    var result = self
    var positions: [Origin: Int] = [:]
    for (position, declaration) in declarations.enumerated() where declaration.holdsOtherKeys {
      positions[declaration.origin] = position
    }
    for declaration in declarations {
      guard case .union(let union) = declaration.content, case .tag(let key) = union.distinction
      else { continue }
      for item in union.cases {
        guard let payload = item.payload, case .declared(let origin) = payload.kind,
          let position = positions[origin], let type = item.value?.constantType
        else { continue }
        result.declarations[position].declare(key, type)
      }
    }
    return Draft(result.declarations.flatMap(\.declaringPayloads))
  }
}

extension DraftDeclaration {
  fileprivate var holdsOtherKeys: Bool {
    if case .record(let record) = content { record.fields.contains(where: \.isRest) } else { false }
  }

  /// The declaration, and records that are made of what its cases carry.
  fileprivate var declaringPayloads: [DraftDeclaration] {
    guard case .union(var union) = content, case .tag = union.distinction else { return [self] }
    var records: [DraftDeclaration] = []
    for (position, item) in union.cases.enumerated() {
      guard let values = item.payload?.valuesOfObject else { continue }
      let place = origin.payload(position)
      records.append(
        DraftDeclaration(
          .record(DraftRecord([.rest(of: values)])), at: place,
          named: [item.name, item.value?.text].compactMap(\.self), in: origin))
      union.cases[position].payload = .declared(place)
    }
    var declaration = self
    declaration.content = .union(union)
    return [declaration] + records
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

extension DraftType {
  /// What the keys of an object have, if nothing else is known of it.
  fileprivate var valuesOfObject: DraftType? {
    switch kind {
    case .dictionary(let value): value
    case .json: .json
    case .boolean, .integer, .number, .decimal, .text, .list, .declared: nil
    }
  }
}
