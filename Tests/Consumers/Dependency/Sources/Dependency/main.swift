import Foundation
import Models
import Plain

let answer = Data(#"{ "title": "Flatland", "pages": 96 }"#.utf8)
let book = try Book(from: JSONDecoder().decode(BookDTO.self, from: answer))
print("\(book.title) has \(book.pages) pages")
print("\(Role.admin) is laid out by \(Role.layout)")
