let all = """
  {"code":204,"kind":"business","large":"case-7","level":-1,"old":"a\\\\b\\nc","oldPlan":"old",\
  "plan":"team","role":"\\"quoted\\"\\n\\\\","words":"wireCases"}
  """

func same<Value: Equatable, Failure: Error>(
  _ left: () throws(Failure) -> Value, _ right: Value
) -> Bool {
  do { return try left() == right } catch { return false }
}

do {
  let value: AllDTO = try decode(all)
  expect(value.code == .unrecognized(204) && value.kind == .business && value.large == .case7)
  expect(value.level == .low && value.old == .odd && value.plan == .unrecognized("team"))
  expect(value.role == .quoted && value.words == .wireCases && value.oldPlan.wire == "old")
  expect(try encode(value) == all)

  let codes = "{\"codes\":[0,259,300,-1]}"
  let large: LargeDTO = try decode(codes)
  expect(large.codes == [.code0, .code259, .unrecognized(300), .unrecognized(-1)])
  expect(try encode(large) == codes)
} catch {
  print(error)
}

expect(same({ () throws(MappingError) in try Role(wire: "") }, .empty))
expect(same({ () throws(MappingError) in try Role(wire: "team lead") }, .teamLead))
expect(Role.allCases.map(\.wire) == ["admin", "team lead", "\"quoted\"\n\\", ""])
expect(
  error { () throws(MappingError) in try Role(wire: "Admin") }?.description
    == "\"Admin\" is not one of admin, team lead, \"quoted\"\n\\, \"\"")
expect(
  error { () throws(MappingError) in try Level(wire: 2) }?.description
    == "2 is not one of -1, 0, 1")
expect(Plan(wire: "premium") == .premium && Plan.premium.wire == "premium")
expect(Code(wire: 404) == .notFound && Code(wire: 500).wire == 500)

// Whatever the cases are called.
expect(same({ () throws(MappingError) in try Words(wire: "self") }, .`self`))
expect(Words.allCases.map(\.wire) == ["wire", "self", "init", "default", "none", "wireCases"])

// Deprecated cases are read and written like all others.
expect(Old.allCases.map(\.wire) == ["new", "old", "a\\b\nc"])
expect(same({ () throws(MappingError) in try Old(wire: "old").wire }, "old"))
expect(OldPlan(wire: "old") != .unrecognized("old") && OldPlan(wire: "x") == .unrecognized("x"))

// With a table.
expect(Large.allCases.count == 260)
for (index, value) in Large.allCases.enumerated() {
  expect(value.wire == "case-\(index)")
  expect(same({ () throws(MappingError) in try Large(wire: "case-\(index)") }, value))
}
let unknown = error { () throws(MappingError) in try Large(wire: "case-260") }?.description
expect(unknown?.hasPrefix("\"case-260\" is not one of case-0, case-1, ") == true)
expect(unknown?.hasSuffix(", case-19 and 240 more") == true)
expect(LargeCode(wire: 7) == .code7 && LargeCode.code258.wire == 258)
