import JSON

@testable import YAML

func read(_ text: String) throws(YAMLError) -> JSONValue {
  try YAMLReader.read(Array(text.utf8))
}

func error(_ text: String) -> YAMLError? {
  do throws(YAMLError) {
    _ = try read(text)
    return nil
  } catch {
    return error
  }
}

/// What a text says, or why it says nothing, so that either can be compared with JSON.
func json(_ text: String) -> String {
  do throws(YAMLError) {
    return written(try read(text))
  } catch {
    return "\(error)"
  }
}

/// JSON in the one way in which this is written.
func canonical(_ json: String) throws -> String {
  written(try JSONReader.read(Array(json.utf8)))
}

private func written(_ value: JSONValue) -> String { JSONWriter.text(value) { _ in false } }

/// A text in which `⟦` and `⟧` stand around a place.
struct MarkedText {
  let text: String
  let place: Range<Int>

  init(_ marked: String) {
    let start = marked.prefix { $0 != "⟦" }.utf8.count
    let end = marked.prefix { $0 != "⟧" }.utf8.count - "⟦".utf8.count
    text = marked.filter { $0 != "⟦" && $0 != "⟧" }
    place = start..<end
  }
}
