import Diagnostics
import GatehousePipeline
import SwiftLowering
import Testing

/// Where maps are functions of types of their own, these need different names.
@Suite struct MapperNameCheckTests {
  private func printed(_ text: String, _ mappers: MapperForm = .namespaces) -> String {
    let file = SourceFile(path: "S.gate", text: text)
    let (generated, diagnostics) = generate([file], settings: GenerationSettings(mappers: mappers))
    #expect(generated.isEmpty == diagnostics.contains(where: \.isError))
    return DiagnosticFormat.text.render(diagnostics, of: [file])
  }

  private let nested = """
    dto NameDTO { text: String }
    domain User { name: Name, domain Name { text: String } }
    domain UserName { text: String }
    map NameDTO -> User.Name
    map NameDTO -> UserName

    """

  @Test func `Two targets of one name are an error`() {
    #expect(
      printed(nested) == """
        error[G0219]: the functions that make `User.Name` and `UserName` both need the name `UserNameMapper`
         --> S.gate:5:1
          |
        4 | map NameDTO -> User.Name
          | ------------------------ the first one
        5 | map NameDTO -> UserName
          | ^^^^^^^^^^^^^^^^^^^^^^^
          |
          = help: rename one of the two types

        """)
  }

  @Test func `In extensions the names do not matter`() {
    #expect(printed(nested, .extensions) == "")
  }

  @Test func `The name of a declaration is taken`() {
    let schema = """
      dto UserDTO { name: String }
      domain User { name: String }
      domain UserMapper { name: String }
      map UserDTO -> User

      """
    #expect(
      printed(schema) == """
        error[G0219]: the functions that make `User` need the name `UserMapper`, which is taken
         --> S.gate:4:1
          |
        3 | domain UserMapper { name: String }
          | ---------------------------------- this has that name
        4 | map UserDTO -> User
          | ^^^^^^^^^^^^^^^^^^^
          |
          = help: rename one of them

        """)
  }

  @Test func `Two ways back of one name are an error`() {
    let schema = """
      dto UserDTO { name: String, dto OldDTO { name: String } }
      dto UserDTOOldDTO { name: String }
      domain User { name: String }
      map UserDTO.OldDTO <-> User
      map UserDTOOldDTO <-> User

      """
    #expect(
      printed(schema).hasPrefix(
        "error[G0219]: the ways back to `UserDTO.OldDTO` and `UserDTOOldDTO` both need the name `toUserDTOOldDTO`\n"
      ))
  }
}
