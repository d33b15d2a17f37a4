extension User {
  public var greeting: String {
    switch status {
    case .notRegistered: "Welcome, whoever you are"
    case .registered(let profile): "Welcome back, \(profile.bio)"
    }
  }
}
