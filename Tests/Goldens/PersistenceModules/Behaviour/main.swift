import Domain
import Foundation

/// What an app stores says nothing of the wire, whichever module and JSON form this is.
func check() throws {
  let dto = NoteDTO(
    id: "1", noteTitle: "Tea", tags: [.work: 3], country: Country(countryCode: "DEU"))
  let note = try NoteMapper.toDomain(dto)
  let notebook = Notebook(notes: Page(items: [note]))
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let data = try encoder.encode(notebook)
  expect(
    String(decoding: data, as: UTF8.self),
    is: """
      {"notes":{"items":[{"$version":2,"country":{"country_code":"DEU"},"id":"1",\
      "state":{"open":{}},"tags":{"work":3},"title":"Tea"}]}}
      """)
  expect(try JSONDecoder().decode(Notebook.self, from: data) == notebook)
  let old = Data(#"{"id":"1","title":"Tea","state":{"open":{}},"tags":{}}"#.utf8)
  let failure = error { try JSONDecoder().decode(Note.self, from: old) } as? StoredVersionError
  expect(failure?.type == "Note" && failure?.found == 1 && failure?.known == 2)
}

try check()
