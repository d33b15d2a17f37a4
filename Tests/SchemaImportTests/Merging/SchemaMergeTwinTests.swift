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

  /// The person has put a type where the document then has got another one of the same name.
  @Test func whatCameByTheNameOfAnotherIsNotTakenForIt() {
    func row(_ part: String, holding type: String = "Part") -> String {
      "dto Row {\n  parts: [\(type)]\n\(part)}\n\n"
    }
    func part(_ fields: String, _ name: String = "Part") -> String {
      "\n  dto \(name) { \(fields) }\n"
    }
    let first = row(part("a: Int, b: Int")) + "dto Letter {\n  id: Int\n}\n"
    let own =
      row("", holding: "Letter.Part") + "dto Letter {\n  id: Int\n" + part("a: Int, b: Int") + "}\n"
    let second =
      row(part("a: Int, b: Int")) + "dto Letter {\n  id: Int\n  parts: [Part]\n"
      + part("x: Int, y: Int") + "}\n"
    let merged = MergedSchema(base: first, new: second, mine: own)
    #expect(merged.text.contains("  parts: [Part2]\n"))
    let third =
      row(part("a: Int, b: Int, c: Int")) + "dto Letter {\n  id: Int\n  parts: [Part]\n"
      + part("x: Int, y: Int, z: Int") + "}\n"
    let again = MergedSchema(base: second, new: third, mine: merged.text)
    #expect(again.text.contains("dto Part { a: Int, b: Int, c: Int }"))
    #expect(again.text.contains("dto Part2 { x: Int, y: Int, z: Int }"))
    #expect(again.said.isEmpty)
  }
}
