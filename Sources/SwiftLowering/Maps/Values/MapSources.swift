import SchemaSemantics
import SchemaSyntax

/// What the paths of a body start from: parameters, and the payload of the case around them.
struct MapSources {
  let context: LoweringContext
  /// The Swift name, the type and the place in the payload of each parameter.
  let parameters: [Source]
  var payload: Source?
  /// What rows of a `match` have named.
  var matched: [MatchedPayload: Source] = [:]
  /// Values that have another name for a while.
  var aliases: [(value: MapValue, name: String)] = []

  /// Optionals that the rows around an expression have unwrapped, the innermost last.
  var present: [Present] = []

  /// An optional without its question mark, in a constant.
  struct Present {
    let root: MapRoot
    let path: FieldPath
    let name: String

    var type: SchemaType { path.type.unwrapped }
  }

  struct Source {
    let name: String
    let type: SchemaType
    let place: WirePlace
  }

  func source(_ root: MapRoot) -> Source? {
    switch root {
    case .parameter(let index): parameters.indices.contains(index) ? parameters[index] : nil
    case .payload: payload
    case .matched(let payload): matched[payload]
    }
  }

  /// `dto.name?.first`
  func expression(of path: FieldPath, from root: MapRoot, reading detours: inout Detours)
    -> SwiftExpression
  {
    guard let source = source(root) else { return .nothing }
    var value = SwiftExpression.word(source.name)
    var type = source.type
    var steps = path.steps[...]
    if let start = start(of: path, from: root) {
      value = .word(start.name)
      type = start.type
      steps = steps.dropFirst(start.path.steps.count)
    }
    for step in steps {
      guard let owner = type.unwrapped.declaredID, let field = context.field(step.field, of: owner)
      else { continue }
      value = (type.isOptional ? .chained(value) : value)
        .member(detours.reading(field, of: owner, context))
      type = step.type
    }
    return value
  }

  /// The constant that a row has made of the beginning of the path.
  private func start(of path: FieldPath, from root: MapRoot) -> Present? {
    present.last { $0.root == root && path.steps.starts(with: $0.path.steps) }
  }

  /// Whether only something on the way to the field may be nil, and not the field itself.
  func isChain(_ path: FieldPath, from root: MapRoot) -> Bool {
    guard let source = source(root), let last = path.steps.last else { return false }
    let ways =
      start(of: path, from: root).map {
        path.steps.dropFirst($0.path.steps.count).dropLast().map(\.type)
      }
      ?? [source.type] + path.steps.dropLast().map(\.type)
    return !last.type.isOptional && ways.contains(where: \.isOptional)
  }

  func place(of path: FieldPath, from root: MapRoot) -> WirePlace {
    var place: WirePlace
    var type: SchemaType
    if case .matched(let payload) = root {
      place = self.place(of: payload)
      type = payload.type
    } else {
      guard let source = source(root) else { return WirePlace() }
      place = source.place
      type = source.type
    }
    for step in path.steps {
      guard let owner = type.unwrapped.declaredID, let field = context.field(step.field, of: owner)
      else { continue }
      place.keys += field.wirePath
      type = step.type
    }
    return place
  }

  /// What a case carries has its place also after the row that names it.
  func place(of payload: MatchedPayload) -> WirePlace {
    let keys =
      payload.subject.type.unwrapped.declaredID.map {
        context.schema.payloadKeys(of: payload.sourceCase, in: $0)
      } ?? []
    return WirePlace(keys: WirePlace.common(of: places(in: payload.subject)).keys + keys)
  }

  /// The places of everything that `value` reads, in order.
  func places(in value: MapValue) -> [WirePlace] {
    switch value.kind {
    case .path(let root, let path): [place(of: path, from: root)]
    case .constant, .unrecognized: []
    case .interpolation(let segments):
      segments.flatMap { segment -> [WirePlace] in
        if case .value(let inner) = segment { places(in: inner) } else { [] }
      }
    case .coalesce(let left, let right): places(in: left) + places(in: right)
    case .required(let inner, _), .converted(let inner, _): places(in: inner)
    case .refused(let refused, _): places(in: refused.value)
    case .match(let subjects, let rows): places(in: rows) ?? subjects.flatMap { places(in: $0) }
    case .custom(_, let arguments): arguments.flatMap { places(in: $0) }
    case .list(let elements): elements.flatMap { places(in: $0.value) }
    case .construction(_, let payload): payload.map { places(in: $0) } ?? []
    case .record(_, let assignments): assignments.flatMap { places(in: $0.value) }
    case .cases(let subject, _, _): places(in: subject)
    }
  }

  /// The place of the value that is chosen, if only one can be. Otherwise nil: then the place of what decides says
  /// more.
  private func places(in rows: [MapMatchRow]) -> [WirePlace]? {
    let places = Set(rows.flatMap { self.places(in: $0.value) })
    return places.count == 1 ? Array(places) : nil
  }
}

extension LoweringContext {
  func field(_ position: Int, of id: TypeID) -> ValidField? {
    guard let record = schema.record(id), record.fields.indices.contains(position) else {
      return nil
    }
    return record.fields[position]
  }
}
