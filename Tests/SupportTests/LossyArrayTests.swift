import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct LossyArrayTests {
  private struct Order: Codable {
    let items: [Item]
    let dates: [Date]?

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      items = try object.get("items", as: .skippingInvalid())
      dates = try object.getIfPresent("dates", as: .skippingInvalid(.iso8601))
    }

    func encode(to encoder: any Encoder) throws {
      let object = WireWriter(encoder)
      try object.put("items", items, as: .skippingInvalid())
      try object.putIfPresent("dates", dates, as: .skippingInvalid(.iso8601))
    }

    struct Item: Codable, Hashable {
      let id: Int

      init(from decoder: any Decoder) throws {
        id = try WireObject(decoder).get("id")
      }
    }
  }

  @Test func `Valid elements are all kept, and written again`() throws {
    let json = "{\"dates\":[\"2024-05-03T10:00:00Z\"],\"items\":[{\"id\":1},{\"id\":2}]}"
    let reports = try reports {
      let order: Order = try decode(json)
      #expect(order.items.map(\.id) == [1, 2])
      #expect(try encode(order) == json)
    }
    #expect(reports.isEmpty)
  }

  @Test func `Each invalid element is left out and reported with its index`() throws {
    let reports = try reports {
      let order: Order = try decode(
        """
        {"items": [{"id": 1}, null, 5, {"id": "x"}, {}, [], {"id": 2}, "x"],
         "dates": ["x", "2024-05-03T10:00:00Z", 3]}
        """)
      #expect(order.items.map(\.id) == [1, 2])
      #expect(order.dates?.count == 1)
    }
    #expect(
      reports.map { "\($0.path) \($0.kind?.rawValue ?? "-")" } == [
        "items[1] null", "items[2] a number", "items[3] an object", "items[4] an object",
        "items[5] an array", "items[7] a string", "dates[2] a number", "dates[0] -",
      ])
    #expect(
      reports.map(\.reason) == [
        "it is null, and not an object", "it is not an object", "id is not of the type Int",
        "it lacks the key id", "it is not an object", "it is not an object",
        "it is not of the type String",
        "it is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03",
      ])
  }

  @Test(arguments: ["{}", "{\"items\": null}", "{\"items\": {}}", "{\"items\": \"x\"}"])
  func `What is no array is an error`(json: String) {
    #expect(decodingFailure(json, as: Order.self) != "no error")
  }
}
