nonisolated extension JSONReader {
  /// If `read` fails, the failure is kept without the value, which the schema calls sensitive.
  @inline(never)
  package mutating func hidingValue(_ read: (inout JSONReader) throws -> Void) {
    let wasIntact = isIntact
    let mark = mark()
    do {
      try read(&self)
    } catch {
      fail(error, at: mark)
    }
    guard wasIntact, let found = failure, found.offset >= mark.offset else { return }
    if case .malformed = found.problem { return unknownKeys.hide(from: mark.offset + 1) }
    let place = bytes.element(around: found.offset, inValueAt: mark.offset)
    failure = JSONFailure(
      problem: found.problem.hidingValue(isPart: place != found.offset), offset: place,
      unknownKeys: unknownKeys)
  }
}

nonisolated extension JSONBytes {
  /// Where the element begins that holds what is at `target`, as deep as there are only arrays around it. Keys within the
  /// value are a part of it; an index tells nothing about it.
  fileprivate func element(around target: Int, inValueAt start: Int) -> Int {
    var value = start
    while self[value] == UInt8(ascii: "["), let element = element(around: target, of: value) {
      value = element
    }
    return value
  }

  /// Nil outside of all elements of the array, which has been read that far.
  private func element(around target: Int, of array: Int) -> Int? {
    var element: Int?
    var depth = 0
    var position = array &+ 1
    while position <= target, position < count {
      switch self[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      case UInt8(ascii: ",") where depth == 0: element = nil
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return nil }
        depth &-= 1
      case let byte:
        if element == nil { element = position }
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth &+= 1 }
        if byte == UInt8(ascii: "\"") { position = endOfString(at: position) }
      }
      position &+= 1
    }
    return element
  }

  /// Where its last quote is.
  private func endOfString(at start: Int) -> Int {
    var position = start &+ 1
    while position < count, self[position] != UInt8(ascii: "\"") {
      position &+= self[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position
  }
}

nonisolated extension JSONReader {
  /// The same for a value at a key that the schema does not know. The key is a part of what is sensitive, so the failure is
  /// about `object` as a whole.
  @inline(never)
  package mutating func hidingRest<Value>(
    in object: ObjectStart, _ read: (inout JSONReader) -> Value
  ) -> Value {
    let wasIntact = isIntact
    let value = read(&self)
    guard wasIntact, let found = failure else { return value }
    if case .malformed = found.problem {
      unknownKeys.hide(from: object.offset + 1)
    } else {
      failure = JSONFailure(
        problem: found.problem.hidingValue(isPart: true), offset: object.offset,
        unknownKeys: unknownKeys)
    }
    return value
  }
}

nonisolated extension JSONError.Problem {
  /// - Parameter isPart: whether this is wrong with a part of the value that the error is about.
  fileprivate func hidingValue(isPart: Bool) -> JSONError.Problem {
    switch self {
    case .missing: .rejected(MappingError(.failure(HiddenFailure())))
    case .mismatch: isPart ? .rejected(MappingError(.failure(HiddenFailure()))) : self
    case .malformed: self
    case .unrepresentable(_, let type): .unrepresentable(value: HiddenValue.text, type: type)
    case .rejected(let error): .rejected(MappingError(error).hidingValues)
    }
  }
}
