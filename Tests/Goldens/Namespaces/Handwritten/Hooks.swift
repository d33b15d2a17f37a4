nonisolated extension User {
  static func city(_ contact: V2.ContactDTO) throws -> String {
    switch contact {
    case .email: "unknown"
    case .post(let address): address.city
    }
  }
}
