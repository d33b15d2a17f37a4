import Foundation

// What has no scheme is accepted, kept as it is, and written as it came.

let references = [
  "/users/1", "?page=2", "#top", "users/1?a=b#c", "../img/a%20b.png", "./a:b",
  "//cdn.example.org/a",
  "/a:b", "a/b:c", "?a=1:2", "https://example.org/a", "mailto:ada@example.org", ".", "/",
]

for reference in references {
  let json = """
    {"icon":"\(reference)","link":"\(reference)","next":"\(reference)",\
    "others":["\(reference)"],"source":"\(reference)"}
    """
  do {
    let dto: PageDTO = try decode(json)
    expect(dto.link.absoluteString, is: reference)
    expect(try encode(dto), is: json)
    let page = try Page(from: dto)
    expect(page.source == dto.link && page.icon == dto.next && page.others == [dto.link])
    expect(try encode(PageDTO(from: page)), is: json)
    let link = "{\"href\":\"\(reference)\",\"rel\":\"next\"}"
    expect(try encode(decode(link, as: Link.self)), is: link)
  } catch {
    print("\(reference): \(error)")
  }
}

// The others say what is wrong.
let wrong = [
  "": "it is empty", "a b": "the character at byte 1 must be percent-encoded",
  "1:2": "the character at byte 1 must be percent-encoded",
  "/ü": "the character at byte 1 must be percent-encoded",
  "//": "it has no host", "https:": "it has no host",
  "/100%": "the percent sign at byte 4 is not followed by two hexadecimal digits",
]
for (text, reason) in wrong.sorted(by: { $0.key < $1.key }) {
  expect(
    problem(decoding: "{\"href\":\"\(text)\",\"rel\":\"next\"}", as: Link.self),
    is: "href: \"\(text)\" is not a URL: \(reason)")
}

do {
  let dto: PageDTO = try decode(
    "{\"icon\":\"\",\"link\":\"/\",\"others\":null,\"source\":\"a b\"}")
  let issues = error(of: { () throws(MappingError) in try Page(from: dto) })?.issues
  expect(issues?.map { "\($0.path)" } == ["source"])
  // Swift resolves it when it is asked to.
  let base = URL(string: "https://example.org/users/")
  let next: Link = try decode("{\"href\":\"../teams?page=2\",\"rel\":\"next\"}")
  expect(
    URL(string: next.href.relativeString, relativeTo: base)?.absoluteString,
    is: "https://example.org/teams?page=2")
} catch {
  print(error)
}

do {
  let reports = Reports()
  let menu = try FallbackHandler.use {
    reports.add($0.path)
  } during: {
    try Menu(from: decode("{\"help\":1,\"all\":[2],\"icon\":\"https:\"}"))
  }
  expect(reports.all.joined(separator: ", "), is: "help, all, icon")
  expect(menu.start.absoluteString, is: "/start")
  expect(menu.help.absoluteString, is: "?page=help")
  expect(menu.all?.map(\.absoluteString) == ["/a", "https://example.org/b"])
  expect(menu.icon.absoluteString, is: "icon.png")
} catch {
  print(error)
}
