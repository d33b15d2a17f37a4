/// Finds the place of a byte in a JSON text by scanning what comes before it. A reader has already read
/// that part, so it is well-formed.
nonisolated struct JSONLocator {
  private(set) var place = Place(offset: 0, line: 1, column: 1)
  /// The innermost object or array around the place.
  private var container: Container?
  /// The containers around it, from the outside in.
  private var outerContainers: [Container] = []

  nonisolated struct Place {
    var offset: Int
    var line: Int
    var column: Int
  }

  fileprivate nonisolated struct Container {
    let start: Place
    fileprivate var step: Step
  }

  fileprivate nonisolated enum Step {
    case index(Int)
    case key(JSONBytes)
    /// Within an object, but not within one of its values.
    case none
  }

  /// Goes on from here, but not into the middle of a string.
  mutating func move(to target: Int, in bytes: JSONBytes) {
    goBack(to: target)
    while place.offset < target {
      switch bytes[place.offset] {
      case UInt8(ascii: "{"): enter(.none)
      case UInt8(ascii: "["): enter(.index(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): container = outerContainers.popLast()
      case UInt8(ascii: ","): container?.step.passComma()
      case UInt8(ascii: "\""): passString(before: target, in: bytes)
      default: break
      }
      if place.offset < target { pass(bytes) }
    }
  }

  /// Goes to the start of a container that is still open, if that is far enough.
  private mutating func goBack(to target: Int) {
    while place.offset > target, let container {
      place = container.start
      self.container = outerContainers.popLast()
    }
    if place.offset > target { self = JSONLocator() }
  }

  private mutating func enter(_ step: Step) {
    if let container { outerContainers.append(container) }
    container = Container(start: place, step: step)
  }

  /// Scans a string up to its last quote.
  private mutating func passString(before target: Int, in bytes: JSONBytes) {
    pass(bytes)
    let start = place.offset
    while place.offset < target, bytes[place.offset] != UInt8(ascii: "\"") {
      let isEscape = bytes[place.offset] == UInt8(ascii: "\\")
      pass(bytes)
      if isEscape, place.offset < target { pass(bytes) }
    }
    if place.offset < target {
      container?.step.passString(bytes.part(from: start, to: place.offset))
    }
  }

  private mutating func pass(_ bytes: JSONBytes) {
    let byte = bytes[place.offset]
    place.offset &+= 1
    switch byte {
    case UInt8(ascii: "\r") where bytes[place.offset] == UInt8(ascii: "\n"):
      break
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      place.line &+= 1
      place.column = 1
    case 0x80..<0xC0:
      break
    default:
      place.column &+= 1
    }
  }
}

nonisolated extension JSONLocator.Step {
  fileprivate mutating func passComma() {
    self = if case .index(let index) = self { .index(index &+ 1) } else { .none }
  }

  fileprivate mutating func passString(_ text: JSONBytes) {
    if case .none = self { self = .key(text) }
  }
}

nonisolated extension JSONLocator {
  /// The path to the innermost container.
  func containerPath(_ unknownKeys: JSONUnknownKeys) -> WirePath {
    path(through: outerContainers, to: (container?.start ?? place).offset, unknownKeys)
  }

  /// The path to the value that begins here.
  func path(_ unknownKeys: JSONUnknownKeys) -> WirePath {
    path(through: outerContainers + [container].compactMap { $0 }, to: place.offset, unknownKeys)
  }

  private func path(
    through containers: [Container], to offset: Int, _ unknownKeys: JSONUnknownKeys
  ) -> WirePath {
    let values = containers.dropFirst().map(\.start.offset) + [offset]
    return WirePath(
      zip(containers, values).compactMap { container, value in
        switch container.step {
        case .index(let index): .index(index)
        case .key(let bytes):
          unknownKeys.step(
            bytes.unescaped, toValueAt: value, inObjectAt: container.start.offset)
        case .none: nil
        }
      })
  }
}
