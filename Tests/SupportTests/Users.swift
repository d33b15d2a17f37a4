import Foundation
import TextFormats

@testable import GeneratedSupport

/// Types as they are generated for a small schema.
struct UserDTO: Sendable {
  let id: String
  let name: NameDTO
  let email: String
  let avatarURL: String?
  let createdAt: String
  let roles: [String]
  let isRegistered: Bool
  let profile: String?
  let lines: [LineDTO]
  let stock: [String: String]

  struct NameDTO: Sendable {
    let first: String
    let last: String
  }

  struct LineDTO: Sendable {
    let sku: String
    let unitPrice: String
  }

  static var valid: UserDTO { valid() }

  static func valid(
    name: NameDTO = NameDTO(first: "Ada", last: "Lovelace"), email: String = "ada@example.org",
    roles: [String] = ["admin", "GUEST"],
    lines: [LineDTO] = [LineDTO(sku: "a", unitPrice: "1.5"), LineDTO(sku: "b", unitPrice: "2")],
    stock: [String: String] = ["AB-1": "3"]
  ) -> UserDTO {
    UserDTO(
      id: "7", name: name, email: email, avatarURL: nil, createdAt: "2024-05-03T10:00:00Z",
      roles: roles, isRegistered: true, profile: "bio", lines: lines, stock: stock)
  }
}

struct Email: Hashable, Sendable {
  let rawValue: String

  init(_ rawValue: String) throws(ValidationError) {
    guard EmailFormat.accepts(rawValue) else { throw .notAnEmail(rawValue) }
    self.rawValue = rawValue
  }

  enum ValidationError: Error, Hashable, Sendable {
    case notAnEmail(String)
  }
}

extension Email.ValidationError: RuleViolation {
  var shownValue: String? {
    switch self {
    case .notAnEmail(let value): ShownText.quoted(value)
    }
  }

  var reason: String {
    switch self {
    case .notAnEmail: "is not an email address"
    }
  }
}

struct UserID: Hashable, Sendable {
  let rawValue: String

  init(_ rawValue: String) throws(ValidationError) {
    if rawValue.isEmpty { throw .isEmpty }
    self.rawValue = rawValue
  }

  enum ValidationError: Error, Hashable, Sendable {
    case isEmpty
  }
}

extension UserID.ValidationError: RuleViolation {
  var shownValue: String? { nil }
  var reason: String { "must not be empty" }
}

enum Role: Hashable, Sendable {
  case admin
  case member
  case guest

  static func from(_ wire: String) throws(MappingError) -> Role {
    switch wire {
    case "admin": .admin
    case "member": .member
    case "GUEST": .guest
    default:
      throw MappingError(
        .unknownCase(value: ShownText.quoted(wire), known: ["admin", "member", "GUEST"]))
    }
  }
}

struct Line: Hashable, Sendable {
  let sku: String
  let price: Decimal

  init(from dto: UserDTO.LineDTO) throws(MappingError) {
    var issues = MappingIssues()
    let price = issues.convert(
      dto.unitPrice, at: "unit_price", using: WireFormat<String, Decimal>.decimal.read)
    guard issues.isEmpty, let price else { throw issues.error }
    self.sku = dto.sku
    self.price = price
  }
}

struct User: Sendable {
  let id: UserID
  let fullName: String
  let email: Email
  let avatarURL: URL?
  let createdAt: Date
  let roles: Set<Role>
  let profile: String
  let lines: [Line]
  let stock: [String: Int]

  init(
    id: UserID, fullName: String, email: Email, avatarURL: URL?, createdAt: Date, roles: Set<Role>,
    profile: String, lines: [Line], stock: [String: Int]
  ) throws(ValidationError) {
    if fullName == " " { throw .fullNameIsEmpty }
    self.id = id
    self.fullName = fullName
    self.email = email
    self.avatarURL = avatarURL
    self.createdAt = createdAt
    self.roles = roles
    self.profile = profile
    self.lines = lines
    self.stock = stock
  }

  enum ValidationError: Error, Hashable, Sendable {
    case fullNameIsEmpty
  }
}

extension User.ValidationError: RuleViolation {
  var shownValue: String? { nil }
  var reason: String { "the full name must not be empty" }
}

extension User {
  init(from dto: UserDTO) throws(MappingError) {
    var issues = MappingIssues()
    let id = issues.convert(dto.id, at: "id", using: UserID.init(_:))
    let email = issues.convert(dto.email, at: "mail", using: Email.init(_:))
    let avatarURL = issues.convertIfPresent(
      dto.avatarURL, at: "avatar_url", using: WireFormat<String, URL>.url.read)
    let createdAt = issues.convert(
      dto.createdAt, at: "created_at", using: WireFormat<String, Date>.iso8601.read)
    let roles = issues.convertSet(dto.roles, at: "roles", using: Role.from)
    let profile = issues.require(
      dto.profile, at: "profile", because: dto.isRegistered ? "is_registered is true" : nil)
    let lines = issues.convertArray(dto.lines, at: "lines", using: Line.init(from:))
    let stock = issues.convertValues(
      of: dto.stock, at: "stock", using: WireFormat<String, Int>.number.read)
    guard issues.isEmpty, let id, let email, let createdAt, let roles, let profile, let lines,
      let stock
    else { throw issues.error }
    do {
      try self.init(
        id: id, fullName: "\(dto.name.first) \(dto.name.last)", email: email, avatarURL: avatarURL,
        createdAt: createdAt, roles: roles, profile: profile, lines: lines, stock: stock)
    } catch {
      throw MappingError(error)
    }
  }
}
