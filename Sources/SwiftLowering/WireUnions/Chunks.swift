import SchemaSemantics

/// Groups of a hundred cases.
enum Chunks {
  static func ranges(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: 100).map { $0..<min($0 + 100, count) }
  }
}

extension PayloadTableModel {
  /// Nil if no case carries anything.
  ///
  /// - Parameters:
  ///   - values: what is done for each case, with `payload`; nil for a case without a payload.
  ///   - first: branches for values that have no position.
  init?(
    _ name: String, type: String, of union: ValidUnion, values: [SwiftStatement?],
    first: [UnionBranchModel]
  ) {
    guard !first.isEmpty || values.contains(where: { $0 != nil }) else { return nil }
    let ranges = Chunks.ranges(of: values.count)
    self.name = name
    self.type = type
    chunks = ranges.map { range in
      let branches = range.compactMap { position in
        values[position].map {
          UnionBranchModel(
            pattern: .anyOf([
              .member(nil, SwiftIdentifier.member(union.cases[position].swiftName))
                .binding(["payload"])
            ]),
            statements: [$0])
        }
      }
      let isFirst = range.lowerBound == 0
      let isWhole = ranges.count == 1
      let all = (isFirst ? first : []) + branches
      let everyCase = union.cases.count + (union.isOpen ? 1 : 0)
      return ChunkModel(
        name: isWhole ? name : "\(name)From\(range.lowerBound)",
        bound: range.upperBound == values.count ? nil : String(range.upperBound),
        // Swift warns about a `default` that nothing reaches.
        branches: isWhole && all.count == everyCase
          ? all : all + [UnionBranchModel(pattern: .otherwise, statements: [.result(.nothing)])])
    }
  }
}
