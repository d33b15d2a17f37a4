@testable import GeneratedSupport

/// Whether the reader accepts a text as JSON.
func isAccepted(_ text: [UInt8]) -> Bool {
  do throws(JSONError) {
    _ = try JSONWire(json: text)
    return true
  } catch {
    return false
  }
}

func isAccepted(_ text: String) -> Bool { isAccepted(Array(text.utf8)) }

/// The same for a reader that skips everything.
func isSkipped(_ text: [UInt8]) -> Bool {
  do throws(JSONError) {
    _ = try Skipped(json: text)
    return true
  } catch {
    return false
  }
}

struct Skipped: JSONReadable {
  init?(from json: inout JSONReader) {
    json.skip()
    if json.hasFailed { return nil }
  }
}

/// What is wrong; empty if nothing is.
func failure<Value: JSONReadable>(_ text: String, as type: Value.Type) -> String {
  do throws(JSONError) {
    _ = try Value(json: Array(text.utf8))
    return "no error"
  } catch {
    return error.description
  }
}

func read<Value: JSONReadable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
  try Value(json: Array(text.utf8))
}
