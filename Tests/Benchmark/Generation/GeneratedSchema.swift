import Diagnostics

/// Valid schemas of any size, with declarations of all kinds that refer to each other as those of an app do.
enum GeneratedSchema {
  /// How many declarations one chapter has.
  private static let chapterSize = 20

  static func file(declarations: Int) -> SourceFile {
    SourceFile(path: "Generated.gate", text: text(declarations: declarations))
  }

  static func text(declarations: Int) -> String {
    (0..<declarations / chapterSize).map(chapter).joined(separator: "\n")
  }

  private static func chapter(_ number: Int) -> String {
    let previous = number == 0 ? number : number - 1
    return """
      /// What `GET /v\(number)/users/{id}` returns.
      dto User\(number)DTO {
        id: String
        name: NameDTO
        mail as email: String  // wire name first
        avatar_url: String?
        created_at: String
        roles: [String] = []
        is_registered: Bool
        profile: ProfileDTO?
        media: [Media\(previous)DTO]

        dto NameDTO { first: String, last: String }
        dto ProfileDTO { bio: String, score: Double else 0.0 }
      }

      /// An address that can receive mail.
      type Email\(number) = String via trimmed where email
      type Handle\(number) = String where matches /[a-z0-9_]{3,20}/
      type Age\(number) = Int where 0...150 "An age lies between 0 and 150"

      enum Role\(number) { admin, member, GUEST as guest }
      open enum Plan\(number) { free, pro }

      domain User\(number): Identifiable {
        id: ID
        fullName: String where notEmpty
        email: Email\(number)
        avatarURL: URL?
        createdAt: Date
        roles: Set<Role\(number)>
        status: Status
        media: [Media\(previous)]

        type ID = String where notEmpty
        domain Profile { bio: String, score: Double where finite }
        domain union Status { notRegistered, registered(Profile) }
      }

      map User\(number)DTO -> User\(number) {
        fullName: "\\(name.first) \\(name.last)"
        createdAt: created_at via iso8601
        status: match is_registered {
          true -> registered(profile)
          false -> notRegistered
        }
      }
      map User\(number)DTO.ProfileDTO <-> User\(number).Profile

      dto Image\(number)DTO { url: URL, width: Int, height: Int }
      dto union Media\(number)DTO by type {
        image(Image\(number)DTO)
        none
      }
      domain Image\(number) {
        url: URL
        width: Int where > 0
        height: Int where > 0
        rule isNotEmpty: width > 0 and height > 0
      }
      domain union Media\(number) { image(Image\(number)), none }
      map Image\(number)DTO <-> Image\(number)
      map Media\(number)DTO <-> Media\(number)

      repository User\(number)Repository {
        user(id: User\(number).ID) -> User\(number) from User\(number)DTO
        users -> [User\(number)] from [User\(number)DTO]
      }

      model Country\(number) { code: String where length 2...2, name: String, dialing_code: Int = 1 }

      """
  }
}
