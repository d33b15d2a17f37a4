import Foundation

let answer = #"""
  [{"kind": "Cat", "name": "Kitty", "lives": 9}, {"kind": "Dog", "name": "Rex", "born": "2024-02-29T12:00:00Z"},
   {"kind": "Fish", "name": "Wanda"}]
  """#

for pet in try JSONDecoder().decode([PetDTO].self, from: Data(answer.utf8)) {
  switch try Pet(from: pet) {
  case .cat(let cat): print("\(cat.name) has \(cat.lives ?? 0) lives.")
  case .dog(let dog):
    print("\(dog.name) was born \(dog.born?.timeIntervalSince1970 ?? 0) seconds after 1970.")
  case .unrecognized(let tag, _): print("A \(tag) is something new.")
  }
}
