import JSON
import Testing

@testable import SchemaImport

/// The order and the grouping of samples change nothing.
@Suite struct ProfileLawTests {
  static let seeds = 0..<150

  private func profile(_ samples: some Sequence<JSONValue>) -> ValueProfile {
    samples.reduce(into: ValueProfile()) { $0.observe($1, in: 0) }
  }

  @Test(arguments: seeds) func aJoinOfPartsIsTheWhole(_ seed: Int) {
    var random = RandomSamples(seed: seed)
    let samples = random.samples(12)
    let whole = profile(samples)
    for _ in 0..<4 {
      let (left, right) = random.cut(random.shuffled(samples))
      var joined = profile(left)
      joined.join(profile(right))
      #expect(joined == whole)
    }
  }

  @Test(arguments: seeds) func joinsAreCommutativeAndAssociative(_ seed: Int) {
    var random = RandomSamples(seed: seed)
    // Three different shapes, so that the places differ as well.
    let parts = (0..<3).map { _ in profile(random.samples(5)) }
    var leftFirst = parts[0]
    leftFirst.join(parts[1])
    leftFirst.join(parts[2])
    var rightFirst = parts[2]
    rightFirst.join(parts[1])
    var turned = rightFirst
    turned.join(parts[0])
    var grouped = parts[0]
    grouped.join(rightFirst)
    #expect(leftFirst == turned)
    #expect(leftFirst == grouped)
  }

  @Test(arguments: seeds) func joiningAProfileWithItselfOnlyDoublesCounts(_ seed: Int) {
    var random = RandomSamples(seed: seed)
    let samples = random.samples(10)
    let once = profile(samples)
    var twice = once
    twice.join(once)
    #expect(twice == profile(samples + samples))
    #expect(twice.count == 2 * once.count)
    #expect(structure(twice) == structure(once))
  }

  /// Everything but counts, in lines.
  private func structure(_ profile: ValueProfile, at path: String = "") -> [String] {
    var lines = [
      "\(path) \(profile.kinds) \(profile.nulls > 0) \(profile.texts.forms) "
        + "\(profile.texts.values.counts.keys.sorted()) \(profile.texts.values.isComplete) "
        + "\(profile.texts.hasSeveral) \(String(describing: profile.texts.lengths)) "
        + "\(profile.numbers.kind) \(String(describing: profile.numbers.signed)) "
        + "\(String(describing: profile.lists.lengths))"
    ]
    if let element = profile.lists.element { lines += structure(element, at: path + "*.") }
    for (tag, records) in profile.objects.variants {
      for (key, member) in records.members {
        let path = "\(path)\(tag?.value ?? "").\(key)"
        lines.append("\(path) \(member.rank) \(member.count == records.count)")
        lines += structure(member.value, at: path)
      }
    }
    return lines.sorted()
  }
}
