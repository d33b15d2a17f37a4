/// The value of a key in one context.
public enum TemplateValue {
  case text(String)
  case flag(Bool)
  case list(any TemplateList)
  case context(any TemplateContext)
  case absent

  /// Whether an `if` with this value renders its first branch.
  var holds: Bool {
    switch self {
    case .flag(let flag): flag
    case .list(let list): !list.isEmpty
    case .text, .context: true
    case .absent: false
    }
  }
}

/// An array whose elements are wrapped one by one, when they are needed.
public protocol TemplateList {
  var count: Int { get }
  var isEmpty: Bool { get }
  /// `index` is less than `count`.
  func element(at index: Int) -> any TemplateContext
}

extension Array: TemplateList where Element: TemplateContext {
  public func element(at index: Int) -> any TemplateContext {
    self[index]
  }
}
