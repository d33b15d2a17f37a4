enum LayoutMeasure {
  /// For each break, the size of what follows it, up to the next break of the same group or to the end of the group.
  static func lengths(of tokens: [LayoutToken]) -> [Int] {
    var lengths = [Int](repeating: 0, count: tokens.count)
    var total = 0
    var unsettled: [Int] = []

    func settleLastBreak() {
      guard let last = unsettled.last, case .lineBreak = tokens[last] else { return }
      lengths[last] += total
      unsettled.removeLast()
    }

    for (index, token) in tokens.enumerated() {
      switch token {
      case .text(let text):
        total += text.width
      case .open:
        lengths[index] = -total
        unsettled.append(index)
      case .close:
        settleLastBreak()
        if let opening = unsettled.popLast() { lengths[opening] += total }
      case .lineBreak(_, let size):
        settleLastBreak()
        lengths[index] = -total
        unsettled.append(index)
        total += size
      case .trailingComma:
        // swift-format counts the comma wherever there may be one.
        total += 1
      }
    }
    for index in unsettled { lengths[index] += total }
    return lengths
  }
}
