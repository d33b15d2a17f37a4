import Diagnostics
import SchemaSyntax

/// Why one type does not become another by itself.
enum ConversionObstacle: Error, Hashable {
  /// Nil has nowhere to go; within a collection, that of an element.
  case optional(isElement: Bool)
  case narrowing(from: Scalar, to: Scalar)
  /// A date can be written in many ways.
  case date(from: SchemaType, to: Scalar)
  case unknown(from: SchemaType, to: SchemaType)
}

/// What becomes what by itself: conversions that cannot be misread, and those along declared maps, through every container.
struct MapConversions {
  private let facts: TypeFacts
  private let index: MapIndex

  init(_ facts: TypeFacts, _ index: MapIndex) {
    self.facts = facts
    self.index = index
  }

  private var schema: ResolvedSchema { facts.schema }

  func conversion(from source: SchemaType, to target: SchemaType)
    -> Result<Conversion, ConversionObstacle>
  {
    do throws(ConversionObstacle) {
      let search = Search(facts: facts, index: index)
      return .success(
        try search.find(source.withoutSkipping, target.withoutSkipping, isElement: false, depth: 0))
    } catch {
      return .failure(error)
    }
  }

  private struct Search {
    let facts: TypeFacts
    let index: MapIndex

    /// A `type` around itself is reported where it is declared; here it only must come to an end.
    static var maximumDepth: Int { 200 }

    func find(_ source: SchemaType, _ target: SchemaType, isElement: Bool, depth: Int)
      throws(ConversionObstacle) -> Conversion
    {
      if source == target { return .identity }
      guard depth < Self.maximumDepth else {
        throw .unknown(from: source, to: target)
      }
      let depth = depth + 1
      switch (source, target) {
      case (.declared(let from), .declared(let to)):
        if let conversion = index.conversion(from: from, to: to) { return conversion }
        guard case .wrapper(let wrapper) = facts.schema[to].kind, wrapper.base == source else {
          throw .unknown(from: source, to: target)
        }
        return .wrap(to)
      case (.optional(let from), .optional(let to)):
        return .optional(try find(from, to, isElement: isElement, depth: depth))
      case (_, .optional(let to)):
        return try find(source, to, isElement: isElement, depth: depth).then(.inject)
      case (.optional(let from), _):
        // What is wrong besides comes first: another type cannot be required into being the right one.
        _ = try find(from, target, isElement: isElement, depth: depth)
        throw .optional(isElement: isElement)
      case (.array(let from, _), .array(let to, _)):
        return .array(
          try find(from, to, isElement: true, depth: depth), skipsInvalid: false)
      case (.array(let from, _), .set(let to)):
        return .arrayToSet(try find(from, to, isElement: true, depth: depth))
      case (.set(let from), .array(let to, _)):
        return .setToArray(try find(from, to, isElement: true, depth: depth))
      case (.set(let from), .set(let to)):
        return .set(try find(from, to, isElement: true, depth: depth))
      case (.dictionary(let fromKey, let from), .dictionary(let toKey, let to)):
        return .dictionary(
          key: try find(fromKey, toKey, isElement: true, depth: depth),
          value: try find(from, to, isElement: true, depth: depth))
      case (.patch(let from), .patch(let to)):
        return .patch(try find(from, to, isElement: isElement, depth: depth))
      case (_, .declared(let to)):
        return try find(source, declared: to, isElement: isElement, depth: depth)
      case (.declared(let from), _):
        return try find(declared: from, target, isElement: isElement, depth: depth)
      case (.scalar(let from), .scalar(let to)):
        return try find(from, to)
      default:
        throw .unknown(from: source, to: target)
      }
    }

    /// Into a `type` through what it is made of, into an enum from its raw values.
    private func find(_ source: SchemaType, declared target: TypeID, isElement: Bool, depth: Int)
      throws(ConversionObstacle) -> Conversion
    {
      switch facts.schema[target].kind {
      case .wrapper(let wrapper):
        return try find(source, wrapper.base, isElement: isElement, depth: depth)
          .then(.wrap(target))
      case .enumeration(let enumeration) where source == .scalar(enumeration.rawType):
        return .enumFromRaw(target)
      default:
        throw .unknown(from: source, to: .declared(target))
      }
    }

    private func find(declared source: TypeID, _ target: SchemaType, isElement: Bool, depth: Int)
      throws(ConversionObstacle) -> Conversion
    {
      switch facts.schema[source].kind {
      case .wrapper(let wrapper):
        return Conversion.unwrap(source).then(
          try find(wrapper.base, target, isElement: isElement, depth: depth))
      case .enumeration(let enumeration) where target == .scalar(enumeration.rawType):
        return .enumToRaw(source)
      default:
        throw .unknown(from: .declared(source), to: target)
      }
    }

    private func find(_ source: Scalar, _ target: Scalar) throws(ConversionObstacle) -> Conversion {
      if target == .date || target == .calendarDate {
        throw .date(from: .scalar(source), to: target)
      }
      if let conversion = facts.implied(from: source, to: target) { return conversion }
      guard source.isNumber, target.isNumber else {
        throw .unknown(from: .scalar(source), to: .scalar(target))
      }
      throw .narrowing(from: source, to: target)
    }
  }
}
