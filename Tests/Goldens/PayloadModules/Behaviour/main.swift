import Domain
import Foundation

func box(_ owner: String, at: String = "null", page: String = "[\"p\"]") throws -> API.BoxDTO {
  try decode(
    "{\"owner\":\(owner),\"page\":{\"data\":\(page)},\"at\":\(at),\"prefs\":null,"
      + "\"owners\":{\"k\":{\"id\":\" k \"}},\"others\":[null,\"o\"]}")
}

do {
  let one = try BoxMapper.toDomain(box("{\"person\":{\"id\":\"a\",\"kind\":\"s\"}}"))
  let a = try UserID("a")
  expect(one.owner == a && one.members.isEmpty && one.state == .one(a) && one.at == nil)
  expect(one.secret?.rawValue == "s" && one.page.items.map(\.rawValue) == ["p"])
  expect(one.owners["k"]?.rawValue == "k" && one.others.map { $0?.rawValue } == [nil, "o"])
  let many = try BoxMapper.toDomain(
    box(
      "{\"group\":{\"members\":[\"b\",{\"id\":\"c\"}],\"lead\":\"b\"}}",
      at: "\"2024-05-01T00:00:00Z\""))
  expect(many.owner?.rawValue == "b" && many.members.map(\.rawValue) == ["b", "c"])
  expect(many.at == Date(timeIntervalSince1970: 1_714_521_600) && many.secret == nil)
  expect(many.state == .many(Set(many.members)))
  let unknown = try BoxMapper.toDomain(box("{\"other\":{}}"))
  expect(one.all == [a] && unknown.all.isEmpty)
  expect(many.all == (try [UserID("b"), UserID("nobody")]))
  expect(unknown.owner == nil && unknown.state == Box.State.none)
  for stored in [one, many, unknown] {
    let data = try JSONEncoder().encode(stored)
    expect(try JSONDecoder().decode(Box.self, from: data) == stored)
  }

  let wrong = try box(
    "{\"group\":{\"members\":[\"\",{\"id\":\" \"}],\"lead\":{\"id\":\"\"}}}", at: "\"x\"",
    page: "[\"\"]")
  expect(
    error(of: { () throws(MappingError) in try BoxMapper.toDomain(wrong) })?.issues
      .map(\.path.description) ?? [],
    toBe: [
      "owner.group.lead.id", "owner.group.members[0]", "owner.group.members[1].id", "page.data[0]",
      "at", "owner.group.members[0]", "owner.group.members[1].id", "owner.group.lead.id",
    ])
  let secret = try box("{\"person\":{\"id\":\"a\",\"kind\":\"\"}}")
  expect(
    error(of: { () throws(MappingError) in try BoxMapper.toDomain(secret) })?.issues
      .map(\.description) ?? [], toBe: ["owner.person.kind: must not be empty"])
}
