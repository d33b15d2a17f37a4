import Foundation

/// JSON as Foundation reads it, so that output is checked by a reader other than our own.
struct JSON {
  private let value: NSObject?

  init(_ text: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSObject
  }

  private init(_ value: NSObject?) {
    self.value = value
  }

  subscript(key: String) -> JSON { JSON((value as? NSDictionary)?[key] as? NSObject) }

  subscript(index: Int) -> JSON {
    guard let array = value as? NSArray, index < array.count else { return JSON(nil) }
    return JSON(array[index] as? NSObject)
  }

  var keys: [String] {
    (value as? NSDictionary)?.allKeys.compactMap { $0 as? String }.sorted() ?? []
  }
  var count: Int? { (value as? NSArray)?.count }
  var isNull: Bool { value is NSNull }
  var string: String? { (value as? NSString).map { String(describing: $0) } }
  var int: Int? { (value as? NSNumber)?.intValue }
}
