import Diagnostics
import SchemaImport
import SchemaSemantics
import SchemaSyntax
import SeededRandom

extension PersonsEdits {
  mutating func addFallbacks(_ outline: SchemaOutline, _ share: Double) -> Int {
    guard layer != .domain else { return 0 }
    return addClauses(outline, share / 2) { field, number in
      guard case .optional(let wrapped) = field.type.kind, wrapped.name == "String",
        field.converters.isEmpty, field.rules.isEmpty, field.fallback == nil,
        field.defaultValue == nil
      else { return nil }
      return " else \"own\(number)\""
    }
  }

  mutating func addConverters(_ outline: SchemaOutline, _ share: Double) -> Int {
    guard layer != .domain else { return 0 }
    return addClauses(outline, share / 2) { field, number in
      guard field.type.unwrapped.name == "String", field.converters.isEmpty, field.rules.isEmpty,
        field.fallback == nil, field.defaultValue == nil
      else { return nil }
      // The converter says nothing of who wrote it.
      return " via trimmed  // own\(number)"
    }
  }

  private mutating func addClauses(
    _ outline: SchemaOutline, _ share: Double, _ clause: (Field, Int) -> String?
  ) -> Int {
    let payloads = outline.payloadsToldApartByShape
    var count = 0
    for declaration in outline.declarations where !payloads.contains(declaration.name) {
      guard case .record(let record) = declaration.node, record.layer != .domain else { continue }
      for member in declaration.members where member.place.hasLinesOfItsOwn {
        guard case .field(let field) = member.content, random.chance(share),
          let text = clause(field, freshNumber())
        else { continue }
        folder.insert(text, at: member.place.range.upperBound, in: declaration.file)
        count += 1
      }
    }
    return count
  }

  mutating func writeDocumentation(_ outline: SchemaOutline, _ share: Double) -> Int {
    var count = 0
    for declaration in outline.declarations where declaration.isInLines {
      for member in declaration.members where random.chance(share / 4) {
        let place = member.place
        let before = outline.text(
          place.lines.lowerBound..<place.range.lowerBound, in: declaration.file)
        guard !before.contains("@"), !before.hasOwnWord, !isEntry(member) else { continue }
        folder.replace(
          place.lines.lowerBound..<place.range.lowerBound, in: declaration.file,
          with: "\(place.indentation)/// own\(freshNumber())\n\(place.indentation)")
        count += 1
      }
    }
    return count
  }

  private func isEntry(_ member: OutlinedMember) -> Bool {
    if case .entry = member.content { true } else { false }
  }

  mutating func addCommentsBefore(_ outline: SchemaOutline, _ share: Double) -> Int {
    var count = 0
    for declaration in outline.declarations {
      let places =
        [declaration.place] + (declaration.isInLines ? declaration.members.map(\.place) : [])
      for place in places where random.chance(share / 4) {
        guard place.indentation.allSatisfy({ $0 == " " }) else { continue }
        folder.insert(
          "\(place.indentation)// own\(freshNumber())\n", at: place.lines.lowerBound,
          in: declaration.file)
        count += 1
      }
    }
    return count
  }

  mutating func addCommentsAfter(_ outline: SchemaOutline, _ share: Double) -> Int {
    var count = 0
    for declaration in outline.declarations where declaration.isInLines {
      for member in declaration.members where random.chance(share / 4) {
        folder.insert(
          "  // own\(freshNumber())", at: member.place.range.upperBound, in: declaration.file)
        count += 1
      }
    }
    return count
  }

  // MARK: Domains

  static let domainPrefix = "OwnDomain"

  /// A domain of what is simple in a dto, and the map to it.
  mutating func addDomains(_ outline: SchemaOutline, _ share: Double) -> Int {
    guard layer == .dto else { return 0 }
    var count = 0
    for declaration in outline.declarations where declaration.path.count == 1 {
      guard case .record(let record) = declaration.node, record.layer == .dto,
        random.chance(share)
      else { continue }
      let fields = record.fields.compactMap(Self.domainField)
      guard !fields.isEmpty else { continue }
      let number = freshNumber()
      let name = Self.domainPrefix + "\(number)"
      let rest =
        fields.count == record.fields.count ? "" : " {\n  ignore rest because \"own\(number)\"\n}"
      folder.append(
        """
        domain \(name) {
        \(fields.map { "  \($0)" }.joined(separator: "\n"))
        }

        map \(declaration.name) -> \(name)\(rest)

        """, to: Self.ownFile)
      count += 1
    }
    return count
  }

  private static func domainField(_ field: Field) -> String? {
    guard field.wireName.rest.isEmpty, let type = field.type.unwrapped.name,
      ["String", "Int", "Bool", "Double"].contains(type), !field.hasFallback,
      let name = field.swiftName?.text ?? NamingConventions().swiftName(for: field.wireName.text)
    else { return nil }
    let isOptional = field.type.unwrapped != field.type
    return "\(name): \(type)\(isOptional ? "?" : "")"
  }
}

extension Field {
  /// Such a field always has a value in the end.
  fileprivate var hasFallback: Bool { fallback != nil || defaultValue != nil }
}
