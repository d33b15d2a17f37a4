import Foundation

let url = URL(filePath: "/a")
expect(Media.image(Media.Image(url: url)) == .image(Media.Image(url: url, caption: nil)))
expect(Media.none != .texts([]) && Media.video(url) != .none)
expect(Post(state: .draft).media == nil)
expect(Set([State.draft, .`init`("a"), .`init`("a"), .default]).count == 3)
