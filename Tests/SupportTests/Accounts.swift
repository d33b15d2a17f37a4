import Foundation

@testable import GeneratedSupport

/// Types as they are generated, and beside each the same with what the compiler synthesises.
struct Account: Codable, Hashable {
  let id: String
  let age: Int
  let nickname: String?
  let tags: [String]
  let address: Address
  let parents: [Address]
  let scores: [String: Double]

  init(from decoder: any Decoder) throws {
    let object = try WireObject(decoder)
    id = try object.get("id")
    age = try object.get("age")
    nickname = try object.getIfPresent("nickname")
    tags = try object.get("tags")
    address = try object.get("address")
    parents = try object.get("parents")
    scores = try object.get("scores")
  }

  func encode(to encoder: any Encoder) throws {
    let object = WireWriter(encoder)
    try object.put("id", id)
    try object.put("age", age)
    try object.putIfPresent("nickname", nickname)
    try object.put("tags", tags)
    try object.put("address", address)
    try object.put("parents", parents)
    try object.put("scores", scores)
  }

  struct Address: Codable, Hashable {
    let city: String

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      city = try object.get("city")
    }

    func encode(to encoder: any Encoder) throws {
      let object = WireWriter(encoder)
      try object.put("city", city)
    }
  }
}

struct SynthesizedAccount: Codable, Hashable {
  let id: String
  let age: Int
  let nickname: String?
  let tags: [String]
  let address: Address
  let parents: [Address]
  let scores: [String: Double]

  struct Address: Codable, Hashable {
    let city: String
  }
}
