do {
  let user = try User(
    fullName: "Ada", nickname: "A", rank: 1, used: InUse("x"), role: .guest)
  let other = try User(fullName: "Ada", nickname: "B", rank: 2, used: InUse("x"), role: .guest)
  expect(user != other && user < other && Set([user, other]).count == 2)
} catch {
  print(error)
}
expect(Role.allCases.count == 3)
expect(Grade.allCases.sorted() == Grade.allCases && Grade.fair < .good)
expect(Role.allCases.map { if case .owner = $0 { true } else { false } } == [false, true, false])

@available(*, deprecated)
func deprecatedNames() {
  expect(Role.visitor == .guest && Event.nothing == .empty)
  expect(Person.Identifier("a") == User.ID("a"))
}
