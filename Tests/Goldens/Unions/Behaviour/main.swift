import Foundation

let url = URL(filePath: "/a")
expect(Media.image(Media.Image(url: url)) == .image(Media.Image(url: url, caption: nil)))
expect(Media.none != .texts([]) && Media.video(url) != .none)
expect(Post(state: .draft).media == nil)
expect(Set([State.draft, .`init`("a"), .`init`("a"), .default]).count == 3)

// What tells the cases apart without a `switch`.
expect(Media.video(url).isVideo && !Media.none.isVideo && Media.none.isNone)
expect(Media.video(url).video == url && Media.none.video == nil)
expect(Media.texts(["a"]).texts == ["a"])
expect(State.`init`("a").isInit && State.default.isDefault && State.draft.published == nil)
