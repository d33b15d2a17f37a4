import Diagnostics
import SchemaImport
import Testing

/// Types of a person with the same members: which of them is the one that the document has.
@Suite struct SchemaMergeTwinTests {
  /// Both types of the person have the members of the renamed one.
  @Test func whatStandsInThemTellsTwinsApart() {
    func dto(_ name: String, _ kind: String, _ more: String = "") -> String {
      "dto \(name) {\n  id: Int\n  kind: \(kind)\n\(more)\n  enum \(kind) { a, b }\n}\n"
    }
    let merged = MergedSchema(
      base: dto("User", "UserKind"), new: dto("User", "UserKind", "  email: String\n"),
      mine: dto("Guest", "GuestKind") + "\n" + dto("Person", "UserKind"))
    let grown = dto("Person", "UserKind", "  email: String\n")
    #expect(merged.text == dto("Guest", "GuestKind") + "\n" + grown)
    #expect(merged.said.isEmpty)
  }

  /// Both types of the person have the members of the renamed one, and the one that the document has lost comes first.
  @Test func whatUsesThemTellsTwinsApart() {
    let holder = "\ndto Holder { user: User }\n"
    let user = "dto User { id: Int, name: String }\n"
    let grown = "id: Int, name: String, mail: String }\n"
    let mine = "dto Former { id: Int, name: String }\n\ndto Person { id: Int, name: String }\n"
    let used = holder.replacing("User", with: "Person")
    let merged = MergedSchema(
      base: user + holder, new: "dto User { \(grown)" + holder, mine: mine + used)
    #expect(
      merged.text == "dto Former { id: Int, name: String }\n\ndto Person { \(grown)" + used)
    let maps = MergedSchema(
      base: user + "\ndomain Own {}\n\nmap User <-> Own\n",
      new: "dto User { \(grown)\ndomain Own {}\n\nmap User <-> Own\n",
      mine: mine + "\ndomain Own {}\n\nmap Person <-> Own\n")
    #expect(maps.merge.name(of: "User") == "Person")
    let nested = MergedSchema(
      base: user + holder, new: "dto User { \(grown)" + holder,
      mine: """
        dto Former { id: Int, name: String }

        dto Holder {
          user: Person

          dto Person { id: Int, name: String }
        }

        """)
    #expect(nested.merge.name(of: "User") == "Holder.Person")
  }
}
