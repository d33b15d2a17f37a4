import SchemaSemantics
import Testing

@testable import SwiftLowering

/// A type is written by the shortest name that means it where it stands.
@Suite struct TypeNamesTests {
  private static let nested = """
    domain User {
      role: Role
      home: Address
      enum Role { admin }
      domain Address {
        street: String
        kind: Kind
        enum Kind { home, work }
      }
    }
    domain Role { title: String }

    """

  @Test(arguments: [
    ("User.Address.Kind", nil, "User.Address.Kind"),
    ("User.Address.Kind", "User", "Address.Kind"),
    ("User.Address.Kind", "User.Address", "Kind"),
    ("User.Address.Kind", "Role", "User.Address.Kind"),
    ("User.Role", "User", "Role"),
    ("User.Role", "User.Address", "Role"),
    ("User.Role", "Role", "User.Role"),
    ("Role", nil, "Role"),
    ("User", "User.Address", "User"),
  ])
  func `A nested type is named from where it stands`(
    type: String, scope: String?, text: String
  ) throws {
    let schema = try LoweredSchema(Self.nested)
    let place = try scope.map { try schema.type($0).id }
    #expect(schema.context.names.text(of: try schema.type(type).id, in: place) == text)
  }

  @Test(arguments: [
    ("Int", "Int"), ("Decimal?", "Decimal?"), ("[Set<URL>]", "[Set<URL>]"),
    ("[String: [Date?]]", "[String: [Date?]]"), ("JSON", "JSON"),
    ("CalendarDate", "CalendarDate"),
  ])
  func `A type of the language is one of Swift`(type: String, text: String) throws {
    let schema = try LoweredSchema("domain Probe { probed: \(type) }\n")
    #expect(schema.context.names.text(of: try schema.onlyField().type, in: nil) == text)
  }

  @Test func `What the schema calls like a type of Swift is told apart`() throws {
    let schema = try LoweredSchema(
      "domain Probe { probed: String }\nmodel Error { code: Int }\nmodel URL { text: String }\n")
    let names = schema.context.names
    #expect(names.standard("Error") == "Swift.Error")
    #expect(names.foundation("URL") == "Foundation.URL")
    #expect(names.standard("String") == "String")
  }

  @Test func `Support code makes way for the names of the schema`() throws {
    let taken = try LoweredSchema("model MappingError { code: Int }\n").context.names
    #expect(taken.support(.mappingError) == "GatehouseMappingError")
    let free = try LoweredSchema(
      "model Probe { code: Int }\n", settings: GenerationSettings(supportPrefix: "API")
    ).context.names
    #expect(free.support(.mappingError) == "APIMappingError")
  }
}
