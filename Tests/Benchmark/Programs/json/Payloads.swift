import Foundation

/// Values that are the same in every run.
struct Payloads {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  private mutating func number(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 16) % UInt64(bound))
  }

  private mutating func many<Value>(_ count: Int, _ make: (inout Self) -> Value) -> [Value] {
    (0..<count).map { _ in make(&self) }
  }

  private mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
    values.isEmpty ? other : values[number(values.count)]
  }

  private mutating func words(_ count: Int) -> String {
    many(count) { payloads in
      payloads.pick(
        [
          "delivery", "Ärger", "the", "of", "wörter", "train", "日本語", "quick", "\"quoted\"",
          "line\nbreak", "👍🏽", "a", "window", "seldom", "and", "coffee",
        ], or: "")
    }
    .joined(separator: " ")
  }

  mutating func users() -> Plain.UserPage {
    Plain.UserPage(
      users: many(2_000) { payloads in
        let id = payloads.number(9_000_000) + 1
        return Plain.User(
          id: id, login: "user_\(id)", name: "Ada \(id) Lovelace", email: "ada\(id)@example.org",
          avatar: payloads.number(3) == 0 ? nil : "https://example.org/avatars/\(id).png",
          createdAt: "2024-0\(payloads.number(9) + 1)-1\(payloads.number(10))T10:20:30Z",
          isAdmin: payloads.number(2) == 0, score: Double(payloads.number(100_000)) / 64,
          roles: payloads.many(payloads.number(3)) {
            $0.pick(["admin", "editor", "reader"], or: "")
          },
          address: Plain.Address(
            street: "Long Street \(payloads.number(200))", city: "Springfield",
            zip: "\(10_000 + payloads.number(80_000))", country: "DE"))
      })
  }

  mutating func timeline() -> Plain.Timeline {
    Plain.Timeline(
      tweets: many(1_000) { payloads in
        Plain.Tweet(
          id: Int64(payloads.number(1 << 40)), text: payloads.words(24), lang: "en",
          author: Plain.Author(
            id: Int64(payloads.number(1 << 40)), name: payloads.words(2), bio: payloads.words(16),
            followers: payloads.number(1_000_000), verified: payloads.number(9) == 0),
          entities: Plain.Entities(
            tags: payloads.many(payloads.number(4)) { payloads in
              Plain.Tag(
                text: "tag\(payloads.number(99))", start: payloads.number(99),
                end: payloads.number(199))
            },
            links: payloads.many(payloads.number(2)) { payloads in
              let number = payloads.number(1 << 30)
              return Plain.Link(url: "https://t.example/\(number)", shown: "t.example/\(number)")
            }),
          retweets: payloads.number(999), favourites: payloads.number(9_999),
          replyTo: payloads.number(2) == 0 ? nil : Int64(payloads.number(1 << 40)))
      })
  }

  mutating func catalogue() -> Plain.Catalogue {
    Plain.Catalogue(
      areas: many(40) { payloads in
        Plain.Area(
          id: payloads.number(1 << 30), block: payloads.number(90),
          rows: payloads.many(30) { payloads in
            Plain.Row(
              id: payloads.number(1 << 30), seats: payloads.many(24) { $0.number(100_000) },
              category: payloads.number(9))
          })
      },
      prices: Dictionary(many(500) { ("\($0.number(1 << 30))", $0.number(100_000)) }) { $1 })
  }

  mutating func log() -> Plain.Log {
    Plain.Log(
      events: many(3_000) { payloads in
        Plain.Event(
          id: UUID(),
          at: Date(timeIntervalSince1970: Double(1_600_000_000 + payloads.number(1 << 26))),
          kind: payloads.pick(Plain.Kind.allCases, or: .opened),
          page: URL(filePath: "/pages/\(payloads.number(5_000))"),
          duration: payloads.number(2) == 0 ? nil : payloads.number(60_000))
      })
  }

  mutating func series() -> Plain.Series {
    let wave = { (payloads: inout Self) in Double(payloads.number(1 << 40)) / 7_919 - 3e7 }
    return Plain.Series(
      name: "waves", values: many(20_000, wave), points: many(5_000) { $0.many(3, wave) })
  }
}
