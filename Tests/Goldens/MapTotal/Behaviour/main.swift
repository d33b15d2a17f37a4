import Foundation

do {
  let json = """
    {"title":" T ","body":null,"count":3,"ratio":0.5,"tags":{"a":" b "},"plan":"gold",
     "author":{"first":"Ada","last":"L","age":36},"is_done":true,"children":[
       {"title":"C","body":"x","count":1,"ratio":1,"tags":{},"plan":"pro","children":[],
        "author":{"first":"B","last":null,"age":1},"is_done":false}]}
    """
  let dto: NoteDTO = try decode(json)
  // Nothing here can throw, so there is no `try`.
  let note = Note(from: dto)
  expect(note.title.rawValue == "T" && note.body == "none" && note.count == 3 && note.ratio == 0.5)
  expect(note.tags["a"]?.rawValue == "b" && note.plan == .unrecognized("gold"))
  expect(note.byline == "Ada L (36)" && note.state == .done(Title("T")) && note.kind == "note")
  expect(note.empty == nil && note.amount == 3 && note.parent == nil)
  expect(note.children.count == 1 && note.children.first?.byline == nil)
  expect(note.children.first?.state == .open && note.children.first?.plan == .pro)
  let page = Page(from: PageDTO(heading: dto, headings: dto.children, last: nil))
  expect(page.heading.line == "# T " && page.heading.count == 3 && page.heading.kind == "note")
  expect(page.headings.map(\.line) == ["#C"] && page.last == nil)
  let asPage: (PageDTO) -> Page = Page.init(from:)
  expect(asPage(PageDTO(heading: dto, headings: [], last: dto)).last?.author == note.author)
  expect(AuthorDTO(from: note.author).first == "Ada")
} catch {
  print(error)
}
