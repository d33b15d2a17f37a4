import Domain
import Foundation

let bird = """
  {"at":"2024-05-03T10:00:00Z","by":"ada","precision":10,"species":"wren"}
  """
let birds = """
  {"counts":{"wren":1},"items":[\(bird)],"kind":"birds","next":"https://a.example/2","total":1}
  """
let nests = """
  {"items":[{"at":"2024-05-03T10:00:00Z","by":"ada","eggs":null,"id":"n","precision":2.5}],\
  "kind":"nests","latest":"2024-05-03T10:00:00Z","raw":{"a":[1]},"total":1}
  """

nonisolated func total(of page: some Page) -> Count { page.total }

nonisolated func observer(of sighting: any Sighting) -> ObserverID { sighting.by }

do {
  let first: BirdPageDTO = try decode(birds)
  let second: NestPageDTO = try decode(nests)
  expect(total(of: first) + total(of: second) == 2)
  let link: Link? = first.next
  expect(link?.absoluteString == "https://a.example/2")
  expect(
    first.items.map { observer(of: $0) } + second.items.map { observer(of: $0) } == ["ada", "ada"])
  expect(try encode(first), is: birds)
  expect(try encode(second), is: nests)
  expect(try encode(decode(birds, as: PageDTO.self)), is: birds)
} catch {
  print(error)
}

let day = """
  {"birds":[\(bird)],"day":"2024-05-03T10:00:00Z"}
  """

do {
  let diary = try Diary(from: decode(day, as: DiaryDTO.self))
  let entry: any Entry = diary
  expect(entry.day == diary.birds.first?.at)
  expect(try encode(DiaryDTO(from: diary)), is: day)
} catch {
  print(error)
}

expect(Diary.breaksPastDay(day: Date(timeIntervalSince1970: 0)))
expect(
  problem(decoding: bird.replacing("wren", with: ""), as: Bird.self),
  is: "species: must not be empty")
