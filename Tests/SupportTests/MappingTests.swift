import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct MappingTests {
  @Test func `A valid payload becomes its domain value`() throws {
    let user = try User(from: UserDTO.valid)
    #expect(user.id.rawValue == "7")
    #expect(user.fullName == "Ada Lovelace")
    #expect(user.email.rawValue == "ada@example.org")
    #expect(user.roles == [.admin, .guest])
    #expect(user.lines.map(\.price) == [Decimal(string: "1.5"), 2])
  }

  @Test func `Six faults are one error with six issues, in terms of the wire`() {
    let dto = UserDTO(
      id: "", name: .init(first: "Ada", last: "Lovelace"), email: "nope", avatarURL: "http://[x",
      createdAt: "yesterday", roles: ["admin", "x"], isRegistered: true, profile: nil, lines: [],
      stock: [:])
    #expect(
      mappingFailure(dto) == """
        id: must not be empty
        mail: "nope" is not an email address
        avatar_url: "http://[x" is not a URL: the text in its brackets is not an IPv6 address
        created_at: "yesterday" is not an ISO 8601 date: it does not begin with a date, as in \
        2024-05-03
        roles[1]: "x" is not one of admin, member, GUEST
        profile: is missing, but is_registered is true
        """)
  }

  @Test func `Values stay out of what is written to logs`() throws {
    let dto = UserDTO(
      id: "", name: .init(first: "", last: ""), email: "secret", avatarURL: "secret",
      createdAt: "secret", roles: ["secret", "admin", "admin"], isRegistered: true, profile: nil,
      lines: [.init(sku: "secret", unitPrice: "secret")], stock: ["secret": "secret"])
    let error = try #require(throws: MappingError.self) { try User(from: dto) }
    #expect(error.description.contains("secret"))
    #expect(!error.redactedDescription.contains("secret"))
    #expect(
      error.redactedDescription == """
        id: must not be empty
        mail: is not an email address
        avatar_url: is not a URL: it does not begin with a scheme, such as https:
        created_at: is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03
        roles[0]: is not one of admin, member, GUEST
        roles[2]: appears twice, first at [1]
        profile: is missing, but is_registered is true
        lines[0].unit_price: is not a decimal number: it is not written like a number in JSON
        stock[…]: is not a whole number: it must consist of digits without leading zeros, after an \
        optional minus sign
        """)
  }

  @Test func `Issues of nested maps have the whole path`() {
    let dto = UserDTO.valid(
      lines: [
        .init(sku: "a", unitPrice: "1"), .init(sku: "b", unitPrice: "x"),
        .init(sku: "", unitPrice: "y"),
      ], stock: ["AB-1": "x", "a\"b": "y", "c": "1"])
    #expect(
      mappingFailure(dto).split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
        "lines[1].unit_price", "lines[2].unit_price", "stock[\"AB-1\"]", "stock[\"a\\\"b\"]",
      ])
  }

  @Test func `Rules of the record come when all fields are right`() {
    let dto = UserDTO.valid(name: .init(first: "", last: ""))
    #expect(mappingFailure(dto) == "the full name must not be empty")
  }

  @Test func `What was thrown can be switched over`() throws {
    let dto = UserDTO.valid(email: "x", roles: ["admin", "admin"])
    let error = try #require(throws: MappingError.self) { try User(from: dto) }
    #expect(error.count == 2)
    guard let first = error.issues.first, let last = error.issues.last,
      case .brokenRule(let violation) = first.problem, case .duplicate(_, let index) = last.problem
    else {
      Issue.record("\(error)")
      return
    }
    #expect(violation as? Email.ValidationError == .notAnEmail("x"))
    #expect(first.problem.underlyingError is Email.ValidationError)
    #expect(index == 0)
    #expect(last.path.steps == [.field("roles"), .index(1)])
    #expect(error.errorDescription == error.description)
    #expect(error.localizedDescription == error.description)
  }

  @Test func `A hundred issues are kept, and all are counted`() throws {
    let dto = UserDTO.valid(lines: Array(repeating: .init(sku: "", unitPrice: "x"), count: 150))
    let error = try #require(throws: MappingError.self) { try User(from: dto) }
    #expect(error.issues.count == 100)
    #expect(error.count == 150)
    #expect(error.issues.last?.path.description == "lines[99].unit_price")
    #expect(error.description.hasSuffix("\nand 50 more"))
    let few = try MappingPolicy.$current.withValue(MappingPolicy(keptIssues: 3)) {
      try #require(throws: MappingError.self) { try User(from: dto) }
    }
    #expect(few.issues.count == 3)
    #expect(few.count == 150)
    let none = try MappingPolicy.$current.withValue(MappingPolicy(keptIssues: 0)) {
      try #require(throws: MappingError.self) { try User(from: dto) }
    }
    #expect(none.issues.count == 1)
    #expect(none.description.hasSuffix("\nand 149 more"))
  }

  @Test func `Failing fast stops at the first`() throws {
    let dto = UserDTO.valid(
      email: "x", roles: ["a", "b"], lines: [.init(sku: "", unitPrice: "x")])
    let error = try MappingPolicy.$current.withValue(.failFast) {
      try #require(throws: MappingError.self) { try User(from: dto) }
    }
    #expect(error.description == "mail: \"x\" is not an email address")
    #expect(error.count == 1)
  }

  @Test func `Long values are cut short`() {
    let dto = UserDTO.valid(email: String(repeating: "x", count: 1_000))
    let line = "mail: \"\(String(repeating: "x", count: 80))\"… is not an email address"
    #expect(mappingFailure(dto) == line)
  }

  private func mappingFailure(_ dto: UserDTO) -> String {
    do throws(MappingError) {
      _ = try User(from: dto)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func `A path reads as Swift would write it`() {
    let steps: [WirePath.Step] = [
      .index(0), .field("a.b"), .key("c\nd"), .field("[\"content-type\"]"), .index(1), .field("e"),
    ]
    #expect(WirePath(steps).description == "[0].a.b[\"c\\nd\"][\"content-type\"][1].e")
    #expect(WirePath(steps).redactedDescription == "[0].a.b[…][\"content-type\"][1].e")
    #expect(WirePath().description == "")
  }
}

@Suite struct MapFallbackTests {
  private struct Broken: Error {}

  private func number(_ text: String) throws(Broken) -> Int {
    guard let number = Int(text) else { throw Broken() }
    return number
  }

  @Test func `A fallback is reported, and no issue`() {
    let issues = MappingIssues()
    let reports = reports {
      #expect(issues.convert("1", at: "a", else: 0, using: number) == 1)
      #expect(issues.convert("x", at: "a", else: 0, using: number) == 0)
      #expect(issues.convertIfPresent(nil, at: "b", else: 5, using: number) == nil)
      #expect(issues.convertIfPresent("x", at: "b", else: nil, using: number) == nil)
      #expect(issues.convertRequired(nil, at: "c", else: 7, using: number) == 7)
      #expect(issues.convertRequired("x", at: "c", else: 8, using: number) == 8)
      #expect(issues.require(nil, at: "d", else: 9) == 9)
      #expect(issues.require(1, at: "d", else: 9) == 1)
      #expect(issues.convertValid(["1", "x", "3"], at: "e", using: number) == [1, 3])
    }
    #expect(issues.isEmpty)
    #expect(
      reports.map(\.description) == [
        "a is replaced, since it could not be converted",
        "b is replaced, since it could not be converted",
        "c is replaced, since it is missing",
        "c is replaced, since it could not be converted",
        "d is replaced, since it is missing",
        "e[1] is left out, since it could not be converted",
      ])
  }
}
