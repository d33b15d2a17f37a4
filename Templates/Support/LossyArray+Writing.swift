nonisolated extension LossyArray: JSONWritable where Element: JSONWritable {
  func write(to json: inout JSONWriter) {
    elements.map(\.element).write(to: &json)
  }
}
