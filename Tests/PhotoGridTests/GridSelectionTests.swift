import Testing

@testable import PhotoGrid

struct GridSelectionTests {
  @Test func aRangeBeginsWhereSomebodyBeganToChoose() {
    var selection = GridSelection()
    selection.extend(to: 5, from: 3)
    #expect(selection.pages == [3, 4, 5])
    // Beyond where it began, and with no others.
    selection.extend(to: 1, from: 9)
    #expect(selection.pages == [1, 2, 3])
    selection.toggle(7)
    selection.toggle(2)
    #expect(selection.pages == [1, 3, 7])
    selection.extend(to: 4, from: 0)
    #expect(selection.pages == [2, 3, 4])
    selection.chooseAll(2)
    #expect(selection.pages == [0, 1])
    selection.clear()
    #expect(selection == GridSelection())
    selection.chooseAll(0)
    #expect(selection.isEmpty)
  }

  @Test func itFollowsPhotosThatGoElsewhere() {
    var selection = GridSelection()
    selection.toggle(1)
    selection.toggle(3)
    selection.albumDidChange { $0 == 1 ? nil : 9 - $0 }
    #expect(selection.pages == [6])
    // From where the last one is that was chosen.
    selection.extend(to: 4, from: 0)
    #expect(selection.pages == [4, 5, 6])
  }
}
