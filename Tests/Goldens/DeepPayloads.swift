import Foundation

/// Payloads of any depth, on the stack that a thread has when nobody asks for another. What prints nothing was refused or
/// read, and ended no process.
struct DeepPayloads {
  /// What is nested is put between `opening` and `closing`, as often as it is deep.
  let opening: String
  let innermost: String
  let closing: String

  private static let depths = [
    1, 5, 20, 40, 80, 120, 160, 200, 255, 300, 400, 511, 513, 2_000, 100_000,
  ]

  /// Some depth must be read at least.
  func check<Payload: Codable & Sendable & JSONReadable & JSONWritable>(
    _ type: Payload.Type, _ name: String, deepest: Int,
    using use: @escaping @Sendable (Payload) -> Void = { _ in }
  ) {
    var read = 0
    for depth in Self.depths {
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
      onSmallStack { Self.decode(text, as: type) }
      // What is kept is nested, and is released there, too.
      onSmallStack { direct.value = nil }
    }
    if read < deepest { print("\(name) is read no deeper than \(read)") }
  }

  func readAll<Value>(_ name: String, by read: @escaping @Sendable ([UInt8]) -> Value?) {
    for depth in Self.depths {
      let text = text(depth)
      onSmallStack { _ = read(text) }
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

  private static func decode<Payload: Decodable>(_ text: [UInt8], as type: Payload.Type) {
    do { _ = try JSONDecoder().decode(type, from: Data(text)) } catch {}
  }
}

/// What a thread leaves behind.
final class Answer<Value>: @unchecked Sendable {
  var value: Value?
  var isWritten = false
}

/// 512 kB, as threads have on Apple's systems.
func onSmallStack(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  done.wait()
}
