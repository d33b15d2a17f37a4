import Domain
import Foundation

/// An answer becomes a draft, which a person changes in a form, and goes back.
func check() throws {
  let answer = EventDTO(
    title: "Tea", day: "1864-11-10", guests: ["ada@example.com"],
    place: PlaceDTO(name: "Home", latitude: 51.5))
  let event = try EventMapper.toDomain(answer)
  var draft = event.draft
  draft.guests.append(contentsOf: ["nobody", "charles@example.com"])
  draft.place?.latitude = 91
  let violations: Event.Draft.Violations = draft.violations
  expect(
    violations.map(\.description),
    toBe: [
      "guests[1]: \"nobody\" is not an email address",
      "place.latitude: 91.0 must be between -90 and 90",
    ])
  draft.guests[1] = "mary@example.com"
  draft.place = nil
  expect(draft.violations[.guests].map(\.message) == ["must have at most 2 elements"])
  draft.guests.removeFirst()
  expect(try EventMapper.toDTO(Event(draft)).guests.count == 2)
  expect(try event.with { $0.title = "Dinner" }.title == "Dinner")
}

try check()
