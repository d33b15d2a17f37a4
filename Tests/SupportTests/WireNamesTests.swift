import Testing

@testable import GeneratedSupport

@Suite struct WireNamesTests {
  @Test func `Names have the positions of their lines`() {
    let names = WireNames(
      """
      admin
      member

      GUEST role
      """)
    #expect(names.all == ["admin", "member", "", "GUEST role"])
    #expect(names.position(of: "member") == 1)
    #expect(names.position(of: "") == 2)
    #expect(names.position(of: "guest role") == nil)
  }

  @Test func `Any name can be written`() {
    let names = WireNames(#"a\nb"# + "\n" + #"\r\\n"# + "\né🙂")
    #expect(names.all == ["a\nb", "\r\\n", "é🙂"])
  }

  @Test func `Thousands are found`() {
    let all = (0..<5_000).map { "case\($0)" }
    let names = WireNames(all.joined(separator: "\n"))
    #expect(names.all == all)
    #expect(all.map(names.position) == Array(0..<5_000))
    #expect(names.position(of: "case5000") == nil)
  }

  private enum Role: Hashable, CaseIterable {
    case admin, member, guest
  }

  @Test func `A table gives names their cases, and cases their names`() {
    let roles = WireCases(Role.allCases, names: "admin\nmember\nGUEST")
    #expect(roles.names == ["admin", "member", "GUEST"])
    #expect(roles.named("GUEST") == .guest)
    #expect(roles.named("guest") == nil)
    let cut = WireCases(Role.allCases, names: "admin")
    #expect(cut.named("admin") == .admin)
    #expect(cut.named("GUEST") == nil)
    #expect(roles.name(of: .guest) == "GUEST" && cut.name(of: .guest) == "guest")
  }

  @Test func `An unknown case is shown as it came`() {
    #expect(
      MappingError.unknownCase("x", known: ["a", "b"]).description == "\"x\" is not one of a, b")
    #expect(MappingError.unknownCase(3, known: [1, 2]).description == "3 is not one of 1, 2")
  }

  private enum Keyed: Decodable, Equatable {
    case first(Int)
    case second
    case unrecognized(String)

    private static let names = WireNames("first\nsecond")

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      if let key = try object.unrecognizedKey(besides: Self.names) {
        self = .unrecognized(key)
        return
      }
      switch try object.caseKey(among: Self.names) {
      case "first": self = .first(try object.get("first"))
      default: self = .second
      }
    }
  }

  @Test func `A table tells cases by their keys`() throws {
    #expect(try decode("{\"first\": 5}", as: Keyed.self) == .first(5))
    #expect(try decode("{\"second\": {}, \"x\": 1}", as: Keyed.self) == .second)
    #expect(try decode("{\"third\": {}}", as: Keyed.self) == .unrecognized("third"))
    #expect(
      decodingFailure("{\"x\": {}, \"y\": 1}", as: Keyed.self)
        == "dataCorrupted at '': has none of the keys first, second")
  }
}
