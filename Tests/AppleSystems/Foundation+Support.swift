// The parts of Foundation that the support code uses and the stand-in beside the checkout lacks: only signatures, never
// run.

open class NSLock: NSObject, @unchecked Sendable {
  public override init() {}

  public func withLock<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
}

extension Date {
  public func timeIntervalSince(_ other: Date) -> TimeInterval { 0 }
}

extension Bundle {
  public convenience init(for class: AnyClass) { self.init() }

  public func localizedString(forKey key: String, value: String?, table: String?) -> String { "" }
}

extension Locale {
  public static var current: Locale { Locale(identifier: "") }

  public enum LanguageDirection: UInt, Sendable { case unknown }
}

extension String {
  public init(format: String, locale: Locale?, arguments: [any CVarArg]) { self = format }
}

extension StringProtocol {
  public func replacingOccurrences(of target: String, with replacement: String) -> String { "" }
}

extension FileAttributeKey {
  public static var modificationDate: FileAttributeKey { FileAttributeKey() }
}

extension FileManager {
  public func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {}

  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
}

public struct CocoaError: Error {
  public struct Code: Hashable, Sendable {}

  public static var fileNoSuchFile: Code { Code() }
  public static var fileReadNoSuchFile: Code { Code() }
}

public func ~= (code: CocoaError.Code, error: any Error) -> Bool { false }

// A golden case takes its type of lengths from Foundation.

public final class UnitLength: Unit, @unchecked Sendable {
  public static var meters: UnitLength { fatalError() }
}

extension Measurement: Hashable, Comparable, @unchecked Sendable {
  public init(value: Double, unit: U) { fatalError() }

  public var value: Double { 0 }

  public func converted(to other: U) -> Measurement { self }

  public static func < (left: Measurement, right: Measurement) -> Bool { left.value < right.value }
}

public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
