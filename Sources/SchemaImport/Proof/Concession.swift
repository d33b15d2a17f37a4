import Diagnostics

/// Something of a draft that was given up, since the schema would not hold with it.
struct Concession: Hashable {
  let origin: Origin
  let loss: Loss

  enum Loss: Hashable {
    /// The cases of a union are tried in their order, since more than one may fit.
    case distinction
    /// The rules of a field contradict each other, or its default.
    case fieldRules(String, hasDefault: Bool)
    /// The rules and defaults of a record contradict each other.
    case rules
    /// The rules of a text or a number that has a name contradict each other.
    case ownRules
    /// A record would hold itself for ever: what it holds of declared types may be missing.
    case requirement
    /// Nothing tells the cases of a union apart.
    case alternatives
    /// All that is left is that there is JSON.
    case type
  }

  /// Whether nothing is left of the type.
  var isWhole: Bool { loss == .type || loss == .alternatives }

  /// Takes the next step for `declaration`: a gentle one, if there is one left.
  ///
  /// - Parameter fields: those that are known not to hold.
  static func step(
    in declaration: inout DraftDeclaration, fields: Set<String>, isGentle: Bool
  ) -> [Concession] {
    let origin = declaration.origin
    guard isGentle, let (content, losses) = gentleStep(for: declaration.content, of: origin, fields)
    else {
      let loss = declaration.content.isUntold ? Loss.alternatives : .type
      declaration.content = .alias(.json)
      return [Concession(origin: origin, loss: loss)]
    }
    declaration.content = content
    return losses.map { Concession(origin: origin, loss: $0) }
  }

  private static func gentleStep(
    for content: DraftDeclaration.Content, of origin: Origin, _ fields: Set<String>
  ) -> (DraftDeclaration.Content, [Loss])? {
    switch content {
    case .alias, .enumeration: return nil
    case .wrapper(let type):
      let plain = type.withoutRules
      return plain == type ? nil : (.wrapper(plain), [.ownRules])
    case .union(var union):
      // That a value may be what it is already says nothing.
      if union.removeCases(carrying: origin) { return (.union(union), []) }
      guard union.distinction == .shape(inOrder: false) else { return nil }
      union.distinction = .shape(inOrder: true)
      return (.union(union), [.distinction])
    case .record(let record):
      var plain = record
      let losses = plain.removeRules(of: fields)
      if !losses.isEmpty { return (.record(plain), losses) }
      let all = plain.removeRules(of: Set(record.fields.map(\.wireName)))
      if !all.isEmpty { return (.record(plain), [.rules]) }
      let loose = record.withoutRequirements
      return loose == record ? nil : (.record(loose), [.requirement])
    }
  }
}

extension Concession {
  /// What is to be corrected. A property that is said elsewhere is shown at the record, and what a case carries at the union.
  private var place: Origin {
    if case .fieldRules(let field, _) = loss {
      origin.appending("properties").appending(field)
    } else {
      origin.carrier ?? origin
    }
  }

  func diagnostic(in places: OriginPlaces) -> Diagnostic {
    let name = place.spokenName
    let span = places.span(of: place)
    return switch loss {
    case .distinction:
      Diagnostic(
        .ambiguousUnion, "more than one case of `\(name)` may fit a value", at: span,
        notes: ["in the schema its cases are tried in their order: `by shape, in order`"],
        help: "put the most specific case first, or give the cases a tag")
    case .fieldRules(_, let hasDefault):
      Diagnostic(
        .contradictoryRules,
        "the rules \(hasDefault ? "and the default " : "")of `\(name)` contradict each other",
        at: span, notes: ["the schema leaves them out"],
        help: "correct the document, or write the rules that are meant in the schema")
    case .rules:
      Diagnostic(
        .contradictoryRules, "the rules and defaults of `\(name)` contradict each other",
        at: span, notes: ["the schema leaves out the rules and the defaults of its fields"],
        help: "correct the document, or write the rules that are meant in the schema")
    case .ownRules:
      Diagnostic(
        .contradictoryRules, "the rules of `\(name)` contradict each other", at: span,
        notes: ["the schema leaves them out"],
        help: "correct the document, or write the rules that are meant in the schema")
    case .requirement:
      Diagnostic(
        .endlessType, "every `\(name)` would have to hold another one, without end", at: span,
        notes: ["in the schema its fields of such types are optional"],
        help: "correct `required` in the document, or what is optional in the schema")
    case .alternatives:
      Diagnostic(
        .undecidedAlternatives,
        "`\(place.pointer)` becomes `JSON`: nothing tells its alternatives apart", at: span,
        help: "give each a key with a `const` of its own, or declare the union in the schema")
    case .type:
      Diagnostic(
        .inexpressibleType, "the schema language cannot say what `\(name)` is", at: span,
        notes: ["in the schema it is `JSON`, which holds any value"],
        help: "write this type by hand, if your app needs what is in it")
    }
  }
}

extension Origin {
  /// Its name, if it has one that is its own, and otherwise its place.
  fileprivate var spokenName: String {
    let isProperty = steps.dropLast().last == "properties"
    guard let last = steps.last, isNamed || isProperty else { return pointer }
    return last
  }
}

extension DraftDeclaration.Content {
  /// Whether it is a union that not even the order of its cases makes valid.
  fileprivate var isUntold: Bool {
    guard case .union(let union) = self, case .shape(inOrder: true) = union.distinction else {
      return false
    }
    return true
  }
}

extension DraftUnion {
  /// Does nothing, and returns false, if there are none, or no others.
  fileprivate mutating func removeCases(carrying origin: Origin) -> Bool {
    guard case .shape = distinction else { return false }
    let others = cases.filter { $0.payload?.kind != .declared(origin) }
    guard !others.isEmpty, others.count < cases.count else { return false }
    cases = others
    return true
  }
}

extension DraftRecord {
  /// Removes their defaults as well.
  fileprivate mutating func removeRules(of names: Set<String>) -> [Concession.Loss] {
    fields.indices.compactMap { index in
      var field = fields[index]
      field.type = field.type.withoutRules
      field.standard = nil
      guard names.contains(field.wireName), field != fields[index] else { return nil }
      let hasDefault = fields[index].standard != nil
      fields[index] = field
      return .fieldRules(field.wireName, hasDefault: hasDefault)
    }
  }

  fileprivate var withoutRequirements: DraftRecord {
    var record = self
    for index in fields.indices {
      guard case .declared = fields[index].type.kind else { continue }
      record.fields[index].isRequired = false
    }
    return record
  }
}

extension DraftType {
  var withoutRules: DraftType {
    let kind: Kind =
      switch kind {
      case .list(let element): .list(element.withoutRules)
      case .dictionary(let value): .dictionary(value.withoutRules)
      case .boolean, .integer, .number, .decimal, .text, .json, .declared: self.kind
      }
    return DraftType(kind, isNullable: isNullable)
  }
}

extension DiagnosticKind {
  static let ambiguousUnion = DiagnosticKind(
    "G2011", .warning, "cases that one value may fit",
    explanation: """
      A document may list several types for one value without saying how they are told apart. If neither a key nor the
      kind of JSON value decides, the cases of the union are tried one after another, and the first one that can be read
      is taken: `by shape, in order`. A value that another case fits better is then read as this one, without the keys that only the
      other one has.

      ```json
      { "$defs": {
        "Owner": { "anyOf": [{ "$ref": "#/$defs/Company" }, { "$ref": "#/$defs/Person" }] },
        "Company": { "type": "object", "required": ["name"], "properties": {
          "name": { "type": "string" }, "register_number": { "type": "string" } } },
        "Person": { "type": "object", "properties": {
          "name": { "type": "string" }, "birthday": { "type": "string" } } }
      } }
      ```

      Here a person with a name is read as a company, and loses the birthday. If the order does not suit you, change it in the
      schema, the most specific case first. It stays that way when the document is imported again:

      ```gate
      dto union OwnerDTO by shape, in order {
        company(CompanyDTO)
        person(PersonDTO)
      }

      dto CompanyDTO { name: String, register_number: String }
      dto PersonDTO { name: String?, birthday: String? }
      ```
      """)

  static let contradictoryRules = DiagnosticKind(
    "G2012", .warning, "rules that contradict each other",
    explanation: """
      No value can keep two rules that contradict each other, and a default must keep the rules of its own field. The
      document asks for such a thing in this place, so in the layers `domain` and `model` the schema leaves out the rules
      of this field or type, and its default. A `dto` has no rules, so nothing is missing there.

      ```json
      { "$defs": { "Seat": { "type": "object", "required": ["row"], "properties": {
        "row": { "type": "integer", "minimum": 10, "maximum": 1 }
      } } } }
      ```

      Correct the document and import it again, or write in the schema the rules that are meant. They stay when the
      document is imported again:

      ```gate
      model Seat { row: Int where 1...10 }
      ```
      """)

  static let endlessType = DiagnosticKind(
    "G2013", .warning, "a type without an end",
    explanation: """
      The document requires that every object of this type holds another one of the same type, which must hold another
      one, and so on. No value ends like that. What the API sends does end, so `required` is wrong, and the schema makes
      such fields optional.

      ```json
      { "$defs": { "Node": { "type": "object", "required": ["next"], "properties": {
        "next": { "$ref": "#/$defs/Node" }
      } } } }
      ```

      If several fields lead back to the type, all of them are optional now, and perhaps only one needs to be. Correct
      `required` in the document, or the schema, where it stays when the document is imported again:

      ```gate
      dto NodeDTO { next: NodeDTO? }
      ```
      """)

  static let inexpressibleType = DiagnosticKind(
    "G2014", .warning, "a type that the language cannot express",
    explanation: """
      What is imported is proved like a schema that you write by hand. A type that cannot be proved even in its
      simplest form becomes `JSON`: every value is accepted, and nothing is lost on the way back. This happens, for example, to
      a list of lists of lists without an end, since a list has no name by which it could refer to itself.

      ```json
      { "$defs": {
        "Drive": { "type": "object", "required": ["tree"], "properties": {
          "tree": { "$ref": "#/$defs/Tree" } } },
        "Tree": { "type": "array", "items": { "$ref": "#/$defs/Tree" } }
      } }
      ```

      If your app needs what is in such a value, read it by hand. Or give the schema a record of its own, if that is
      what the API really sends; it stays when the document is imported again:

      ```gate
      dto DriveDTO { tree: [FolderDTO] }
      dto FolderDTO { folders: [FolderDTO] }
      ```
      """)
}
