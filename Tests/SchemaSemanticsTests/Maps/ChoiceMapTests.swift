import SchemaSyntax
import Testing

@testable import SchemaSemantics

@Suite struct ChoiceMapTests {
  private static let media = """
    dto ImageDTO { url: String }
    dto VideoDTO { url: String }
    domain Image { url: String }
    domain Video { url: String }
    dto union MediaDTO by type { image(ImageDTO), vid as video(VideoDTO), none }
    map ImageDTO <-> Image
    map VideoDTO <-> Video

    """

  private func rows(_ body: MapBody?) throws -> [MapCaseRow] {
    guard case .cases(let rows, _)? = body else { throw MappedSchema.Missing() }
    return rows
  }

  @Test func casesMatchByTheirSwiftNames() throws {
    let checked = MappedSchema(
      Self.media
        + """
        domain union Media { none, video(Video), image(Image) }
        map MediaDTO <-> Media
        """)
    #expect(checked.codes == [])
    let map = try checked.map(2)
    let forward = try rows(map.forward)
    #expect(forward.map(\.sourceCase) == [0, 1, 2])
    guard case .construction(case: 2, let payload?) = forward[0].value.kind else {
      Issue.record("\(forward[0])")
      return
    }
    #expect(payload.conversion == .map(MapID(index: 0)))
    #expect(
      payload.converted?.kind
        == .path(.payload, FieldPath(steps: [], type: payload.converted?.type ?? .unknown)))
    let backward = try rows(map.backward)
    guard case .construction(case: 1, let payloadBack?) = backward[1].value.kind else {
      Issue.record("\(backward[1])")
      return
    }
    #expect(payloadBack.conversion == .mapBack(MapID(index: 1)))
    #expect(backward[0].value.kind == .constant(.enumCase(try checked.type("MediaDTO"), index: 2)))
  }

  @Test func rowsRenameCasesAndReachIntoPayloads() throws {
    let checked = MappedSchema(
      Self.media
        + """
        domain union Media { picture(String), video(Video), nothing }
        map MediaDTO -> Media { image -> picture(url), none -> nothing }
        """)
    #expect(checked.codes == [])
    let forward = try rows(try checked.map(2).forward)
    guard case .construction(case: 0, let payload?) = forward[0].value.kind,
      case .path(.payload, let path) = payload.kind
    else {
      Issue.record("\(forward[0])")
      return
    }
    #expect(path.steps.map(\.field) == [0])
  }

  @Test func aPayloadIsRebuiltOnTheWayBack() throws {
    let checked = MappedSchema(
      Self.media
        + """
        domain union Media { picture(String), video(Video), none }
        map MediaDTO <-> Media { image -> picture(url) }
        """)
    #expect(checked.codes == [])
    let backward = try rows(try checked.map(2).backward)
    guard case .construction(case: 0, let payload?) = backward[0].value.kind,
      case .record(let id, let fields) = payload.kind
    else {
      Issue.record("\(backward[0])")
      return
    }
    #expect(id == (try checked.type("ImageDTO")))
    #expect(fields.count == 1)
  }

  @Test func unknownValuesGoOverIntoAnOpenTarget() throws {
    let checked = MappedSchema(
      """
      open enum PlanDTO { free, pro }
      open enum Plan { free, pro }
      map PlanDTO <-> Plan
      """)
    #expect(checked.codes == [])
    for body in [try checked.map().forward, try #require(try checked.map().backward)] {
      guard case .cases(_, let otherwise?) = body else {
        Issue.record("nothing for unknown values")
        return
      }
      #expect(otherwise.kind == .unrecognized)
    }
  }

  @Test func elseTakesWhatIsLeft() throws {
    let checked = MappedSchema(
      """
      open enum PlanDTO { free, pro, max }
      enum Plan { free, paid }
      map PlanDTO -> Plan { else -> paid }
      """)
    #expect(checked.codes == [])
    guard case .cases(let rows, let otherwise?) = try checked.map().forward else {
      Issue.record("no else")
      return
    }
    #expect(rows.map(\.sourceCase) == [0])
    #expect(otherwise.kind == .constant(.enumCase(try checked.type("Plan"), index: 1)))
  }

  @Test func reverseSaysWhichOfTwoCasesIsSent() throws {
    let checked = MappedSchema(
      """
      enum RoleDTO { user, guest }
      enum Role { member }
      map RoleDTO <-> Role { user -> member, guest -> member, reverse { member -> guest } }
      """)
    #expect(checked.codes == [])
    let backward = try rows(try checked.map().backward)
    #expect(
      backward.first?.value.kind == .constant(.enumCase(try checked.type("RoleDTO"), index: 1)))
  }
}
