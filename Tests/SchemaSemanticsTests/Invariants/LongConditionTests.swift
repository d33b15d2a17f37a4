import Testing

/// A tree as deep as its text is long would overflow the stack, if only when it is released, so a chain is a list.
@Suite struct LongConditionTests {
  @Test(arguments: ["and", "or"])
  func aChainIsOneLevel(_ connective: String) {
    #expect(codes(parts: 100, connective) == [])
    #expect(codes(parts: 5_000, connective) == [])
  }

  @Test func theDeepestConditionIsRead() {
    let chain = Array(repeating: "flag", count: 60).joined(separator: " and ")
    let condition = (0..<60).reduce("flag") { inner, _ in "(\(inner) or \(chain))" }
    #expect(CheckedSchema.codes(of: schema(condition)).isEmpty)
  }

  private func codes(parts: Int, _ connective: String) -> [String] {
    let condition = Array(repeating: "flag", count: parts).joined(separator: " \(connective) ")
    return CheckedSchema.codes(of: schema(condition))
  }

  private func schema(_ condition: String) -> String {
    "domain A {\n  flag: Bool\n  rule holds: \(condition)\n}\n"
  }
}
