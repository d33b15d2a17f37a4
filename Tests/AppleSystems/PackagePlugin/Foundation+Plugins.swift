// The parts of Foundation that plugins use and the stand-in beside the checkout lacks.
public import Foundation

extension URL {
  public var pathExtension: String { path }
}

extension FileManager {
  public func fileExists(atPath path: String) -> Bool { false }

  public func enumerator(
    at url: URL, includingPropertiesForKeys keys: [String]?
  ) -> AnyIterator<Any>? { nil }
}

@available(iOS, unavailable)
extension Process {
  public var executableURL: URL? {
    get { nil }
    set {}
  }
  public var arguments: [String]? {
    get { nil }
    set {}
  }
  public var currentDirectoryURL: URL? {
    get { nil }
    set {}
  }
  public var terminationStatus: Int32 { 0 }
  public func run() throws {}
  public func waitUntilExit() {}
}
