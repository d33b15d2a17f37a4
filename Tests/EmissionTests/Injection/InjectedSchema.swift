import Diagnostics

/// Declarations with a text in every place where a schema can have one.
enum InjectedSchema {
  /// - Parameter documented: whether it has documentation comments.
  static func file(_ texts: [InjectedText], documented: Bool, named path: String = "A.gate")
    -> SourceFile
  {
    let chapters = texts.enumerated().map { chapter($1, number: $0, documented: documented) }
    return SourceFile(path: path, text: chapters.joined(separator: "\n"))
  }

  private static func chapter(_ text: InjectedText, number: Int, documented: Bool) -> String {
    let lines = places.split(separator: "\n")
      .filter { documented || !$0.drop { $0 == " " }.hasPrefix("///") }
    return lines.map { text.filling(String($0), number: number) + "\n" }.joined()
  }

  /// Every place for the text, by itself where it fits, or within a longer text.
  private static let places = #"""
    /// ¶
    dto T№DTO {
      /// ¶
      "§" as key: String
      "§k"."§i" as inner: String = "§" else "§"
      joined: [String] via split("§")
      truth: Bool via flag(["§", "§a"], ["§b", "§c"])
      date: Date via dateFormat("yyyy-MM-dd'†'", timeZone: "UTC")
      words: JSON = ["§": "§"]
      named: [String: String] = ["§": "§"]
      kind: T№Kind
      choice: T№Choice
      note: String?
      /// ¶
      @deprecated("§") @renamed(from: "older") old: String
      unread: String
    }
    /// ¶
    enum T№Kind {
      /// ¶
      "§" as value, "§z" as other, @deprecated("§") "§y" as former
    }
    open enum T№Open { "§" as value, @deprecated("§") "§y" as former }
    dto union T№Choice by "§" { "§" as first(T№A), "§a" as second(T№B), third }
    dto union T№Adjacent by "§" in "§c" { "§" as first(T№A), "§a" as second(T№B), third }
    dto union T№Keyed by key { "§" as first(T№A), "§a" as second(T№B) }
    dto union T№Named by "§c" in {"§c"} { "§" as first(T№A), "§a" as second(T№B), nil as third(T№A) }
    dto T№A { a: String }
    dto T№B { b: Int }
    dto T№Constants { "§": "§" }
    dto T№Others { adjacent: T№Adjacent, keyed: T№Keyed, named: T№Named, open: T№Open }
    /// ¶
    @deprecated("§")
    type T№Prefix = String where prefix "§" "§"
    type T№Suffix = String where suffix "§"
    type T№Part = String where contains "§"
    type T№One = String where oneOf ["§", "§a"]
    type T№Pattern = String where matches /®/ "§"
    /// ¶
    domain T№ {
      /// ¶
      name: String where prefix "§" "§"
      words: [String] where each oneOf ["§", "§a"]
      other: String?
      kind: String
      fixed: String
      /// ¶
      rule documented "§": name != "§"
      rule told "§": name != "§a" or words.isEmpty
      rule silent: name != "§" and (other == nil or other in ["§", "§b"])
    }
    /// ¶
    map T№DTO -> T№ {
      name: "§\(key)§"
      words: joined else ["§"]
      other: note ?? "§"
      fixed: "§"
      kind: match note { "§" -> "§a", nil -> "§", else -> "§b" }
      ignore unread because "§"
    }
    /// ¶
    repository T№Repository {
      /// ¶
      find(id: String) -> T№ from T№DTO
      /// ¶
      source Cache { find from T№DTO }
    }
    model T№Model { "§" as key: String = "§", kind: T№Kind, "§p" as patched: Int where > 3 "§" }
    """#
}
