/// The kinds of JSON values, as far as a union can tell them apart by their shape. Its cases are in this order.
enum ValueKind: String, CaseIterable {
  case flag
  case number
  case text
  case list
  case object
}

extension ValueProfile {
  /// Those that the samples show. Null is not one of them: it makes a type nullable.
  var kinds: [ValueKind] {
    ValueKind.allCases.filter { kind in
      switch kind {
      case .flag: flags > 0
      case .number: numbers.count > 0
      case .text: texts.count > 0
      case .list: lists.count > 0
      case .object: objects.count > 0
      }
    }
  }
}
