import Foundation

/// What a developer writes who leaves the rest to the compiler.
enum Plain {
  struct UserPage: Codable { let users: [User] }

  struct User: Codable {
    let id: Int
    let login: String
    let name: String
    let email: String
    let avatar: String?
    let createdAt: String
    let isAdmin: Bool
    let score: Double
    let roles: [String]
    let address: Address
  }

  struct Address: Codable { let street, city, zip, country: String }

  struct Timeline: Codable { let tweets: [Tweet] }

  struct Tweet: Codable {
    let id: Int64
    let text: String
    let lang: String
    let author: Author
    let entities: Entities
    let retweets: Int
    let favourites: Int
    let replyTo: Int64?
  }

  struct Author: Codable {
    let id: Int64
    let name: String
    let bio: String
    let followers: Int
    let verified: Bool
  }

  struct Entities: Codable {
    let tags: [Tag]
    let links: [Link]
  }

  struct Tag: Codable {
    let text: String
    let start: Int
    let end: Int
  }

  struct Link: Codable { let url, shown: String }

  struct Catalogue: Codable {
    let areas: [Area]
    let prices: [String: Int]
  }

  struct Area: Codable {
    let id: Int
    let block: Int
    let rows: [Row]
  }

  struct Row: Codable {
    let id: Int
    let seats: [Int]
    let category: Int
  }

  struct Log: Codable { let events: [Event] }

  struct Event: Codable {
    let id: UUID
    let at: Date
    let kind: Kind
    let page: URL
    let duration: Int?
  }

  enum Kind: String, Codable, CaseIterable { case opened, closed, clicked, scrolled }

  struct Series: Codable {
    let name: String
    let values: [Double]
    let points: [[Double]]
  }
}
