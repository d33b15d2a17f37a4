/// How the cases of an enum or a union are written: what the wire has, and the Swift name where it must be said.
struct CaseNames {
  /// `GUEST as guest`, `1 as low`, or only a name where the wire has none.
  let line: String
  let swiftName: String

  static func spell(_ enumeration: DraftEnumeration, _ names: DraftNames) -> [CaseNames] {
    var members = MemberNames(names.conventions, reserved: reserved(enumeration.isOpen))
    var spellings: [Int: CaseNames] = [:]
    // A name belongs to what has nothing around it: `created_at` before `-created_at`, wherever it is listed.
    for isPlain in [true, false] {
      for (index, item) in enumeration.cases.enumerated() where item.value.isPlain == isPlain {
        spellings[index] = spell(item.value, item.name, &members, names)
      }
    }
    return enumeration.cases.indices.compactMap { spellings[$0] }
  }

  static func spell(_ union: DraftUnion, of origin: Origin, _ names: DraftNames) -> [CaseNames] {
    var members = MemberNames(
      names.conventions,
      reserved: reserved(union.isOpen).union(names.typeNames(in: union, at: origin))
        .union(names.hasRows(union) ? SchemaText.wordsOfExpressions : []))
    return union.cases.map { unionCase in
      if let value = unionCase.value {
        return spell(value, unionCase.name, &members, names)
      }
      let known = unionCase.payload.map { names.caseName(for: $0) } ?? "none"
      let full = unionCase.payload.flatMap { names.fullCaseName(for: $0) }
      let name = members.claim(
        named: [unionCase.name, known, full, "\(known)Value"].compactMap(\.self))
      return CaseNames(line: name, swiftName: name)
    }
  }

  private static func reserved(_ isOpen: Bool) -> Set<String> {
    MemberNames.wordsOfValues.union(
      isOpen ? ["allCases", "hashValue", "unrecognized"] : ["allCases", "hashValue"])
  }

  private static func spell(
    _ value: DraftLiteral, _ name: String?, _ members: inout MemberNames, _ names: DraftNames
  ) -> CaseNames {
    switch value {
    case .text(let text):
      let wire = SchemaText.wireName(text)
      let known = names.conventions.memberName(for: text)
      let spare = MemberNames.wordsOfValues.contains(known) ? "\(known)_value" : nil
      guard let name = members.claim(text, preferring: [name, spare].compactMap(\.self)) else {
        return CaseNames(line: wire, swiftName: known)
      }
      return CaseNames(line: "\(wire) as \(name)", swiftName: name)
    case .integer(let text), .number(let text):
      let name = members.claim(
        named: [name, "value_\(SpelledSigns.spellNumber(text))"].compactMap(\.self))
      return CaseNames(line: "\(text) as \(name)", swiftName: name)
    case .boolean(let flag):
      let name = members.claim(named: [name, flag ? "yes" : "no"].compactMap(\.self))
      return CaseNames(line: "\(flag) as \(name)", swiftName: name)
    case .list, .dictionary:
      let name = members.claim(named: [name ?? "value"])
      return CaseNames(line: name, swiftName: name)
    }
  }
}

extension DraftLiteral {
  /// Whether it neither begins nor ends with a sign.
  fileprivate var isPlain: Bool {
    guard let text, let first = text.first, let last = text.last else { return true }
    return [first, last].allSatisfy { $0.isLetter || $0.isNumber }
  }
}

extension DraftNames {
  /// Tells a list from another one, by what they hold.
  fileprivate func fullCaseName(for payload: DraftType) -> String? {
    guard case .list(let element) = payload.kind else { return nil }
    return "\(caseName(for: element))List"
  }

  /// What a case without a name of its own is called, by what it holds.
  func caseName(for payload: DraftType) -> String {
    switch payload.kind {
    case .boolean: "flag"
    case .integer: "integer"
    case .number, .decimal: "number"
    case .text: "text"
    case .json: "other"
    case .list(let element):
      switch element.kind {
      case .declared(let origin): "\(name(of: origin, on: .app))List"
      default: "list"
      }
    case .dictionary: "dictionary"
    case .declared(let origin): name(of: origin, on: .app)
    }
  }
}
