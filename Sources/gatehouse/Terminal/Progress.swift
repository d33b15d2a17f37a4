import Diagnostics

/// One line on a terminal that says what is being done, and disappears when something else is printed. It is not shown in
/// other places, or for work that takes no time.
struct Progress {
  private let terminal: Terminal?

  static let none = Progress(in: nil)

  private init(in terminal: Terminal?) {
    self.terminal = terminal
  }

  /// For work on `files`: the size of the schemas shows how long it will take.
  init(of files: [SourceFile], in terminal: Terminal) {
    let size = files.reduce(0) { $0 + $1.bytes.count }
    self.init(in: size >= Self.longSize && terminal.isScreen(.error) ? terminal : nil)
  }

  private static let longSize = 1 << 17

  func show(_ text: String) {
    replaceLine(with: "\(text) …")
  }

  /// `writing 640 of 3019 files …`, now and then.
  func show(_ verb: String, _ count: Int, of total: Int) {
    if count % Self.step == 0 { show("\(verb) \(count) of \(total) files") }
  }

  private static let step = 64

  func clear() {
    replaceLine(with: "")
  }

  private func replaceLine(with text: String) {
    do throws(Failure) {
      try terminal?.print(Array("\r\u{1B}[K\(text)".utf8), on: .error)
    } catch {
      // Progress that cannot be shown is not worth an error: the result will show what was done.
    }
  }
}
