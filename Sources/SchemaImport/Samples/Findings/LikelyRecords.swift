package import Diagnostics

/// Records at different places that have most of their fields in common, and may be meant as one.
///
/// They are not merged: what one place requires, another one may lack, and only a person knows whether they are the same thing.
extension DraftBuilder {
  mutating func reportLikelyRecords() {
    var search = LikelyRecords(declarations.entries)
    for (one, other, common) in search.pairs() {
      let (first, second) = (declarations.entries[one], declarations.entries[other])
      let (name, otherName) = (first.namesByFitness.first ?? "", second.namesByFitness.first ?? "")
      diagnostics.report(
        .likelySameRecord, "`\(otherName)` and `\(name)` have \(common) fields in common",
        at: second.span, label: "`\(otherName)`", secondary: [.init(first.span, "`\(name)`")],
        help:
          "write one `dto` for both if they are the same, and make optional what one of them lacks"
      )
    }
  }
}

/// Finds pairs of records that share at least three in four of their fields.
private struct LikelyRecords {
  private let records: [(position: Int, fields: [Field])]

  /// How many records have each field.
  private let frequencies: [Field: Int]

  /// A field by what makes it the same one: whether it is optional does not count.
  private struct Field: Hashable {
    let key: String
    let kind: DraftType.Kind
  }

  init(_ entries: [DeclarationTable.Entry]) {
    var records: [(position: Int, fields: [Field])] = []
    var frequencies: [Field: Int] = [:]
    for (position, entry) in entries.enumerated() {
      // One field in common says nothing.
      guard case .record(let record) = entry.content, record.fields.count > 1 else { continue }
      let fields = record.fields.map { Field(key: $0.wireName, kind: $0.type.kind) }
      for field in fields { frequencies[field, default: 0] += 1 }
      records.append((position, fields))
    }
    self.records = records
    self.frequencies = frequencies
  }

  /// Each record with the first of the earlier ones that is like it.
  ///
  /// Records that share three in four fields share one of the rarest of either, one more than a quarter of them. So only these are looked
  /// up, and what nearly every record has, such as an `id`, leads to no comparison.
  mutating func pairs() -> [(Int, Int, common: Int)] {
    var pairs: [(Int, Int, common: Int)] = []
    var recordsByField: [Field: [Int]] = [:]
    for (index, record) in records.enumerated() {
      let rare = record.fields.sorted { frequency($0) < frequency($1) }
        .prefix(record.fields.count / 4 + 1)
      let fields = Set(record.fields)
      var compared: Set<Int> = []
      search: for field in rare {
        for other in recordsByField[field, default: []] where compared.insert(other).inserted {
          let common = records[other].fields.count(where: fields.contains)
          guard common * 4 >= 3 * max(fields.count, records[other].fields.count) else { continue }
          pairs.append((records[other].position, record.position, common))
          break search
        }
      }
      for field in rare { recordsByField[field, default: []].append(index) }
    }
    return pairs
  }

  private func frequency(_ field: Field) -> (Int, String) {
    (frequencies[field, default: 0], field.key)
  }
}

extension DiagnosticKind {
  package static let likelySameRecord = DiagnosticKind(
    "G2208", .warning, "records that may be the same",
    explanation: """
      Places with exactly the same fields share one record. Where two records have at least three in four fields in common, they may be
      the same thing, and one place only shows less of it: a summary in a list, or an answer without the optional fields. Or they only look alike.
      An import does not guess, and declares both.

      If they are the same, write one, and make optional what one of the places lacks:

      ```gate
      dto OrderDTO { buyer: PersonDTO, seller: PersonDTO }
      dto PersonDTO { name: String, street: String, city: String, phone: String? }
      ```
      """)
}
