import Accounts
import AccountsData

FallbackHandler.install { print("reported:", $0) }

let users = RecordedUsers([
  "1": """
  {
    "id": "1", "mail": " ada@example.com ", "born": "1815-12-10", "roles": ["admin"],
    "is_registered": true, "profile": {"bio": "Countess", "score": "high"}
  }
  """,
  "2": #"{"id": "2", "mail": "guest@example.com", "is_registered": false}"#,
  "3": #"{"id": "3", "mail": "me", "born": "1815-02-29", "is_registered": true}"#,
])
for id in ["1", "2", "3"] {
  do {
    let user = try await users.user(id: User.ID(id))
    print(user.greeting, user.email.rawValue, user.born?.description ?? "-", user.roles)
  } catch let error as MappingError {
    // The error by its type, and without anything private in what may be logged.
    for issue in error.issues { print(issue) }
    print(error.redactedDescription)
  } catch {
    print("another error:", error)
  }
}
