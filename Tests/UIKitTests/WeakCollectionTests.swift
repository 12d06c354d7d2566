import CoreGraphics
import Testing
import UIKit

private protocol Listener: AnyObject {
  var name: String { get }
}

private final class Named: NSObject, Listener {
  let name: String
  init(_ name: String) { self.name = name }
}

struct WeakCollectionTests {
  @Test func `A weak table forgets objects that are gone and keeps the order of the others`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let first = Named("first")
    table.add(first)
    var second: Named? = Named("second")
    table.add(second)
    table.add(second)
    let third = Named("third")
    table.add(third)
    #expect(table.count == 3)
    second = nil
    #expect(table.count == 2)
    #expect(table.allObjects.compactMap { ($0 as? Named)?.name } == ["first", "third"])
    #expect(table.contains(first))
    table.remove(first)
    #expect(!table.contains(first))
    #expect(table.anyObject === third)
    table.removeAllObjects()
    #expect(table.allObjects.isEmpty)
  }

  @Test func `A table of a protocol's objects`() {
    let table = NSHashTable<any Listener>.weakObjects()
    let one = Named("one")
    table.add(one)
    do {
      let gone = Named("gone")
      table.add(gone)
      #expect(table.count == 2)
    }
    #expect(table.allObjects.map(\.name) == ["one"])
  }

  @Test func `A table without options keeps what is added`() {
    let table = NSHashTable<Named>()
    table.add(Named("kept"))
    #expect(table.allObjects.map(\.name) == ["kept"])
  }

  @Test func `A map forgets with its weak keys or values`() {
    let map = NSMapTable<Named, NSString>.weakToStrongObjects()
    let key = Named("key")
    map.setObject("value", forKey: key)
    do {
      let gone = Named("gone")
      map.setObject("lost", forKey: gone)
      #expect(map.count == 2)
    }
    #expect(map.count == 1)
    #expect(map.object(forKey: key) == "value")
    map.setObject("other", forKey: key)
    #expect(map.object(forKey: key) == "other")
    map.removeObject(forKey: key)
    #expect(map.object(forKey: key) == nil)

    let values = NSMapTable<NSString, Named>.strongToWeakObjects()
    let value = Named("value")
    values.setObject(value, forKey: "a")
    values.setObject(Named("gone"), forKey: "b")
    #expect(values.object(forKey: "a") === value)
    #expect(values.object(forKey: "b") == nil)
  }
}
