nonisolated extension TextOrNumber: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.write(text)
    case .number(let number): number.write(to: &json)
    }
  }
}
