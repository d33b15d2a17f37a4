import Foundation

/// Payloads of any depth, on the stack that a thread has by default. A payload for which nothing is printed was refused
/// or read, and did not end the process.
struct DeepPayloads {
  /// Only some depths, since the widest payloads take a while.
  private static let comparedDepths = [40, 160, 255, 511]

  /// Nested content is put between `opening` and `closing`, as many times as it is deep.
  let opening: String
  let innermost: String
  let closing: String

  /// Much deeper than anything that is read. The widest are not as deep, since nothing is read beyond the limit.
  private var depths: [Int] {
    [1, 5, 20, 40, 80, 120, 160, 200, 255, 300, 400, 511, 513, 2_000, 100_000]
      .filter { $0 * opening.utf8.count < 5_000_000 }
  }

  /// Some depth must at least be readable.
  func check<Payload: Codable & Sendable & JSONReadable & JSONWritable>(
    _ type: Payload.Type, _ name: String, deepest: Int,
    using use: @escaping @Sendable (Payload) -> Void = { _ in }
  ) {
    var read = 0
    for depth in depths {
      let text = text(depth)
      let direct = Answer<Payload>()
      onSmallStack { direct.value = Self.read(text) }
      if let value = direct.value {
        read = depth
        onSmallStack {
          use(value)
          direct.isWritten = Self.isWritten(value)
        }
        if !direct.isWritten, depth < deepest {
          print("\(name) is read, and not written: \(depth)")
        }
      }
      compare(name, depth, "directly") { text in try Payload(json: text) }
      compare(name, depth, "by a decoder") { text in
        try JSONDecoder().decode(type, from: Data(text))
      }
      // The value is nested, so it is released there, too.
      onSmallStack { direct.value = nil }
    }
    if read < deepest { print("\(name) is read no deeper than \(read)") }
  }

  func readAll<Value>(_ name: String, by read: @escaping @Sendable ([UInt8]) -> Value?) {
    for depth in depths {
      let text = text(depth)
      onSmallStack { _ = read(text) }
    }
  }

  /// On a small stack, a map makes what it makes on a large one, or refuses the payload, whatever fallbacks it has.
  func checkMap<Payload: Sendable, Value: Hashable & Sendable>(
    depths: [Int], read: @escaping @Sendable ([UInt8]) throws -> Payload,
    by map: @escaping @Sendable (Payload) throws(MappingError) -> Value
  ) {
    for depth in depths {
      let text = text(depth)
      let large = Answer<(Payload, Value)>()
      let small = Answer<Value>()
      onLargeStack {
        do {
          let payload = try read(text)
          large.value = (payload, try map(payload))
        } catch {
          print("not mapped: \(depth): \(error)")
        }
      }
      guard let (payload, expected) = large.value else { continue }
      onSmallStack {
        do throws(MappingError) {
          small.value = try map(payload)
        } catch {
          if error != MappingError(.tooDeep) { print("refused: \(depth): \(error)") }
        }
      }
      onLargeStack {
        if let value = small.value, value != expected { print("mapped otherwise: \(depth)") }
        large.value = nil
        small.value = nil
      }
    }
  }

  private func text(_ depth: Int) -> [UInt8] {
    Array((String(repeating: opening, count: depth) + innermost).utf8)
      + Array(String(repeating: closing, count: depth).utf8)
  }

  private static func read<Payload: JSONReadable>(_ text: [UInt8]) -> Payload? {
    do throws(JSONError) {
      return try Payload(json: text)
    } catch {
      if case .malformed(.tooDeep) = error.problem { return nil }
      print("\(Payload.self): \(error)")
      return nil
    }
  }

  private static func isWritten(_ value: some JSONWritable) -> Bool {
    do throws(JSONWritingError) {
      return try !value.jsonBytes().isEmpty
    } catch {
      if case .tooDeep = error.problem { return false }
      print("\(error)")
      return false
    }
  }

  /// What is read on a small stack is what is read on a large one, or was refused because of its depth; and no encoder
  /// ends the process.
  private func compare<Payload: Encodable & Sendable & JSONWritable>(
    _ name: String, _ depth: Int, _ form: String,
    by read: @escaping @Sendable ([UInt8]) throws -> Payload
  ) {
    let text = text(depth)
    let small = Answer<Payload>()
    let large = Answer<Payload>()
    onSmallStack { small.read(text, by: read) }
    guard Self.comparedDepths.contains(depth) else { return onSmallStack { small.value = nil } }
    onLargeStack {
      large.read(text, by: read)
      large.isWritten = Self.written(large.value) == Self.written(small.value)
    }
    if small.value != nil {
      if !large.isWritten { print("\(name) is read \(form) as something else: \(depth)") }
    } else if let error = small.error, large.value != nil, !Self.isDepth(error) {
      print("\(name) is refused \(form): \(depth): \("\(error)".prefix(400))")
    }
    if let value = large.value { onSmallStack { Self.encode(value) } }
    onSmallStack { small.value = nil }
    onSmallStack { large.value = nil }
  }

  private static func written(_ value: (some JSONWritable)?) -> [UInt8]? {
    do { return try value?.jsonBytes() } catch { return nil }
  }

  private static func isDepth(_ error: any Error) -> Bool {
    if let error = error as? JSONError, case .malformed(.tooDeep) = error.problem { return true }
    guard case DecodingError.dataCorrupted(let context) = error else { return false }
    return context.underlyingError is NestingTooDeep
  }

  private static func encode(_ value: some Encodable) {
    do {
      _ = try JSONEncoder().encode(value)
    } catch EncodingError.invalidValue(_, let context)
      where context.underlyingError is NestingTooDeep
    {
    } catch {
      print("not encoded: \(error)")
    }
  }
}

/// The result of a thread.
final class Answer<Value>: @unchecked Sendable {
  var value: Value?
  var error: (any Error)?
  var isWritten = false

  func read(_ text: [UInt8], by read: ([UInt8]) throws -> Value) {
    do { value = try read(text) } catch { self.error = error }
  }
}

/// 512 kB, as threads have on Apple's systems.
func onSmallStack(_ body: @escaping @Sendable () -> Void) { onStack(512 << 10, body) }

/// With room for every level that can be read at all.
func onLargeStack(_ body: @escaping @Sendable () -> Void) { onStack(64 << 20, body) }

private func onStack(_ size: Int, _ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = size
  thread.start()
  done.wait()
}
