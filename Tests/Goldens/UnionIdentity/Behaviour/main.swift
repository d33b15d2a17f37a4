import Foundation

// A union has the `id` of what its case carries.

func identities<Value: Identifiable>(of values: [Value]) -> [Value.ID] { values.map(\.id) }

do {
  let note = Entry.Note(id: try EntryID("a"), text: "")
  let task = Entry.Task(id: try EntryID("b"), isDone: false)
  let folder = Folder(id: try EntryID("c"), entries: [.note(note)])
  let entries: [Entry] = [
    .note(note), .task(task), .group(.folder(folder)), .group(.nested(.single(.task(task)))),
    .id(note),
  ]
  expect(identities(of: entries).map(\.rawValue) == ["a", "b", "c", "b", "a"])

  let text = "{\"text\":{\"id\":{\"number\":1},\"text\":\"t\"},\"type\":\"text\"}"
  let image = "{\"message_id\":{\"number\":2}}"
  let messages = try [text, image].map { try decode($0, as: MessageDTO.self) }
  expect(identities(of: messages).map(\.number) == [1, 2])
  expect(Set(identities(of: messages)).count == 2)
  expect(try messages.map { try encode($0) } == [text, image])

  let steps: [Step] = [
    .first(StepFields(id: 1, name: "a")), .second(StepFields(id: nil, name: "b")),
  ]
  expect(identities(of: steps) == [1, nil])

  let guest = Guest(id: UUID())
  expect(identities(of: [Visit.expected(guest), .unexpected(guest)]) == [guest.id, guest.id])
} catch {
  print(error)
}
