import Testing

@Suite struct NameCheckTests {
  @Test(arguments: [
    ("dto User { self: String, init: Int, type: Bool, default: Int, class: Int }", [String]()),
    ("enum Word { self, init, case1, nil, Type as kind }", []),
    ("domain Data { error: Int }\ndomain Result { data: Data }", []),
    ("domain 名前 { 値: Int }", []),
    ("domain _Internal { a: Int }", []),
    ("domain _internal { a: Int }", ["G0209"]),
    ("enum Plan { free, unrecognized }", []),
    ("dto Block { hashValue: Int }", []),
    ("dto Block: Hashable { hashValue: Int }", ["G0211"]),
    ("dto A { b.c: Int, d.c as e: Int }", []),
    ("dto A { b.c: Int, d.c: Int }", ["G0206"]),
    ("enum Level: Int { 1, 2 as low }", ["G0207"]),
    ("domain A { b: Int\n  domain C { d: Int }\n}\ndomain C { d: Int }", []),
  ])
  func names(_ text: String, _ codes: [String]) {
    #expect(CheckedSchema.codes(of: text) == codes)
  }
}
