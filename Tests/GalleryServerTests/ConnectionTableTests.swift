import Testing

@testable import GalleryServer

/// Who is let in, and who has to go for it.
struct ConnectionTableTests {
  private func address(_ last: UInt8) -> AddressGroup { AddressGroup(bytes: [10, 0, 0, last]) }

  @Test func anAddressHasSoManyAndTheLongestIdleOfThemGivesWay() {
    var table = ConnectionTable<Int>(limit: 100, limitPerAddress: 3)
    for key in 1...3 { #expect(table.admit(key, from: address(1)) == .admitted) }
    table.note(1, isAnswered: true)
    #expect(table.admit(4, from: address(1)) == .admittedInsteadOf(2))
    #expect(table.admit(5, from: address(2)) == .admitted)
    for key in [3, 4] { table.note(key, isAnswered: true) }
    #expect(table.admit(6, from: address(1)) == .refused)
    table.remove(3)
    #expect(table.admit(7, from: address(1)) == .admitted)
    table.note(1, isAnswered: false)
    #expect(table.admit(8, from: address(1)) == .admittedInsteadOf(1))
  }

  @Test func whoSaysNothingLocksNobodyOut() {
    var table = ConnectionTable<Int>(limit: 8, limitPerAddress: 4)
    for key in 1...8 { #expect(table.admit(key, from: address(UInt8(key % 2))) == .admitted) }
    for key in 9...20 {
      guard case .admittedInsteadOf = table.admit(key, from: address(7)) else {
        Issue.record("\(key) is locked out")
        return
      }
      table.note(key, isAnswered: true)
      table.remove(key)
      #expect(table.admit(key + 100, from: address(UInt8(key % 2))) == .admitted)
    }
  }

  @Test func whoTakesNothingLocksNobodyOut() {
    var table = ConnectionTable<Int>(limit: 6, limitPerAddress: 4)
    for key in 1...4 { #expect(table.admit(key, from: address(1)) == .admitted) }
    for key in 5...6 { #expect(table.admit(key, from: address(2)) == .admitted) }
    for key in 1...6 { table.note(key, isAnswered: true) }
    #expect(table.admit(7, from: address(3)) == .admittedInsteadOf(1))
    // Nobody has more than the newcomer would have.
    table.note(7, isAnswered: true)
    #expect(table.admit(8, from: address(3)) == .admittedInsteadOf(2))
    table.note(8, isAnswered: true)
    #expect(table.admit(9, from: address(3)) == .refused)
  }

  @Test func halfAnIPv6AddressIsAClient() {
    let first = AddressGroup(bytes: [0x20, 1, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8))
    let second = AddressGroup(bytes: [0x20, 1, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 9, count: 8))
    let third = AddressGroup(bytes: [0x20, 1, 0, 0, 0, 0, 0, 2] + [UInt8](repeating: 0, count: 8))
    #expect(first == second && first != third)
    #expect(
      AddressGroup(bytes: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF, 10, 0, 0, 1])
        == address(1))
  }
}
