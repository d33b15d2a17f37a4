import Diagnostics

/// What the way back knows about a record: values for some of its fields, and for fields of these.
struct RebuiltRecord {
  struct Part {
    let value: MapValue
    let fallback: Value?
    /// Whether the value is derived, and not written in the schema.
    let isDerived: Bool
    /// The paths of the domain that the entry reads for it.
    var reads: [ReadPath] = []
    /// Whether the entry is only a path, like an entry that is derived.
    var isPath = false
    let span: SourceSpan
  }

  private var part: Part?
  private var fields: [Int: RebuiltRecord] = [:]

  /// A value that prevents another one at `steps`: it is for the same place, for a part of it, or for something that it
  /// is part of.
  func conflict(with steps: some Collection<Int>) -> Part? {
    if let part { return part }
    guard let first = steps.first else { return firstPart }
    return fields[first]?.conflict(with: steps.dropFirst())
  }

  private var firstPart: Part? {
    if let part { return part }
    for key in fields.keys.sorted() {
      if let found = fields[key]?.firstPart { return found }
    }
    return nil
  }

  /// The value for exactly the place at `steps`.
  func exact(at steps: some Collection<Int>) -> Part? {
    guard let first = steps.first else { return part }
    return fields[first]?.exact(at: steps.dropFirst())
  }

  /// The value for something around the place at `steps`, and the way from there.
  func around(_ steps: some Collection<Int>) -> (part: Part, rest: [Int])? {
    guard let first = steps.first else { return nil }
    if let part { return (part, Array(steps)) }
    return fields[first]?.around(steps.dropFirst())
  }

  /// Whether everything at `steps` has a value.
  func covers(_ steps: some Collection<Int>) -> Bool {
    if part != nil { return true }
    guard let first = steps.first else { return false }
    return fields[first]?.covers(steps.dropFirst()) ?? false
  }

  mutating func set(_ part: Part, at steps: some Collection<Int>) {
    guard let first = steps.first else {
      self.part = part
      return
    }
    fields[first, default: RebuiltRecord()].set(part, at: steps.dropFirst())
  }

  /// The whole value of `type`; missing fields are added to `missing`, as the positions that lead to them.
  func whole(
    of type: SchemaType, _ context: MapContext, at steps: [Int] = [], span: SourceSpan,
    missing: inout [[Int]]
  ) -> Part? {
    if let part { return part }
    guard let id = type.unwrapped.declaredID, let table = context.tables[id],
      !fields.isEmpty || table.isFixed && !type.isOptional
    else {
      missing.append(steps)
      return nil
    }
    let assignments = assignments(
      to: table, context, at: steps, span: span, missing: &missing)
    var value = MapValue(.record(id, assignments), .declared(id), at: span)
    if type.isOptional { value = value.converted(.inject, to: type, at: span) }
    return Part(value: value, fallback: nil, isDerived: true, span: span)
  }

  /// One for each field that has a value.
  func assignments(
    to table: FieldTable, _ context: MapContext, at steps: [Int] = [], span: SourceSpan,
    missing: inout [[Int]]
  ) -> [MapAssignment] {
    var assignments: [MapAssignment] = []
    for (index, field) in table.fields.enumerated() {
      let known = fields[index] ?? RebuiltRecord()
      guard
        let part = known.whole(
          of: field.type, context, at: steps + [index], span: span, missing: &missing)
      else { continue }
      assignments.append(
        MapAssignment(
          field: index, value: part.value, fallback: part.fallback, isImplied: part.isDerived,
          span: part.span))
    }
    return assignments
  }
}
