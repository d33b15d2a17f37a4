import Foundation

/// Why no value of the domain came of a JSON text.
package nonisolated enum JSONPayloadError: Error, Sendable {
  /// The text is not JSON, or not what the payload is declared to be.
  case unreadable(JSONError)
  /// The payload has problems, each with its place.
  case invalid(MappingError)
}

nonisolated extension JSONPayloadError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .invalid(let error): error.description
    }
  }

  /// With neither values nor keys of dictionaries.
  package var redactedDescription: String {
    switch self {
    case .unreadable(let error): error.redactedDescription
    case .invalid(let error): error.redactedDescription
    }
  }

  package var errorDescription: String? { description }
}

/// A JSON text that is read only to be mapped.
nonisolated enum JSONPayload<DTO: JSONReadable> {
  /// - Parameter json: UTF-8.
  static func mapped<Value>(
    _ json: some Collection<UInt8>, by map: (DTO) throws(MappingError) -> Value
  ) throws(JSONPayloadError) -> Value {
    let dto: DTO
    do throws(JSONError) {
      dto = try DTO(json: json)
    } catch {
      throw .unreadable(error)
    }
    do throws(MappingError) {
      return try map(dto)
    } catch {
      throw .invalid(error)
    }
  }
}
