import Diagnostics

/// Whether a field is left out in one direction.
struct FieldDirection {
  let isReadOnly: Bool
  let isWriteOnly: Bool
}

/// What the bodies of requests and answers are made of, seen from the app that sends and receives them.
struct MessageRoots {
  var sent: [Origin] = []

  /// Also sent, to change some fields and to leave the others as they are.
  var patched: [Origin] = []
  var received: [Origin] = []
}

/// A declaration may describe what is sent, what is received, or both.
extension DescriptionReading {
  /// What is only read need not be sent, and what is only written does not come back. And a body that is sent must not
  /// claim what it does not hold, so a field there has no default.
  mutating func settleDirections() {
    let graph = DraftGraph(declarations)
    let patched = graph.reached(from: messages.patched)
    let sent = graph.reached(from: messages.sent)
    let received = graph.reached(from: messages.received)
    for index in declarations.indices {
      guard case .record(var record) = declarations[index].content else { continue }
      let origin = declarations[index].origin
      let isSent = sent.contains(origin) || patched.contains(origin)
      let isReceived = received.contains(origin)
      let isPatch = !sent.contains(origin) && patched.contains(origin) && !isReceived
      for position in record.fields.indices {
        let field = record.fields[position]
        guard field.isRequired || field.standard != nil || isPatch else { continue }
        let place = FieldPlace(owner: origin, name: field.wireName)
        let direction = directions[place]
        if direction?.isReadOnly == true, isSent {
          record.fields[position].isRequired = false
        } else if direction?.isWriteOnly == true, isReceived || !isSent {
          record.fields[position].isRequired = false
        }
        if field.standard != nil, isSent, !isReceived {
          record.fields[position].standard = nil
          sentStandards.insert(place)
        }
        record.fields[position].isPatch =
          isPatch && !field.isRequired && field.type.isNullable && direction?.isReadOnly != true
      }
      declarations[index].content = .record(record)
    }
    reportSentStandards()
  }

  private mutating func reportSentStandards() {
    for pending in standards where sentStandards.contains(pending.place) {
      report(
        .sentStandard, pending.member, of: pending.site,
        { "`\($0)` is not carried over: it would be sent whenever your app leaves the key out" },
        help: "if a value must always be sent, make the field required in the schema")
    }
  }
}

/// Which declarations use which.
struct DraftGraph {
  private let declarations: [DraftDeclaration]
  private let positions: [Origin: Int]

  init(_ declarations: [DraftDeclaration]) {
    self.declarations = declarations
    positions = DeclarationLookup(declarations).positions
  }

  /// What can be found in values of these, and the values themselves.
  func reached(from roots: [Origin]) -> Set<Origin> {
    var open = roots
    var seen: Set<Origin> = []
    while let origin = open.popLast() {
      guard seen.insert(origin).inserted, let position = positions[origin] else { continue }
      open += declarations[position].uses
    }
    return seen
  }
}

extension DraftDeclaration {
  /// The declarations that it mentions.
  var uses: [Origin] {
    switch content {
    case .record(let record): record.fields.compactMap(\.type.use)
    case .union(let union): union.cases.compactMap { $0.payload?.use }
    case .wrapper(let type), .alias(let type): type.use.map { [$0] } ?? []
    case .enumeration: []
    }
  }
}

extension DraftType {
  fileprivate var use: Origin? {
    var type = self
    while true {
      switch type.kind {
      case .declared(let origin): return origin
      case .list(let inner), .dictionary(let inner): type = inner
      case .boolean, .integer, .number, .decimal, .text, .json: return nil
      }
    }
  }
}

extension DiagnosticKind {
  static let sentStandard = DiagnosticKind(
    "G2135", .warning, "a default in what is sent",
    explanation: """
      What a server assumes for a missing key must not be written into a request: a request that changes one field would
      reset all others to their defaults. So in types that are only sent, fields with a default are optional, and have
      none.

      ```json
      { "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" },
        "paths": { "/items/{id}": { "patch": {
          "requestBody": { "content": { "application/json": {
            "schema": { "$ref": "#/components/schemas/ItemChange" } } } },
          "responses": { "204": { "description": "Changed." } } } } },
        "components": { "schemas": { "ItemChange": {
          "type": "object", "properties": { "stock": { "type": "integer", "default": 0 } } } } } }
      ```

      Most often this is what you want. If a value must always be sent, make its field required in the schema, and your
      app has to give one. It stays that way when the document is imported again:

      ```gate
      dto ItemChangeDTO { stock: Int }
      ```
      """)
}
