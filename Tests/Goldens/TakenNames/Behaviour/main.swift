do {
  let keywords = try Keywords(
    self: 1, init: 2, default: "3", in: true, kind: 4, protocol: 5, `inout`: 6, var: 7, let: 8,
    throws: false, description: "9", violation: 10, violations: 11, reason: "12", hash: 13)
  expect(keywords.`self` == 1 && keywords.`init` == 2 && keywords.inout == 6)
  expect(
    try Boxed(boxed: Boxed(matcher: PatternMatcher("a")), matcher: PatternMatcher("b")).boxed
      == Boxed(matcher: PatternMatcher("a")))
} catch {
  print(error)
}
