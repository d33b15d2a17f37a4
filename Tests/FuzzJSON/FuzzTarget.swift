import Foundation

@testable import GeneratedSupport

/// Hands libFuzzer one function, which it calls with one input after another.
@main
struct FuzzTarget {
  static func main() {
    var count = CommandLine.argc
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = runDriver(&count, &words) { start, count in
      FuzzTarget.test(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }

  /// The readers agree on what is valid JSON, and what was read survives being written.
  private static func test(_ text: [UInt8]) {
    let isJSON = read(text, as: Skipped.self) != nil
    if let value = read(text, as: JSONWire.self) {
      precondition(isJSON)
      precondition(read(written(value), as: JSONWire.self) == value)
    }
    if let sample = read(text, as: Sample.self) {
      precondition(isJSON)
      precondition(read(written(sample), as: Sample.self) == sample)
    }
  }

  private static func read<Value: JSONReadable>(_ text: [UInt8], as type: Value.Type) -> Value? {
    do throws(JSONError) {
      return try Value(json: text)
    } catch {
      precondition(error.offset <= text.count && error.line > 0 && error.column > 0)
      _ = error.description
      return nil
    }
  }

  private static func written(_ value: some JSONWritable) -> [UInt8] {
    do throws(JSONWritingError) {
      return try value.jsonBytes()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
