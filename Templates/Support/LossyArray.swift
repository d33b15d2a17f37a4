/// The elements of a JSON array that could be decoded. The others were reported and left out.
nonisolated struct LossyArray<Element> {
  /// The elements, each with its index in the JSON array.
  let elements: [(index: Int, element: Element)]
  /// The path of the array.
  let path: WirePath
  /// Where reports are held while the array itself may still be replaced.
  var heldReports: HeldReports?
}

nonisolated extension LossyArray: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [(index: Int, element: Element)] = []
    elements.reserveCapacity(container.count ?? 0)
    // Decoders make it anew each time, which takes long in deep payloads.
    path = WirePath(container.codingPath)
    while !container.isAtEnd {
      let index = container.currentIndex
      switch try container.decode(DecodingAttempt<Element>.self) {
      case .success(let element):
        elements.append((index, element))
      case .failure(let error, let kind):
        let path = WirePath(path.steps + [.index(index)])
        FallbackHandler.tell(
          FallbackReport(at: path, kind: kind, because: error, isLeftOut: true))
      }
    }
    self.elements = elements
  }
}

/// An element, or why there is none, so that the container goes on to the next one.
private nonisolated enum DecodingAttempt<Element: Decodable>: Decodable {
  case success(Element)
  case failure(any Error, JSONKind)

  init(from decoder: any Decoder) throws {
    do {
      self = .success(
        try HeldReports.attempt { try decoder.singleValueContainer().decode(Element.self) })
    } catch {
      if NestingTooDeep.isCause(of: error) { throw error }
      self = .failure(error, try JSONKindProbe(from: decoder).kind)
    }
  }
}

nonisolated extension LossyArray: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (_, element) in elements { try container.encode(element) }
  }
}

nonisolated extension WireFormat {
  /// Reads the array without the elements that cannot be read, each of which is reported.
  static func skippingInvalid<Element>() -> Self
  where Wire == LossyArray<Element>, Value == [Element] {
    Self(read: { $0.elements.map(\.element) }, write: { LossyArray(writing: $0) })
  }

  /// The same for elements that have a format of their own.
  static func skippingInvalid<ElementWire, Element>(
    _ format: WireFormat<ElementWire, Element>
  ) -> Self where Wire == LossyArray<ElementWire>, Value == [Element] {
    Self(
      read: { $0.read(format) },
      write: { (values) throws(MappingError) in
        LossyArray(writing: try WireConversions.array(values, format.write))
      })
  }
}

nonisolated extension LossyArray {
  fileprivate init(writing elements: [Element]) {
    self.elements = elements.enumerated().map { (index: $0.offset, element: $0.element) }
    path = WirePath()
  }

  fileprivate func read<Value>(_ format: WireFormat<Element, Value>) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for (index, element) in elements {
      do throws(MappingError) {
        values.append(try format.read(element))
      } catch {
        let path = WirePath(path.steps + [.index(index)])
        FallbackHandler.tell(
          FallbackReport(at: path, kind: nil, because: error, isLeftOut: true),
          in: heldReports ?? HeldReports.current)
      }
    }
    return values
  }
}
