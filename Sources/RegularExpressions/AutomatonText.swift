extension Automaton {
  /// The table as text, for programs that carry it in one string literal: the start, the first state
  /// that accepts, the classes of the 256 bytes, and the transitions, as numbers with spaces between.
  /// `5*3` is three times 5, and never runs over the end of a row.
  package var tableText: String {
    var text = "\(start) \(firstAccepting)"
    Self.append(byteClasses.map(UInt16.init), to: &text)
    var row = 0
    while row < transitions.count {
      Self.append(transitions[row..<(row + classCount)], to: &text)
      row += classCount
    }
    return text
  }

  private static func append(_ numbers: some Collection<UInt16>, to text: inout String) {
    var rest = numbers[...]
    while let number = rest.first {
      let count = rest.prefix { $0 == number }.count
      text += count > 1 ? " \(number)*\(count)" : " \(number)"
      rest = rest.dropFirst(count)
    }
  }
}
