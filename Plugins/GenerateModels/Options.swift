/// What the user tells the tool, beyond what the plugin knows.
struct Options {
  let words: [String]

  init(_ words: [String]) {
    // Lines that Xcode and other editors turn into markers, unless the user wants to read them otherwise.
    self.words = ["--diagnostics", "xcode"] + words
  }

  /// Alone, or with a value after an equals sign.
  func has(_ names: String...) -> Bool {
    words.contains { word in names.contains { word == $0 || word.hasPrefix("\($0)=") } }
  }
}
