nonisolated extension LossyArray: JSONReadable where Element: JSONReadable {
  init?(from json: inout JSONReader) {
    // After a failure, the reader is at the end of all bytes, and the place would take long to find.
    if json.hasFailed { return nil }
    let path = json.wirePath(of: json.mark())
    var elements: [(index: Int, element: Element)] = []
    var index = 0
    json.beginArray()
    while json.nextElement() {
      let mark = json.mark()
      if let element = json.attempt({ Element(from: &$0) }) {
        elements.append((index, element))
      } else if !json.reportInvalid(since: mark, isLeftOut: true) {
        return nil
      }
      index &+= 1
    }
    if json.hasFailed { return nil }
    self.init(elements: elements, path: path, heldReports: json.holder())
  }
}
