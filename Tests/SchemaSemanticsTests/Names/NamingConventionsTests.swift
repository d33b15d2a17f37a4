import Testing

@testable import SchemaSemantics

@Suite struct NamingConventionsTests {
  private let conventions = NamingConventions()

  @Test(arguments: [
    ("first_name", "firstName"), ("firstName", "firstName"), ("FirstName", "firstName"),
    ("first-name", "firstName"), ("first name", "firstName"), ("first.name", "firstName"),
    ("snake__double", "snakeDouble"), ("trailing_", "trailing"), ("_leading", "leading"),
    ("name", "name"), ("x", "x"), ("is_a_test", "isATest"), ("planB", "planB"),
  ])
  func wordsAreJoined(_ wireName: String, _ swiftName: String) {
    #expect(conventions.swiftName(for: wireName) == swiftName)
  }

  @Test(arguments: [
    ("avatar_url", "avatarURL"), ("avatarUrl", "avatarURL"), ("url", "url"), ("URL", "url"),
    ("url_string", "urlString"), ("URLString", "urlString"), ("ID", "id"), ("Id", "id"),
    ("user_id", "userID"), ("userId", "userID"), ("UserID", "userID"), ("id_token", "idToken"),
    ("HTMLBody", "htmlBody"), ("raw_html_body", "rawHTMLBody"), ("isURLValid", "isURLValid"),
    ("card_pin", "cardPin"), ("identity", "identity"), ("my_video", "myVideo"),
  ])
  func initialismsAreOneWord(_ wireName: String, _ swiftName: String) {
    #expect(conventions.swiftName(for: wireName) == swiftName)
  }

  @Test(arguments: [
    ("user_ids", "userIDs"), ("userIDs", "userIDs"), ("IDs", "ids"), ("URLs", "urls"),
    ("image_urls", "imageURLs"), ("imageURLsByName", "imageURLsByName"),
    ("blocked_ips", "blockedIPs"), ("news", "news"), ("is_news", "isNews"),
  ])
  func pluralsKeepTheirInitialism(_ wireName: String, _ swiftName: String) {
    #expect(conventions.swiftName(for: wireName) == swiftName)
  }

  @Test(arguments: [
    ("address_1", "address1"), ("address1", "address1"), ("line1Text", "line1Text"),
    ("file_sha256", "fileSHA256"), ("fileSHA256", "fileSHA256"), ("SHA256Hash", "sha256Hash"),
    ("HTTP2Enabled", "http2Enabled"), ("ipv4_address", "ipv4Address"),
    ("IPv4Address", "ipv4Address"), ("server_ipv6", "serverIPv6"), ("serverIPv6", "serverIPv6"),
    ("name_utf8", "nameUTF8"), ("is_2fa_enabled", "is2faEnabled"), ("x_2", "x2"),
  ])
  func digitsBelongToTheirWord(_ wireName: String, _ swiftName: String) {
    #expect(conventions.swiftName(for: wireName) == swiftName)
  }

  @Test(arguments: [
    ("IN_PROGRESS", "inProgress"), ("GUEST", "guest"), ("USER_ID", "userID"), ("A", "a"),
    ("MAX_HTTP_SIZE", "maxHTTPSize"), ("HTTP", "http"), ("Q1", "q1"),
  ])
  func shoutingIsNoSpelling(_ wireName: String, _ swiftName: String) {
    #expect(conventions.swiftName(for: wireName) == swiftName)
  }

  @Test(arguments: [
    ("@id", "id"), ("$ref", "ref"), ("content-type", "contentType"), ("xml:lang", "xmlLang"),
    ("#text", "text"), ("a/b/c", "aBC"), ("⭐️rating", "rating"),
  ])
  func signsOnlySeparate(_ wireName: String, _ swiftName: String) {
    #expect(conventions.swiftName(for: wireName) == swiftName)
  }

  @Test(arguments: [
    ("größe", "größe"), ("Größe", "größe"), ("straße_nr", "straßeNr"), ("ÉTAT", "état"),
    ("名前", "名前"), ("имя_файла", "имяФайла"), ("ΌνομαΧρήστη", "όνομαΧρήστη"), ("שם", "שם"),
  ])
  func otherScriptsAreNames(_ wireName: String, _ swiftName: String) {
    #expect(conventions.swiftName(for: wireName) == swiftName)
  }

  @Test(arguments: ["", "2fa", "1", "_", "___", "-", "@", "😀", "½"])
  func someTextsNameNothing(_ wireName: String) {
    #expect(conventions.swiftName(for: wireName) == nil)
  }

  @Test func aNameIsItsOwnName() {
    let names = [
      "firstName", "avatarURL", "htmlBody", "userIDs", "fileSHA256", "serverIPv6", "isURLValid",
      "address1", "名前", "nameUTF8",
    ]
    for name in names { #expect(conventions.swiftName(for: name) == name) }
  }

  @Test func wireNamesCanBeKept() {
    let verbatim = NamingConventions(keepsWireNames: true)
    #expect(verbatim.swiftName(for: "avatar_url") == "avatar_url")
    #expect(verbatim.swiftName(for: "ID") == "ID")
    #expect(verbatim.swiftName(for: "content-type") == "contentType")
  }

  @Test func theListOfInitialismsIsOpen() {
    var conventions = NamingConventions()
    conventions.initialisms.insert("acme")
    conventions.initialisms.remove("url")
    #expect(conventions.swiftName(for: "the_acme_url") == "theACMEUrl")
  }

  @Test(arguments: ["a", "_a", "a1", "class", "名前", "Ünlü", "self"])
  func swiftNames(_ text: String) {
    #expect(NamingConventions.isSwiftName(text))
  }

  @Test(arguments: ["", "_", "1a", "a b", "a-b", "a.b", "😀", "`a`", "a\u{0}"])
  func notSwiftNames(_ text: String) {
    #expect(!NamingConventions.isSwiftName(text))
  }

  /// A script without capitals has no letter that a type could not begin with.
  @Test(arguments: [("字段DTO", "字段DTO"), ("支払", "支払"), ("字段_DTO", "字段Dto"), ("äöDTO", "ÄöDTO")])
  func typesThatBeginWithoutCase(_ wireName: String, _ typeName: String) {
    #expect(NamingConventions().typeName(for: wireName) == typeName)
  }
}
