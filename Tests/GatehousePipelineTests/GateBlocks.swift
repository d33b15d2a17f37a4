/// The schemas in a text between ```` ```gate ```` and ```` ``` ````.
func gateBlocks(in markdown: String) -> [String] { blocks(of: "gate", in: markdown) }

/// The texts between ```` ``` ```` with the language after it, and ```` ``` ````.
func blocks(of language: String, in markdown: String) -> [String] {
  var blocks: [String] = []
  var block: [Substring]?
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if line == "```" + language {
      block = []
    } else if line == "```", let lines = block {
      blocks.append(lines.joined(separator: "\n") + "\n")
      block = nil
    } else {
      block?.append(line)
    }
  }
  return blocks
}
