import Foundation

func user(fullName: String, nickname: String? = nil, tags: [String] = []) throws -> User {
  try User(
    id: User.ID("1"), fullName: fullName, email: Email("ada@example.com"),
    createdAt: Date(timeIntervalSince1970: 0), nickname: nickname, tags: tags, attributes: [:],
    homes: [:])
}

do {
  let ada = try user(fullName: "Ada")
  expect(ada.id.rawValue == "1" && ada.avatarURL == nil && ada.birthday == nil)
  expect(try ada == user(fullName: "Ada") && !(ada < ada))
  expect(User.violations(fullName: "") == [.fullNameIsEmpty])
  expect(User.violations(nickname: "") == [.nicknameIsEmpty])
  // People who came at the same time are ordered by the other fields that have an order.
  expect(try ada < user(fullName: "Bob") && !(user(fullName: "Bob") < ada))
  expect(
    User.violations(tags: ["", "a", "b", "c", "d", "e"]) == [
      .tagsTooManyElements(["", "a", "b", "c", "d", "e"]), .tagsElementIsEmpty(""),
    ])
  expect(User.violations(fullName: "Ada") == [] && User.violations(tags: []) == [])
  let long = String(repeating: "a", count: 81)
  expect(User.violations(fullName: long) == [.fullNameTooLong(long)])
} catch {
  print(error)
}
do {
  _ = try user(fullName: "")
  expect(false)
} catch let error as User.ValidationError {
  expect(error == .fullNameIsEmpty && error.reason == "must not be empty")
  expect(error.localizedDescription == "fullName must not be empty")
}
expect(User.ValidationError.nicknameIsEmpty.localizedDescription == "Leave it out instead")
expect(
  User.ValidationError.fullNameTooLong("ab").localizedDescription
    == "fullName: \"ab\" must have at most 80 characters")
expect(Empty() == Empty())
expect(Change(roles: .value(["a"])).name == .absent)
