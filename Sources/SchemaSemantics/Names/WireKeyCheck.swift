import Diagnostics
import SchemaSyntax

/// Checks that each key of an object is read only once, either as a value or as an object that is flattened.
///
/// The keys of a record form a tree, which may have values only at its leaves.
struct WireKeyCheck {
  private struct Branch: Hashable {
    let object: Int
    let key: String
  }

  private struct Place {
    var object: Int?
    var value: Reader?
    let first: Reader
  }

  /// A field, or a constant, which has no Swift name.
  private struct Reader {
    let wireName: WireName
    let swiftName: String?
    /// Where the record says that it has the member.
    let span: SourceSpan

    /// Whether both come with one group, in which this has been reported.
    func isShared(with other: Reader) -> Bool { span == other.span }

    /// Where the member is written, if that is in a group of fields.
    var origins: [Diagnostic.Label] {
      wireName.span == span ? [] : [.init(wireName.span, "`\(wireName.text)` of the group")]
    }
  }

  private let owner: ResolvedType
  private var diagnostics: [Diagnostic] = []
  private var places: [Branch: Place] = [:]
  private var objectCount = 1

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    for type in schema.types {
      guard case .record(let record) = type.kind, record.layer != .domain else { continue }
      var check = WireKeyCheck(owner: type)
      for field in record.fields where !field.isRest {
        let name = field.syntax.wireName
        check.add(
          Reader(wireName: name, swiftName: field.swiftName, span: record.place(of: name.span)))
      }
      for constant in record.constants {
        let name = constant.wireName
        check.add(Reader(wireName: name, swiftName: nil, span: record.place(of: name.span)))
      }
      diagnostics += check.diagnostics
    }
  }

  private mutating func add(_ field: Reader) {
    let name = field.wireName
    var object = 0
    for key in name.keys.dropLast() {
      let branch = Branch(object: object, key: key.text)
      var place = places[branch] ?? Place(first: field)
      if let value = place.value {
        return reportObject(key, of: field, isValueIn: value)
      }
      if place.object == nil {
        place.object = objectCount
        objectCount += 1
      }
      object = place.object ?? object
      places[branch] = place
    }
    let last = name.rest.last ?? name.first
    let branch = Branch(object: object, key: last.text)
    guard let place = places[branch] else {
      places[branch] = Place(value: field, first: field)
      return
    }
    if let value = place.value {
      // Equal Swift names have been reported as such.
      if field.swiftName == nil || value.swiftName != field.swiftName { reportTwice(field, value) }
    } else {
      reportObject(last, of: field, isObjectIn: place.first)
    }
  }

  private mutating func reportTwice(_ field: Reader, _ first: Reader) {
    guard !field.isShared(with: first) else { return }
    diagnostics.report(
      .duplicateMember, "`\(owner.qualifiedName)` reads the key `\(field.wireName.text)` twice",
      at: field.span,
      secondary: [.init(first.span, "the first time")] + (first.origins + field.origins),
      help: field.swiftName == nil
        ? "remove one of them"
        : "remove one of the fields; a map may use the same field several times")
  }

  private mutating func reportObject(
    _ key: Name, of field: Reader, isValueIn value: Reader
  ) {
    report(key, field, "an object here", value, "a value here")
  }

  private mutating func reportObject(
    _ key: Name, of field: Reader, isObjectIn other: Reader
  ) {
    report(key, field, "a value here", other, "an object here")
  }

  private mutating func report(
    _ key: Name, _ field: Reader, _ label: String, _ other: Reader, _ otherLabel: String
  ) {
    guard !field.isShared(with: other) else { return }
    diagnostics.report(
      .keyAndObject, "`\(key.text)` is read as a value, and flattened as an object",
      at: field.span,
      label: label, secondary: [.init(other.span, otherLabel)] + (field.origins + other.origins),
      help: "read the object as a dto of its own, or flatten all the fields of it that you need")
  }
}

extension DiagnosticKind {
  static let keyAndObject = DiagnosticKind(
    "G0212", .error, "a key that is read as a value and as an object",
    explanation: """
      A dotted wire name reads a value from within an object. If a key is flattened in this way, it cannot also be read
      as a value, because the key would be written twice.
      """,
    wrong: """
      dto UserDTO {
        name: NameDTO
        name.first as firstName: String
        dto NameDTO { first: String }
      }
      """,
    right: """
      dto UserDTO {
        name: NameDTO
        dto NameDTO { first: String }
      }
      """)
}
