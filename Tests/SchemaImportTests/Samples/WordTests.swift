import Testing

@testable import SchemaImport

@Suite struct WordTests {
  @Test(arguments: [
    ("users", "user"), ("addresses", "address"), ("address", "address"), ("status", "status"),
    ("statuses", "status"), ("categories", "category"), ("ties", "tie"), ("boxes", "box"),
    ("branches", "branch"), ("caches", "cache"), ("houses", "house"), ("responses", "response"),
    ("people", "person"), ("children", "child"), ("series", "series"), ("news", "news"),
    ("orderItems", "orderItem"), ("order_items", "order_item"), ("ITEMS", "ITEM"),
    ("UserEntries", "UserEntry"), ("data", "data"), ("analysis", "analysis"), ("s", "s"),
    ("is", "is"), ("", ""), ("items2", "items2"), ("Straßen", "Straßen"), ("sizes", "size"),
    ("movies", "movie"), ("indices", "index"), ("_links", "_link"), ("media", "media"),
  ]) func oneOfManyIsCalled(_ plural: String, _ singular: String) {
    #expect(Singular.of(plural) == singular)
  }

  @Test(arguments: [
    ("eventType", ["event", "type"]), ("EVENT_TYPE", ["event", "type"]),
    ("event-type 2", ["event", "type", "2"]), ("URLType", ["urltype"]), ("", []), ("__", []),
    ("éTé", ["é", "té"]),
  ]) func keysConsistOfWords(_ key: String, _ words: [String]) {
    #expect(KeyWords.of(key) == words)
  }

  @Test(arguments: [
    "17", "-1.5", "+49 30 123456", "2024-05", "12:30", "9f86d081", "NjpTwgmENj11rGdUgpCQ9",
    "_-jVMApGxUNZj9jEmpcjI", "507f1f77bcf86cd799439011", "dQw4w9WgXcQ", "2024-05-03",
    "ada@example.org", "https://example.org", "00000000-0000-4000-8000-00000000000a", "10.0.0.1",
  ]) func dataIsToldFromWords(_ text: String) {
    #expect(RandomText.describes(text))
  }

  @Test(arguments: [
    "name", "address1", "averageTemperature2024", "SHA256", "face", "deadbeef", "PullRequest",
    "is_ok", "", "-", "x-request-id", "1. open", "v2", "IsRegisteredUser", "first name",
  ]) func wordsAreNotData(_ text: String) {
    #expect(!RandomText.describes(text))
  }
}
