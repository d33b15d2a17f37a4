import SchemaSyntax
import TextFormats
import Testing

@testable import SchemaSemantics

/// What the entries of a map become, row by row of the language's description of maps.
@Suite struct ForwardMapTests {
  @Test func fieldsOfTheSameNameMatchAfterCasing() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { first_name: String, AVATAR_URL: String? }
      domain User { firstName: String, avatarURL: URL? }
      map UserDTO -> User
      """)
    #expect(checked.codes == [])
    let name = try checked.value("firstName")
    #expect(name.path(in: checked.schema, from: try checked.type("UserDTO")) == ["firstName"])
    let url = try checked.value("avatarURL")
    guard case .optional(.converter(let step))? = url.conversion else {
      Issue.record("\(url)")
      return
    }
    #expect(step.name == "url")
    let map = try checked.map()
    #expect(try checked.assignment("firstName", in: map.forward, making: map.target).isImplied)
  }

  @Test func aNilOnTheWayMakesTheWholeNil() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { profile: ProfileDTO? }
      dto ProfileDTO { bio: String }
      domain User { bio: String? }
      map UserDTO -> User { bio: profile.bio }
      """)
    #expect(checked.codes == [])
    #expect(try checked.value("bio").type == .optional(.scalar(.string)))
  }

  @Test func flattenedFieldsAreNamedAsAWhole() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { name.first as firstName: String, id: Int }
      domain User { given: String, id: Int }
      map UserDTO -> User { given: name.first }
      """)
    #expect(checked.codes == [])
    #expect(
      try checked.value("given").path(in: checked.schema, from: try checked.type("UserDTO"))
        == ["firstName"])
  }

  @Test func stringsHoldPathsAndText() throws {
    let checked = MappedSchema(
      #"""
      dto UserDTO { first: String, age: Int }
      domain User { text: String }
      map UserDTO -> User { text: "\(first) (\(age))" }
      """#)
    #expect(checked.codes == [])
    guard case .interpolation(let segments) = try checked.value("text").kind else {
      Issue.record("no interpolation")
      return
    }
    #expect(segments.count == 4)
    #expect(segments[1] == .text(" ("))
  }

  @Test func aStringWithAnOptionalIsOptional() throws {
    let checked = MappedSchema(
      #"""
      dto UserDTO { first: String, last: String? }
      domain User { name: String, formal: String? }
      map UserDTO -> User { name: "\(first) \(last)" ?? first, formal: "Dr. \(last)" }
      """#)
    #expect(checked.codes == [])
    #expect(try checked.value("formal").type == .optional(.scalar(.string)))
    guard case .coalesce = try checked.value("name").kind else {
      Issue.record("no coalescing")
      return
    }
  }

  @Test func literalsHaveTheTypeOfTheirTarget() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { name: String }
      enum Role { admin, guest }
      domain User { name: String, role: Role, level: Int8, note: String?, tags: Set<String> }
      map UserDTO -> User { role: guest, level: 3, note: nil, tags: [] }
      """)
    #expect(checked.codes == [])
    let role = try checked.type("Role")
    #expect(try checked.value("role").kind == .constant(.enumCase(role, index: 1)))
    #expect(try checked.value("level").kind == .constant(.number(DecimalText(parsing: "3"))))
    #expect(try checked.value("note").kind == .constant(.null))
    #expect(try checked.value("tags").kind == .constant(.set([])))
  }

  @Test func defaultsBindFromRightToLeft() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { nick: String?, name: String? }
      type Title = String where notEmpty
      domain User { title: Title }
      map UserDTO -> User { title: nick ?? name ?? "nobody" }
      """)
    #expect(checked.codes == [])
    let title = try checked.type("Title")
    guard case .coalesce(let nick, let rest) = try checked.value("title").kind,
      case .coalesce(_, let last) = rest.kind
    else {
      Issue.record("no coalescing")
      return
    }
    #expect(nick.conversion == .optional(.wrap(title)))
    #expect(last.kind == .constant(.wrapped(title, .string("nobody"))))
  }

  @Test func requiredMakesNilAnIssue() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { mail: String? }
      type Email = String where email
      domain User { mail: Email }
      map UserDTO -> User { mail: required mail }
      """)
    #expect(checked.codes == [])
    let mail = try checked.value("mail")
    #expect(mail.conversion == .wrap(try checked.type("Email")))
    guard case .required(_, because: nil)? = mail.converted?.kind else {
      Issue.record("not required: \(mail)")
      return
    }
  }

  @Test func aMatchNamesWhatMadeAPayloadRequired() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { is_registered: Bool, profile: ProfileDTO? }
      dto ProfileDTO { bio: String }
      domain User { status: Status }
      domain Profile { bio: String }
      domain union Status { notRegistered, registered(Profile) }
      map ProfileDTO -> Profile
      map UserDTO -> User {
        status: match is_registered { true -> registered(profile), false -> notRegistered }
      }
      """)
    #expect(checked.codes == [])
    guard case .match(let subjects, let rows) = try checked.value("status", ofMap: 1).kind else {
      Issue.record("no match")
      return
    }
    #expect(subjects.count == 1)
    #expect(rows.map(\.patterns) == [[.value(.boolean(true))], [.value(.boolean(false))]])
    guard case .construction(case: 1, let payload?) = rows[0].value.kind,
      case .required(_, let because)? = payload.converted?.kind
    else {
      Issue.record("\(rows[0].value)")
      return
    }
    #expect(because == "is_registered is true")
    #expect(payload.conversion == .map(MapID(index: 0)))
    let status = try checked.type("Status")
    #expect(rows[1].value.kind == .constant(.enumCase(status, index: 0)))
  }

  @Test func customFunctionsGiveWhatTheirTargetIs() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { points: Int, level: String? }
      domain User { rank: URL? }
      map UserDTO -> User { rank: custom rank(points, level, 3, "x") }
      """)
    #expect(checked.codes == [])
    let rank = try checked.value("rank")
    #expect(rank.type == .optional(.scalar(.url)))
    guard case .custom("rank", let arguments) = rank.kind else {
      Issue.record("\(rank)")
      return
    }
    #expect(
      arguments.map(\.type) == [
        .scalar(.int), .optional(.scalar(.string)), .scalar(.int), .scalar(.string),
      ])
  }

  @Test func conversionsGoThroughContainers() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { roles: [String], tags: [TagDTO]?, ids: [String: TagDTO] }
      dto TagDTO { name: String }
      enum Role { admin }
      domain User { roles: Set<Role>, tags: [Tag]?, ids: [String: Tag] }
      domain Tag { name: String }
      map UserDTO -> User
      map TagDTO -> Tag
      """)
    #expect(checked.codes == [])
    let along = Conversion.map(MapID(index: 1))
    #expect(
      try checked.value("roles").conversion == .arrayToSet(.enumFromRaw(try checked.type("Role"))))
    #expect(
      try checked.value("tags").conversion == .optional(.array(along, skipsInvalid: false)))
    #expect(
      try checked.value("ids").conversion == .dictionary(key: .identity, value: along))
  }

  @Test func convertersRunInOrderAndEndInTheTarget() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { raw: String, mail: String }
      type Email = String where email
      domain User { at: Date, mail: Email }
      map UserDTO -> User { at: raw via trimmed, iso8601, mail: mail via lowercased }
      """)
    #expect(checked.codes == [])
    let steps = try checked.value("at").conversion?.steps ?? []
    let names = steps.map { if case .converter(let step) = $0 { step.name } else { "" } }
    #expect(names == ["trimmed", "iso8601"])
    #expect(
      try checked.value("mail").conversion?.steps.last == .wrap(try checked.type("Email")))
  }

  @Test func elseReplacesNilAndInvalidValues() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { role: String?, tags: [String] }
      enum Role { admin, guest }
      domain User { role: Role, tags: [Role] }
      map UserDTO -> User { role: role else guest, tags: tags else skip }
      """)
    #expect(checked.codes == [])
    let map = try checked.map()
    let role = try checked.type("Role")
    let assignment = try checked.assignment("role", in: map.forward, making: map.target)
    #expect(assignment.fallback == .enumCase(role, index: 1))
    guard case .required? = assignment.value.converted?.kind else {
      Issue.record("\(assignment.value)")
      return
    }
    #expect(
      try checked.value("tags").conversion == .array(.enumFromRaw(role), skipsInvalid: true))
  }

  @Test func labelsAreSources() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { name: String }
      dto TeamDTO { title: String }
      domain User { name: String, roles: [String], title: String, id: Int }
      map (UserDTO, roles: [String], team: TeamDTO, user_id: Int) -> User { id: user_id }
      """)
    #expect(checked.codes == [])
    guard case .path(.parameter(1), let path) = try checked.value("roles").kind else {
      Issue.record("not a label")
      return
    }
    #expect(path.steps.isEmpty)
    guard case .path(.parameter(2), let title) = try checked.value("title").kind else {
      Issue.record("not a field of a label")
      return
    }
    #expect(title.steps.map(\.field) == [0])
  }

  @Test func theWholeSourceMakesANestedType() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { id: Int, street: String }
      domain User { id: Int, address: Address }
      domain Address { street: String }
      map UserDTO -> User { address: self }
      map UserDTO -> Address { ignore id because "an address has none" }
      """)
    #expect(checked.codes == [])
    #expect(try checked.value("address").conversion == .map(MapID(index: 1)))
  }

  @Test func aCaseWinsOverAFieldOfTheSameName() throws {
    let checked = MappedSchema(
      """
      enum Role { admin, guest }
      dto UserDTO { admin: Role }
      domain User { role: Role, other: Role }
      map UserDTO -> User { role: admin, other: self.admin }
      """)
    #expect(checked.codes == [])
    #expect(
      try checked.value("role").kind == .constant(.enumCase(try checked.type("Role"), index: 0)))
    #expect(
      try checked.value("other").path(in: checked.schema, from: try checked.type("UserDTO"))
        == ["admin"])
  }

  @Test func aMatchBehindViaHasTheTypeOfItsRows() throws {
    let checked = MappedSchema(
      """
      dto EventDTO { is_draft: Bool, made: String, sent: String }
      domain Event { at: Date }
      map EventDTO -> Event {
        at: match is_draft { true -> made, false -> sent } via iso8601
      }
      """)
    #expect(checked.codes == [])
    #expect(try checked.value("at").converted?.type == .scalar(.string))
  }
}
