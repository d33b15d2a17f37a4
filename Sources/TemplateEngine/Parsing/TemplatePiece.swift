/// A part of a template. Every line break is a piece of its own, and is a line feed from here on.
enum TemplatePiece {
  case text(Range<Int>)
  case lineBreak
  case tag(Tag)
}
