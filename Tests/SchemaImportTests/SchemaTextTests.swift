@testable import SchemaImport
import SchemaSemantics
import Testing

@Suite struct SchemaTextTests {
  private static func origin(_ name: String) -> Origin { Origin(document: "a.json", steps: [name]) }

  private static let draft = Draft([
    DraftDeclaration(
      .record(
        DraftRecord([
          DraftField("id", DraftType(.integer(.bits64))),
          DraftField("+1", DraftType(.integer(.natural))),
          DraftField("-1", DraftType(.integer(.natural))),
          DraftField("created_at", DraftType(.text(.dateTime), isNullable: true)),
          DraftField(
            "tags",
            DraftType(.list(DraftType(.text(nil), rules: [.length(minimum: 1, maximum: nil)]))),
            isRequired: false, standard: .list([]), deprecation: DraftDeprecation("use `labels`")),
          DraftField("address", .declared(origin("address")), isRequired: false),
          DraftField("owner", .declared(origin("alias"))),
          DraftField("kind", .declared(origin("kind"))),
        ])),
      at: origin("user"), named: ["simple-user"], documentation: "One user.\r\n\r\nNot a group."),
    DraftDeclaration(
      .record(DraftRecord([DraftField("user", .declared(origin("user")), isRequired: false)])),
      at: origin("address"), named: ["address"], in: origin("user")),
    DraftDeclaration(
      .record(DraftRecord([])), at: origin("other"), named: ["Address", "OtherAddress"]),
    DraftDeclaration(.alias(.declared(origin("owner"))), at: origin("alias"), named: ["Alias"]),
    DraftDeclaration(
      .union(
        DraftUnion(
          .shape(inOrder: false),
          cases: [.init(payload: .text), .init(payload: .declared(origin("user")))])),
      at: origin("owner"), named: ["owner"]),
    DraftDeclaration(
      .enumeration(
        DraftEnumeration(
          isOpen: true, cases: [.init(.text("a-b")), .init(.text("")), .init(.text("true"))])),
      at: origin("kind"), named: ["kind"], in: origin("user")),
  ])

  private static func write(as layer: ImportLayer) -> String {
    var proof = SchemaProof(draft, layer: layer)
    let result = proof.prove()
    #expect(result.errors.isEmpty)
    #expect(proof.concessions.isEmpty)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test func dtos() {
    let schema = #"""
      /// One user.
      ///
      /// Not a group.
      dto SimpleUserDTO {
        id: Int
        "+1" as plus1: Int
        "-1" as minus1: Int
        created_at: String or null
        @deprecated("use `labels`")
        tags: [String]?
        address: SimpleUserAddressDTO?
        owner: OwnerDTO
        kind: Kind

        dto SimpleUserAddressDTO {
          user: SimpleUserDTO?
        }

        open enum Kind { "a-b", "" as empty, "true" as trueValue }
      }

      dto AddressDTO {}

      dto union OwnerDTO by shape {
        text(String)
        simpleUser(SimpleUserDTO)
      }

      """#
    #expect(Self.write(as: .dto) == schema)
  }

  @Test func models() {
    let schema = #"""
      /// One user.
      ///
      /// Not a group.
      model SimpleUser {
        id: Int
        "+1" as plus1: Int
        "-1" as minus1: Int
        created_at: Date or null via iso8601
        @deprecated("use `labels`")
        tags: [String] where each notEmpty = []
        address: SimpleUserAddress?
        owner: Owner
        kind: Kind

        model SimpleUserAddress {
          user: SimpleUser?
        }

        open enum Kind { "a-b", "" as empty, "true" as trueValue }
      }

      model Address {}

      model union Owner by shape {
        text(String)
        simpleUser(SimpleUser)
      }

      """#
    #expect(Self.write(as: .model) == schema)
  }

  @Test func domains() {
    let schema = #"""
      /// One user.
      ///
      /// Not a group.
      dto SimpleUserDTO {
        id: Int
        "+1" as plus1: Int
        "-1" as minus1: Int
        created_at: String or null
        @deprecated("use `labels`")
        tags: [String]?
        address: SimpleUserAddressDTO?
        owner: OwnerDTO
        kind: SimpleUser.Kind

        dto SimpleUserAddressDTO {
          user: SimpleUserDTO?
        }
      }

      /// One user.
      ///
      /// Not a group.
      domain SimpleUser: Identifiable {
        id: ID
        plus1: Int
        minus1: Int
        createdAt: Date?
        @deprecated("use `labels`")
        tags: [String] where each notEmpty
        address: SimpleUserAddress?
        owner: Owner
        kind: Kind

        type ID = Int

        domain SimpleUserAddress {
          user: SimpleUser?
        }

        open enum Kind { "a-b", "" as empty, "true" as trueValue }
      }

      map SimpleUserDTO <-> SimpleUser {
        createdAt: created_at via iso8601
        tags: tags ?? []
      }

      map SimpleUserDTO.SimpleUserAddressDTO <-> SimpleUser.SimpleUserAddress

      dto AddressDTO {}

      domain Address {}

      map AddressDTO <-> Address

      dto union OwnerDTO by shape {
        text(String)
        simpleUser(SimpleUserDTO)
      }

      domain union Owner {
        text(String)
        simpleUser(SimpleUser)
      }

      map OwnerDTO <-> Owner

      """#
    #expect(Self.write(as: .domain) == schema)
  }
}

@Suite struct DomainNameTests {
  private static func domain(_ field: String, named name: String) -> String {
    let draft = Draft([
      DraftDeclaration(
        .record(DraftRecord([DraftField(field, DraftType(.integer(.natural)))])),
        at: Origin(document: "a.json", steps: []), named: [name])
    ])
    var proof = SchemaProof(draft, layer: .domain)
    let result = proof.prove()
    #expect(proof.concessions.isEmpty)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  /// The conventions read `IDIs` as a plural, like `URLs`.
  @Test func aNameThatTheConventionsChangeAgainIsMapped() {
    let text = Self.domain("is_id_is", named: "A")
    #expect(text.contains("  isIdis: Int\n"))
    #expect(text.contains("  isIdis: is_id_is\n"))
  }

  @Test func aTypeThatIsCalledIDHasNoOtherOneInIt() {
    let text = Self.domain("id", named: "id")
    #expect(text.contains("domain ID {\n  id: Int\n}\n"))
  }
}
