import JSON
import SchemaImport

/// Compares a value with what was written back of it, as far as the types of a draft declare it.
struct WrittenBack {
  private let contents: [Origin: DraftDeclaration.Content]
  private static let depthLimit = 128

  init(_ draft: Draft) {
    contents = Dictionary(
      draft.declarations.map { ($0.origin, $0.content) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a type does not hold, and says so.
  struct Difference {
    /// Members that no field is declared for. They are not written back.
    var undeclared = 0

    /// Members that are null although they may be missing. They are left out.
    var nulls = 0

    /// Members that were missing, and have a default. It is written.
    var defaults = 0

    /// The place of a member that is lost or altered.
    var fault: String?

    static func fault(_ place: String) -> Difference { Difference(fault: place) }

    fileprivate static func += (left: inout Difference, right: Difference) {
      left.undeclared += right.undeclared
      left.nulls += right.nulls
      left.defaults += right.defaults
      left.fault = left.fault ?? right.fault
    }
  }

  func difference(of value: JSONValue, _ back: JSONValue, as type: DraftType) -> Difference {
    difference(of: value, back, as: type, "", depth: 0)
  }

  private func difference(
    of value: JSONValue, _ back: JSONValue, as type: DraftType, _ place: String, depth: Int
  ) -> Difference {
    if depth > Self.depthLimit || value.isSame(as: back) { return Difference() }
    switch (type.kind, value.content, back.content) {
    case (.list(let element), .array(let values), .array(let others))
    where values.count == others.count:
      var sum = Difference()
      for (index, pair) in zip(values, others).enumerated() {
        sum += difference(of: pair.0, pair.1, as: element, "\(place)/\(index)", depth: depth + 1)
      }
      return sum
    case (.dictionary(let inner), .object(let members), .object(let others))
    where members.count == others.count:
      var sum = Difference()
      for member in members {
        let place = place + "/" + member.name
        let other = back[member.name]
        sum +=
          other.map { difference(of: member.value, $0, as: inner, place, depth: depth + 1) }
          ?? .fault(place)
      }
      return sum
    case (.declared(let origin), _, _):
      return contents[origin].map { difference(of: value, back, as: $0, place, depth + 1) }
        ?? .fault(place)
    default:
      return .fault(place)
    }
  }

  private func difference(
    of value: JSONValue, _ back: JSONValue, as content: DraftDeclaration.Content, _ place: String,
    _ depth: Int
  ) -> Difference {
    switch content {
    case .wrapper(let type), .alias(let type):
      difference(of: value, back, as: type, place, depth: depth)
    case .record(let record): difference(of: value, back, as: record, place, depth)
    case .union(let union):
      difference(of: value, back, among: union.cases(of: value), place, depth)
    case .enumeration: .fault(place)
    }
  }

  private func difference(
    of value: JSONValue, _ back: JSONValue, as record: DraftRecord, _ place: String, _ depth: Int
  ) -> Difference {
    guard let members = value.members, let others = back.members else { return .fault(place) }
    var sum = Difference()
    for member in members {
      let place = place + "/" + member.name
      guard let field = record.fields.first(where: { $0.wireName == member.name }) else {
        // The tag of a union is not a field of its payload, and is written back with it.
        if back[member.name].map({ !$0.isSame(as: member.value) }) ?? false {
          sum += .fault(place)
        } else if back[member.name] == nil {
          sum.undeclared += 1
        }
        continue
      }
      if let other = back[member.name] {
        sum += difference(of: member.value, other, as: field.type, place, depth: depth + 1)
      } else if member.value.content == .null {
        sum.nulls += 1
      } else {
        sum += .fault(place)
      }
    }
    for other in others where value[other.name] == nil {
      let field = record.fields.first { $0.wireName == other.name }
      if field?.standard == nil {
        sum += .fault(place + "/" + other.name)
      } else {
        sum.defaults += 1
      }
    }
    return sum
  }

  /// As the alternative that most is declared in.
  private func difference(
    of value: JSONValue, _ back: JSONValue, among cases: [DraftUnion.Case], _ place: String,
    _ depth: Int
  ) -> Difference {
    let differences = cases.map { item in
      item.payload.map { difference(of: value, back, as: $0, place, depth: depth + 1) }
        ?? difference(of: value, back, as: DraftRecord([]), place, depth)
    }
    let sound = differences.filter { $0.fault == nil }
    return sound.min { $0.undeclared < $1.undeclared } ?? differences.first ?? .fault(place)
  }
}

extension DraftUnion {
  /// Those that a value may be.
  fileprivate func cases(of value: JSONValue) -> [Case] {
    guard case .tag(let tag) = distinction, let name = value[tag]?.text else { return cases }
    return cases.filter { $0.value == .text(name) }
  }
}
