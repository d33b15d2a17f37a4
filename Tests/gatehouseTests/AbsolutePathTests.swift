import Testing

@testable import gatehouse

@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("Schemas/A.gate", "/App/Schemas/A.gate"), ("./Schemas//A.gate", "/App/Schemas/A.gate"),
    ("../Shared/A.gate", "/Shared/A.gate"), ("../../..", "/"), ("", "/App"), (".", "/App"),
    ("/Other/./Sub/../A.gate", "/Other/A.gate"), ("/", "/"),
  ])
  func detoursAreTakenOut(_ path: String, _ text: String) {
    #expect(AbsolutePath(path, in: "/App").text == text)
  }

  @Test(arguments: [
    ("/App/Schemas/A.gate", "Schemas/A.gate"), ("/App", "."),
    ("/Shared/A.gate", "../Shared/A.gate"),
    ("/", ".."), ("/Application/A.gate", "../Application/A.gate"),
  ])
  func theWayFromAFolderIsTheShortest(_ path: String, _ way: String) {
    #expect(AbsolutePath(path).seen(from: AbsolutePath("/App")) == way)
  }

  /// The system follows a link before it goes up.
  @Test(arguments: [
    ("Link/../A.gate", "Else/A.gate"), ("Link/Deep/../A.gate", "Link/A.gate"),
    ("Link/A.gate", "Link/A.gate"), ("Link/../../Else/Project/..", "Else"),
    ("Missing/../Link/../A.gate", "Else/A.gate"),
  ])
  func aLinkIsFollowedBeforeTheFolderAroundIt(_ path: String, _ expected: String) throws {
    let workspace = try Workspace(["Else/Project/Deep/a": ""])
    try workspace.link("Link", to: "Else/Project")
    let folder = workspace.realPath("")
    #expect(
      AbsolutePath(path, in: folder).text == AbsolutePath(expected, in: folder).text)
  }
}
