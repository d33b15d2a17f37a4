import SchemaImport

/// A draft with one thing less that it allows.
struct DraftTightening {
  let draft: Draft
  let change: String

  static func all(of draft: Draft) -> [DraftTightening] {
    draft.declarations.indices.flatMap { index in
      contents(draft.declarations[index].content).map { content, change in
        var stricter = draft
        stricter.declarations[index].content = content
        return DraftTightening(
          draft: stricter, change: "\(draft.declarations[index].names): \(change)")
      }
    }
  }

  private static func contents(
    _ content: DraftDeclaration.Content
  ) -> [(DraftDeclaration.Content, String)] {
    switch content {
    case .record(let record): return records(record).map { (.record($0), $1) }
    case .enumeration(let enumeration):
      return enumeration.cases.indices.map { index in
        var stricter = enumeration
        stricter.cases.remove(at: index)
        return (.enumeration(stricter), "without case \(index)")
      }
    case .union(let union):
      return union.cases.indices.map { index in
        var stricter = union
        stricter.cases.remove(at: index)
        return (.union(stricter), "without case \(index)")
      }
    // It only names what stands at the top.
    case .wrapper, .alias: return []
    }
  }

  private static func records(_ record: DraftRecord) -> [(DraftRecord, String)] {
    record.fields.indices.flatMap { index in
      let field = record.fields[index]
      var fields = types(field.type).map { type, change in
        var stricter = field
        stricter.type = type
        return (stricter, change)
      }
      if !field.isRequired {
        var stricter = field
        stricter.isRequired = true
        fields.append((stricter, "required"))
      }
      return fields.map { stricter, change in
        var record = record
        record.fields[index] = stricter
        return (record, "\(field.wireName) \(change)")
      }
    }
  }

  private static func types(_ type: DraftType) -> [(DraftType, String)] {
    var types: [(DraftType, String)] = []
    if type.isNullable, type.kind != .json {
      types.append((DraftType(type.kind), "not nullable"))
    }
    switch type.kind {
    case .number:
      types.append((DraftType(.integer(.natural), isNullable: type.isNullable), "an integer"))
    case .integer(.unsigned64):
      types.append((DraftType(.integer(.natural), isNullable: type.isNullable), "with a sign"))
    case .text(nil):
      for format in [DraftTextFormat.date, .dateTime, .url, .email, .uuid] {
        types.append((DraftType(.text(format), isNullable: type.isNullable), "\(format)"))
      }
    case .list(let element):
      types += Self.types(element).map {
        (DraftType(.list($0), isNullable: type.isNullable), "element \($1)")
      }
    case .dictionary(let value):
      types += Self.types(value).map {
        (DraftType(.dictionary($0), isNullable: type.isNullable), "value \($1)")
      }
    default: break
    }
    return types
  }
}
