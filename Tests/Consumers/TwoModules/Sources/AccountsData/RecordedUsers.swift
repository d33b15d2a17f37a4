public import Accounts
import Foundation

/// Recorded answers, in place of a network.
public struct RecordedUsers: UserRepository {
  private let answers: [String: String]

  public init(_ answers: [String: String]) {
    self.answers = answers
  }

  public func user(id: User.ID) async throws -> User {
    let answer = answers[id.rawValue, default: "null"]
    return try User(from: JSONDecoder().decode(UserDTO.self, from: Data(answer.utf8)))
  }
}
