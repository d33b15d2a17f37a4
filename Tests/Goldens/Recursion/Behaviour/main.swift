let root = Folder(name: "/", children: [])
let home = Folder(name: "home", parent: root, children: [root], previous: nil)
let ada = Folder(name: "ada", parent: home, children: [], previous: home)
expect(ada.parent?.parent == root && ada.previous == home && root.parent == nil)
expect(Set([ada, ada, home]).count == 2)

let manager = Manager(name: "m", assistant: Employee(name: "e", manager: Manager(name: "n")))
expect(manager.assistant?.manager?.name == "n")

let sum = Expression.sum(Sum(left: .number(1), right: .negated(.number(2))))
expect(sum == .sum(Sum(left: .number(1), right: .negated(.number(2)))) && sum != .number(3))
expect(Chain.link(Link(next: .link(Link(next: .end)))) != .end)

let group = Group(shape: .wrapped(nil), patch: .value(Group()))
expect(group.patch == .value(Group(shape: nil, patch: .absent)) && group.shape == .wrapped(nil))
