import Diagnostics
import JSON

/// What is so in hundreds of places of many documents. It is reported once in each document: at the first place, with the number of
/// the others.
struct RecurringLosses {
  private var places: [Key: Places] = [:]

  /// In the order in which they were first seen.
  private var keys: [Key] = []

  enum Loss: Hashable {
    /// A schema leaves out its type, which its keywords imply.
    case impliedType(JSONKinds)
    /// An object must have no other keys than those that are named.
    case closedObject
    /// A value may be several alternatives at once.
    case combinableAlternatives
    /// A body has no description as JSON.
    case otherFormat(ForeignBodyFormat)

    /// Types that are left out are one matter, whatever they are.
    fileprivate var kind: DiagnosticKind {
      switch self {
      case .impliedType: .impliedType
      case .closedObject: .closedObject
      case .combinableAlternatives: .combinableAlternatives
      case .otherFormat: .otherFormat
      }
    }
  }

  private struct Key: Hashable {
    let document: String
    let code: String
  }

  private typealias Place = (origin: Origin, loss: Loss, span: SourceSpan)

  private struct Places {
    private(set) var first: Place
    private(set) var all: Set<Origin> = []

    init(first: Place) { self.first = first }

    mutating func add(_ place: Place) {
      all.insert(place.origin)
      if place.span.start < first.span.start { first = place }
    }
  }

  mutating func note(_ loss: Loss, at origin: Origin, _ span: SourceSpan) {
    let key = Key(document: origin.document, code: loss.kind.code)
    let here: Place = (origin, loss, span)
    if places[key] == nil { keys.append(key) }
    places[key, default: Places(first: here)].add(here)
  }

  var diagnostics: [Diagnostic] {
    keys.compactMap { places[$0] }.map { places in
      places.first.loss.diagnostic(
        about: places.first.origin.pointer, at: places.first.span, others: places.all.count - 1)
    }
  }
}

extension RecurringLosses.Loss {
  fileprivate func diagnostic(
    about place: String, at span: SourceSpan, others: Int
  ) -> Diagnostic {
    let isOne = others == 1
    switch self {
    case .impliedType(let kinds):
      return Diagnostic(
        kind, "`\(place)` has no `type`, and is taken for \(kinds.phrase)", at: span,
        notes: others == 0
          ? []
          : [
            "\(others) more schema\(isOne ? "" : "s") of this document \(isOne ? "leaves" : "leave") it out"
          ],
        help: "write the `type`, or a list of all types that the value can have")
    case .closedObject:
      return Diagnostic(
        kind, "`\(place)` is not carried over: a record passes over keys that it does not know",
        at: span,
        notes: others == 0
          ? [] : ["the same is said in \(others) more place\(isOne ? "" : "s") of this document"],
        help: "if your app must refuse such keys, look for them before it reads the value")
    case .combinableAlternatives:
      return Diagnostic(
        kind,
        "a value may be several alternatives of `\(place)` at once, and is read as one of them",
        at: span,
        notes: others == 0
          ? [] : ["so may values in \(others) more place\(isOne ? "" : "s") of this document"],
        help: "if the API sends such values, describe one object that has all of these properties")
    case .otherFormat(let format):
      return Diagnostic(
        kind, "`\(place)` is passed over: it is \(format.phrase), and not JSON", at: span,
        notes: others == 0
          ? []
          : [
            "\(others) more bod\(isOne ? "y" : "ies") of this document \(isOne ? "is" : "are") not JSON"
          ],
        help: "if your app needs this body, read or write it by hand")
    }
  }
}

extension JSONKinds {
  /// `a text or a list`
  fileprivate var phrase: String {
    separate.map { $0 == .integer || $0 == .object ? "an \($0.word)" : "a \($0.word)" }
      .joined(separator: " or ")
  }
}

extension DescriptionReading {
  /// - Parameter keywords: those that say what the type is.
  mutating func noteImpliedType(of combined: CombinedSchema) {
    let implied = JSONKinds(impliedBy: combined.present)
    for part in combined.parts where !isTypedAround.contains(part.origin) {
      let entry = part.entries.first { !JSONKinds(impliedBy: [$0.keyword]).isEmpty }
      guard let entry else { continue }
      recurring.note(
        .impliedType(implied), at: part.origin, span(entry.member.namePlace, in: part.resource))
      return
    }
  }

  mutating func note(_ loss: RecurringLosses.Loss, of use: CombinedSchema.Use) {
    recurring.note(
      loss, at: use.site.origin.appending(use.member.name),
      span(use.member.namePlace, in: use.site.resource))
  }
}

extension DiagnosticKind {
  static let impliedType = DiagnosticKind(
    "G2141", .warning, "a schema without a type",
    explanation: """
      `properties` says what an object has, if the value is an object, and `maxLength` how long a text is, if it is a
      text. Only `type` says what the value is. Without it, even a number is valid where `properties` is written.
      Hardly any author means that, so the import takes the value for what its keywords are about, and refuses
      others. This is reported once for each document, at the first place.

      ```json
      { "$defs": { "User": {
        "required": ["name"],
        "properties": { "name": { "type": "string" } }
      } } }
      ```

      If this is what is meant, write `"type": "object"` in the document. If the value can really be something else,
      say in the schema what it can be, where it stays when the document is imported again:

      ```gate
      dto union UserDTO by shape {
        name(String)
        details(DetailsDTO)

        dto DetailsDTO { name: String }
      }
      ```
      """)

  static let closedObject = DiagnosticKind(
    "G2142", .warning, "an object without further keys",
    explanation: """
      `additionalProperties: false` and `unevaluatedProperties: false` forbid all keys that the schema does not name. A
      record passes over such keys, so that an app goes on working when the API gets new ones. An object with further
      keys is therefore read as well, and they are not there when it is written again. This is reported once for
      each document, at the first place.

      ```json
      { "$defs": { "User": {
        "type": "object", "required": ["name"],
        "properties": { "name": { "type": "string" } },
        "additionalProperties": false
      } } }
      ```

      Most often there is nothing to do, since an API does not send what it forbids. The record is the same:

      ```gate
      dto UserDTO { name: String }
      ```
      """)
}
