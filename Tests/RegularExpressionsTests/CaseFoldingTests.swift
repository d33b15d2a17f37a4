import TestTags
import Testing

@testable import RegularExpressions

/// Compares the table with the mappings of the standard library. The table is that of Unicode 17, so scalars of later
/// versions are left out, in case the library knows them.
@Suite(.tags(.searching)) struct CaseFoldingTests {
  private static let alike = Dictionary(
    grouping: CaseTable.rows.flatMap { row in
      stride(from: row.leaders.lowerBound, through: row.leaders.upperBound, by: Int(row.stride))
        .map { (leader: $0, follower: $0 + row.distance) }
    }, by: \.leader
  ).mapValues { pairs in Set(pairs.map(\.follower) + pairs.map(\.leader)) }

  @Test func `a scalar has one leader`() {
    var seen: Set<UInt32> = []
    for group in Self.alike.values {
      #expect(seen.isDisjoint(with: group))
      seen.formUnion(group)
    }
    #expect(seen.count == Self.alike.values.reduce(0) { $0 + $1.count })
    #expect(Self.alike.allSatisfy { leader, group in group.min() == leader })
  }

  @Test
  func `every single mapping joins two scalars, and every other pair is one that mappings miss`() {
    var groupOf: [UInt32: Set<UInt32>] = [:]
    for group in Self.alike.values {
      for scalar in group { groupOf[scalar] = group }
    }
    var mapped: Set<UInt32> = []
    for value in UInt32(0)...0x10FFFF {
      // Turkish has a dotless and a dotted I; their mappings would join all four.
      guard let scalar = Unicode.Scalar(value), value != 0x130, value != 0x131 else { continue }
      if let age = scalar.properties.age, age.major > 17 { continue }
      let properties = scalar.properties
      for mapping in [
        properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
      ] {
        let target = mapping.unicodeScalars
        guard target.count == 1, let only = target.first, only != scalar else { continue }
        mapped.formUnion([value, only.value])
        #expect(groupOf[value]?.contains(only.value) == true, "\(String(value, radix: 16))")
      }
    }
    // Only the full mappings of these, to two or three scalars, show that they are alike.
    let others = Set(groupOf.keys).subtracting(mapped)
    #expect(others == [0x390, 0x1FD3, 0x3B0, 0x1FE3, 0xFB05, 0xFB06])
  }

  @Test func `a set and its fellows are closed`() {
    for group in Self.alike.values {
      let expected = ScalarSet(group.map { $0...$0 })
      for scalar in group {
        #expect(ScalarSet([scalar...scalar]).ignoringCase == expected)
      }
    }
    #expect(ScalarSet.all.ignoringCase == .all)
    #expect(ScalarSet([0x30...0x39]).ignoringCase.ranges == [0x30...0x39])
    let range = ScalarSet([0x101...0x105]).ignoringCase
    #expect(range.ranges == [0x100...0x105])
  }
}
