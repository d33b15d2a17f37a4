import Foundation

/// What most teams write: values of plain types, checked by regular expressions and by a shared formatter.
struct UsualOrder {
  let id: String
  let customer: Customer
  let placedAt: Date
  let shippedAt: Date?
  let state: State
  let currency: Currency
  let lines: [Line]
  let tags: Set<String>
  let giftNote: String?
  let attributes: [String: String]

  enum State: String { case new, paid, shipped, returned = "RETURNED" }
  enum Currency: String { case usd = "USD", eur = "EUR" }

  struct Customer {
    let id: Int
    let name: String
    let email: String
    let site: URL?
  }

  struct Line {
    let sku: String
    let title: String
    let quantity: Int
    let unitPrice: Decimal
    let options: [String]
  }
}

enum UsualMap {
  enum Failure: Error {
    case invalid(String)
  }

  private nonisolated(unsafe) static let dates = ISO8601DateFormatter()
  private nonisolated(unsafe) static let email =
    /[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~\-]+@[A-Za-z0-9\-]+(\.[A-Za-z0-9\-]+)+/
  private nonisolated(unsafe) static let sku = /[A-Z]{2}-[0-9]{3,8}/

  static func order(_ dto: OrderDTO) throws -> UsualOrder {
    guard !dto.id.isEmpty else { throw Failure.invalid("id") }
    guard let placedAt = dates.date(from: dto.placedAt) else { throw Failure.invalid("placed_at") }
    let shippedAt = try dto.shippedAt.map { text in
      guard let date = dates.date(from: text) else { throw Failure.invalid("shipped_at") }
      return date
    }
    guard let state = UsualOrder.State(rawValue: dto.state) else { throw Failure.invalid("state") }
    guard let currency = UsualOrder.Currency(rawValue: dto.currency) else {
      throw Failure.invalid("currency")
    }
    guard !dto.lines.isEmpty else { throw Failure.invalid("lines") }
    let tags = Set(dto.tags)
    guard tags.count == dto.tags.count else { throw Failure.invalid("tags") }
    if dto.isGift, dto.giftNote == nil { throw Failure.invalid("gift_note") }
    return UsualOrder(
      id: dto.id, customer: try customer(dto.customer), placedAt: placedAt, shippedAt: shippedAt,
      state: state, currency: currency, lines: try dto.lines.map(line), tags: tags,
      giftNote: dto.isGift ? dto.giftNote : nil, attributes: dto.attributes)
  }

  private static func customer(_ dto: OrderDTO.CustomerDTO) throws -> UsualOrder.Customer {
    guard !dto.name.isEmpty else { throw Failure.invalid("name") }
    guard dto.mail.wholeMatch(of: email) != nil else { throw Failure.invalid("mail") }
    let site = try dto.site.map { text in
      guard let url = URL(string: text), url.scheme != nil else { throw Failure.invalid("site") }
      return url
    }
    return UsualOrder.Customer(id: dto.id, name: dto.name, email: dto.mail, site: site)
  }

  private static func line(_ dto: OrderDTO.LineDTO) throws -> UsualOrder.Line {
    guard dto.sku.wholeMatch(of: sku) != nil else { throw Failure.invalid("sku") }
    guard 1...200 ~= dto.title.count else { throw Failure.invalid("title") }
    guard 1...999 ~= dto.quantity else { throw Failure.invalid("quantity") }
    return UsualOrder.Line(
      sku: dto.sku, title: dto.title, quantity: dto.quantity,
      unitPrice: Decimal(dto.unitPrice) / 100, options: dto.options)
  }
}
