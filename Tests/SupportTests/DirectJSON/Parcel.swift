import Foundation
import TextFormats

@testable import GeneratedSupport

/// A type with every kind of field, as it is generated: once for a decoder, and once for a reader.
struct Parcel: Hashable {
  let id: Int
  let label: String?
  let city: String
  let street: String?
  let tags: [String]
  let weight: Double
  let height: Int?
  let sent: Date
  let link: URL?
  let note: Patch<String>
  let day: Patch<CalendarDate>
  let items: [Int]
  let days: [Date]
  let count: Int
  let priority: Int
  let extra: JSON?
}

extension Parcel: Codable {
  private static let days: WireFormat<LossyArray<String>, [Date]> = .skippingInvalid(.iso8601)

  init(from decoder: any Decoder) throws {
    let object = try WireObject(decoder)
    id = try object.get("id")
    label = try object.getIfPresent("label")
    let address = object.object("address")
    city = try address.get("city")
    street = try address.getIfPresent("street")
    tags = try object.get("tags", default: [])
    weight = try object.get("weight", else: 0.5)
    height = try object.getIfPresent("height", else: nil)
    sent = try object.get("sent", as: .iso8601)
    link = try object.getIfPresent("link", as: .url)
    note = try object.getPatch("note")
    day = try object.getPatch("day", as: .calendarDate)
    items = try object.get("items", as: .skippingInvalid())
    days = try object.get("days", as: Self.days)
    count = try object.get("count", as: WireFormat<String, Int>.number, else: -1)
    priority = try object.get("priority", as: .number, default: 5, else: -1)
    extra = try object.getIfPresent("extra", as: .json)
  }

  func encode(to encoder: any Encoder) throws {
    let object = WireWriter(encoder)
    try object.put("id", id)
    try object.putIfPresent("label", label)
    let address = object.object("address")
    try address.put("city", city)
    try address.putIfPresent("street", street)
    try object.put("tags", tags)
    try object.put("weight", weight)
    try object.putIfPresent("height", height)
    try object.put("sent", sent, as: .iso8601)
    try object.putIfPresent("link", link, as: .url)
    try object.putPatch("note", note)
    try object.putPatch("day", day, as: .calendarDate)
    try object.put("items", items, as: .skippingInvalid())
    try object.put("days", days, as: Self.days)
    try object.put("count", count, as: WireFormat<String, Int>.number)
    try object.put("priority", priority, as: WireFormat<String, Int>.number)
    try object.putIfPresent("extra", extra, as: .json)
  }
}

extension Parcel: JSONReadable {
  init?(from json: inout JSONReader) {
    var id: Int?
    var label: String?
    var city: String?
    var street: String?
    var tags: [String]?
    var weight: Double?
    var height: Int?
    var sent: Date?
    var link: URL?
    var note = Patch<String>.absent
    var day = Patch<CalendarDate>.absent
    var items: [Int]?
    var days: [Date]?
    var count: Int?
    var priority: Int?
    var extra: JSON?
    var hasAddress = false
    let object = json.beginObject()
    while let key = json.nextKey() {
      switch key {
      case "id": json.read(&id)
      case "label": json.readIfPresent(&label)
      case "address":
        guard json.beginFlattenedObject(once: &hasAddress) else { continue }
        while let key = json.nextKey() {
          switch key {
          case "city": json.read(&city)
          case "street": json.readIfPresent(&street)
          default: json.skip()
          }
        }
      case "tags": json.readIfPresent(&tags)
      case "weight": json.read(&weight, else: 0.5)
      case "height": json.readIfPresent(&height, else: nil)
      case "sent": json.read(&sent, as: .iso8601)
      case "link": json.readIfPresent(&link, as: .url)
      case "note": json.readPatch(&note)
      case "day": json.readPatch(&day, as: .calendarDate)
      case "items": json.read(&items, as: .skippingInvalid())
      case "days": json.read(&days, as: Self.days)
      case "count": json.read(&count, as: WireFormat<String, Int>.number, else: -1)
      case "priority": json.readIfPresent(&priority, as: WireFormat<String, Int>.number, else: -1)
      case "extra": json.readIfPresent(&extra, as: .json)
      default: json.skip()
      }
    }
    guard let id = json.required(id, "id", in: object),
      let city = json.required(city, "address.city", in: object),
      let weight = json.required(weight, "weight", in: object),
      let sent = json.required(sent, "sent", in: object),
      let items = json.required(items, "items", in: object),
      let days = json.required(days, "days", in: object),
      let count = json.required(count, "count", in: object), json.isIntact
    else { return nil }
    self.id = id
    self.label = label
    self.city = city
    self.street = street
    self.tags = tags ?? []
    self.weight = weight
    self.height = height
    self.sent = sent
    self.link = link
    self.note = note
    self.day = day
    self.items = items
    self.days = days
    self.count = count
    self.priority = priority ?? 5
    self.extra = extra
  }
}

extension Parcel: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.put("id", id)
    json.putIfPresent("label", label)
    let address = json.beginFlattenedObject("address")
    json.put("city", city)
    json.putIfPresent("street", street)
    json.endFlattenedObject(address)
    json.put("tags", tags)
    json.put("weight", weight)
    json.putIfPresent("height", height)
    json.put("sent", sent, as: .iso8601)
    json.putIfPresent("link", link, as: .url)
    json.putPatch("note", note)
    json.putPatch("day", day, as: .calendarDate)
    json.put("items", items, as: .skippingInvalid())
    json.put("days", days, as: Self.days)
    json.put("count", count, as: WireFormat<String, Int>.number)
    json.put("priority", priority, as: WireFormat<String, Int>.number)
    json.putIfPresent("extra", extra, as: .json)
    json.endObject()
  }
}
