import Diagnostics
import SchemaSyntax
import Testing

@testable import SchemaSemantics

@Suite struct WayBackTests {
  @Test func nestedDTOsAreRebuiltFromFlattenedPaths() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { name: NameDTO, id: Int }
      dto NameDTO { first: String, last: String }
      domain User { firstName: String, lastName: String, id: Int }
      map UserDTO <-> User { firstName: name.first, lastName: name.last }
      """)
    #expect(checked.codes == [])
    let name = try checked.valueBack("name")
    guard case .record(let id, let fields) = name.kind else {
      Issue.record("\(name)")
      return
    }
    #expect(id == (try checked.type("NameDTO")))
    let user = try checked.type("User")
    #expect(
      fields.map { $0.value.path(in: checked.schema, from: user) } == [["firstName"], ["lastName"]])
  }

  @Test func aMatchOnAFlagIsTurnedRoundByTheCases() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { is_known: Bool, name: String? }
      domain User { status: Status }
      domain union Status { unknown, known(String) }
      map UserDTO <-> User { status: match is_known { true -> known(name), false -> unknown } }
      """)
    #expect(checked.codes == [])
    guard case .cases(_, let flags, nil) = try checked.valueBack("isKnown").kind,
      case .cases(_, let names, nil) = try checked.valueBack("name").kind
    else {
      Issue.record("no cases")
      return
    }
    #expect(flags.map(\.value.kind) == [.constant(.boolean(false)), .constant(.boolean(true))])
    #expect(names[0].value.kind == .constant(.null))
    #expect(names[1].value.conversion == .inject)
    guard case .path(.payload, _)? = names[1].value.converted?.kind else {
      Issue.record("\(names[1])")
      return
    }
  }

  /// The type of the parts says which characters can occur in them.
  @Test(arguments: [
    ("[Int]", #"split(";"), number"#, true), ("[Int]", #"split("-"), number"#, false),
    ("Set<Int>", #"split(","), number"#, true), ("[Double]", #"split("e"), number"#, false),
    ("[UUID]", #"split(" "), uuid"#, true), ("[UUID]", #"split("-"), uuid"#, false),
    ("[Date]", #"split(","), iso8601"#, true), ("[Date]", #"split("T"), iso8601"#, false),
    ("[Kind]", #"split(",")"#, true), ("[Kind]", #"split("/")"#, false),
    ("[Open]", #"split(",")"#, false), ("[Code]", #"split(", ")"#, true),
    ("[Code]", #"split("a")"#, false), ("[Size]", #"split("|")"#, true),
    ("[Size]", #"split("+")"#, false), ("[Blank]", #"split(",")"#, false),
    ("Set<Code>", #"split(", "), unique"#, true), ("Set<Name>", #"split(","), unique"#, false),
    ("Set<Kind>", #"split(","), unique(keep: first)"#, true),
    ("Set<Open>", #"split(","), unique"#, false),
    ("[Name]", #"split(",")"#, false), ("[String]", #"split(",")"#, false),
  ])
  func splitIsUndoneWhereNoPartHoldsTheSeparator(_ type: String, _ chain: String, isExact: Bool) {
    let checked = MappedSchema(
      """
      enum Kind { a, "b/c" as d }
      open enum Open { a, b }
      type Code = String where matches /[a-z]{2,}/
      type Size = String where oneOf ["small", "x+large"]
      type Blank = String where matches /[a-z]*/
      type Name = String where notEmpty
      dto ADTO { x: String }
      domain A { x: \(type) }
      map ADTO <-> A { x: x via \(chain) }
      """)
    #expect(checked.codes == (isExact ? [] : ["G0650"]))
  }

  @Test func defaultsAreForTheWayForthAlone() throws {
    let checked = MappedSchema(
      """
      dto UserDTO { nick: String? }
      domain User { nick: String }
      map UserDTO <-> User { nick: nick ?? "nobody" }
      """)
    #expect(checked.codes == [])
    #expect(try checked.valueBack("nick").conversion == .inject)
  }

  @Test func canonicalConvertersNeedNoInverse() throws {
    let checked = MappedSchema(
      """
      type Email = String via trimmed, lowercased where email
      dto UserDTO { mail: String }
      domain User { email: Email }
      map UserDTO <-> User { email: mail via trimmed }
      """)
    #expect(checked.codes == [])
    #expect(try checked.valueBack("mail").conversion == .unwrap(try checked.type("Email")))
  }

  @Test func convertersGoBack() throws {
    let checked = MappedSchema(
      """
      dto EventDTO { at: String? }
      domain Event { at: Date? }
      map EventDTO <-> Event { at: at via iso8601 }
      """)
    #expect(checked.codes == [])
    guard case .optional(.converterBack(let step))? = try checked.valueBack("at").conversion else {
      Issue.record("no way back")
      return
    }
    #expect(step.name == "iso8601")
  }

  @Test func mapsBackGoThroughContainers() throws {
    let checked = MappedSchema(
      """
      dto ListDTO { tags: [TagDTO]? }
      dto TagDTO { name: String }
      domain List { tags: [Tag]? }
      domain Tag { name: String }
      map ListDTO <-> List
      map TagDTO <-> Tag
      """)
    #expect(checked.codes == [])
    #expect(
      try checked.valueBack("tags").conversion
        == .optional(.array(.mapBack(MapID(index: 1)), skipsInvalid: false)))
  }

  @Test func reverseEntriesAreTypedAgainstTheDTO() throws {
    let checked = MappedSchema(
      #"""
      dto UserDTO { first: String, last: String, version: Int8?, meta: MetaDTO }
      dto MetaDTO { client: String, age: Int }
      domain User { name: String, age: Int }
      map UserDTO <-> User {
        name: "\(first) \(last)"
        age: meta.age
        ignore version because "the app has one version"
        ignore meta.client because "the app knows who it is"
        reverse {
          first: custom firstName(name)
          last: custom lastName(name)
          version: 2
          meta.client: "ios"
        }
      }
      """#)
    #expect(checked.codes == [])
    #expect(try checked.valueBack("version").type == .optional(.scalar(.int8)))
    guard case .record(_, let meta) = try checked.valueBack("meta").kind else {
      Issue.record("not rebuilt")
      return
    }
    #expect(meta.map(\.isImplied) == [false, true])
  }

  @Test func selfHasNoWayBack() {
    let checked = MappedSchema(
      """
      dto UserDTO { street: String }
      domain User { address: Address }
      domain Address { street: String }
      map UserDTO <-> User { address: self }
      map UserDTO <-> Address
      """)
    #expect(checked.codes == ["G0650"])
  }

  @Test func whatSelfMadeCanBeWrittenBack() {
    let checked = MappedSchema(
      """
      dto UserDTO { street: String }
      domain User { address: Address }
      domain Address { street: String }
      map UserDTO <-> User { address: self, reverse { street: address.street } }
      map UserDTO <-> Address
      """)
    #expect(checked.codes == [])
  }
}
