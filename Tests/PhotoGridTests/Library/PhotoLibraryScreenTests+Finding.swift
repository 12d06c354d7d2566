import DisplayList
import PortableUIKit
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoGrid

extension PhotoLibraryScreenTests {
  private func find(_ text: String, _ stage: Stage, _ library: PhotoLibraryScreen) {
    for letter in text.unicodeScalars { stage.key(letter) }
    settle(stage, library)
  }

  /// The field says how many there are, and what Return opens, which is the first, wherever somebody was before.
  @Test func returnOpensTheFirstThatIsFound() throws {
    let (stage, library, _) = makeGrid()
    stage.key(.end)
    settle(stage, library)
    find("2", stage, library)
    #expect(stage.displayList.description.contains("\"12 found\""))
    #expect(stage.displayList.description.contains("Return opens “2.jpg”"))
    stage.key(KeySample.Key.enter)
    settle(stage, library)
    #expect(library.title == "2.jpg — 1 of 12 — found by “2”")
  }

  @Test func returnOpensTheFoundOneInFocus() throws {
    let (stage, library, _) = makeGrid()
    find("2", stage, library)
    // The first arrow is on the first, as Return would be.
    for _ in 0..<3 { stage.key(.right) }
    settle(stage, library)
    #expect(stage.displayList.description.contains("Return opens “20.jpg”"))
    stage.key(KeySample.Key.enter)
    settle(stage, library)
    #expect(library.photos.browser.page == 2 && !library.showsGrid)
  }

  /// An input method writes into it as into every field, and a screen reader goes there.
  @Test func whatAnInputMethodWritesIsLookedFor() throws {
    let (stage, library, _) = makeGrid()
    find("/", stage, library)
    func write(_ sample: TextSample) {
      stage.send(.text(sample))
      settle(stage, library)
    }
    func field() -> AccessibilityElement? {
      stage.window.accessibilityTree.elements.first { $0.role == .searchField }
    }
    #expect(field()?.isFocused == true)
    write(.insert("1"))
    #expect(library.finding == "1")
    write(.mark("2", caret: 1))
    write(.insert("2"))
    #expect(library.finding == "12" && library.album.count == 1)
    #expect(field()?.value?.hasPrefix("12, 1 found") == true)
    stage.key(KeySample.Key.backspace)
    settle(stage, library)
    #expect(library.finding == "1")
    // A photo that is meant is read in its place.
    stage.key(.right)
    settle(stage, library)
    #expect(field()?.isFocused == false && library.grid?.focusedPage == 0)
    stage.key(.escape)
    settle(stage, library)
    #expect(library.finding == nil && field() == nil)
    // Nothing is written any more.
    write(.insert("2"))
    #expect(library.finding == nil)
    stage.key(KeySample.Key.enter)
    settle(stage, library)
    #expect(!library.showsGrid)
  }

  /// A letter of another script is looked for, whatever its key is in a Latin layout.
  @Test func lettersOfOtherScriptsAreLookedFor() {
    let (stage, library, _) = makeGrid()
    stage.send(.key(KeySample(phase: .down, key: .character(0x05E2), latin: 0x67)))
    settle(stage, library)
    #expect(library.finding == "\u{5E2}" && library.showsGrid)
  }

  /// Who has come to one of them has found it, and sees it among all.
  @Test func whoHasFoundOneIsThereAfterwards() throws {
    let (stage, library, _) = makeGrid()
    find("9", stage, library)
    stage.key(.right)
    stage.key(.right)
    settle(stage, library)
    #expect(library.grid?.focusedPage == 1)
    stage.key(.escape)
    settle(stage, library)
    let grid = try #require(library.grid)
    let page = try #require(grid.focusedPage)
    #expect(library.finding == nil && grid.album.photo(at: page).name == "19.jpg")
    let place = try #require(grid.place(of: page))
    #expect(place.minY >= 0 && place.maxY <= Double(grid.view.bounds.height))
  }

  /// Nothing is known of what somebody looks for: Return is what it was.
  @Test func withoutALetterNothingIsSaid() {
    let (stage, library, _) = makeGrid()
    stage.key("/")
    settle(stage, library)
    #expect(library.finding == "")
    let list = stage.displayList.description
    #expect(!list.contains("found\"") && !list.contains("Return opens"))
    find("x", stage, library)
    #expect(!stage.displayList.description.contains("Return opens"))
  }

  /// It is as high as the buttons' line, and photos go by below it.
  @Test func theFieldStandsInTheLineOfTheButtons() throws {
    let (stage, library, _) = makeGrid(60)
    find("1", stage, library)
    let view = try #require(library.findingView)
    let photos = try #require(library.grid?.collectionView)
    #expect(view.room == 68)
    #expect(try #require(library.grid?.place(of: 0)).minY == 68)
    let field = try #require(view.subviews.first?.subviews.compactMap { $0 as? FindingField }.first)
    #expect(field.frame.midY == 34 && field.frame.midX == 640)
    // Nothing below its line is opened by a click on it.
    photos.contentOffset.y += 60
    stage.tap(Point(x: 100, y: 40))
    settle(stage, library)
    #expect(library.showsGrid)
    // Beside four buttons in the corner, or below them.
    stage.resize(600, 800)
    settle(stage, library)
    #expect(field.frame.minX == 12 && field.frame.maxX == 600 - 12 - 184)
    stage.resize(400, 800)
    settle(stage, library)
    #expect(field.frame.minX == 12 && field.frame.maxX == 388 && view.room == 124)
  }

  @Test func whoGivesUpIsWhereTheyWere() throws {
    let (stage, library, _) = makeGrid(60)
    let grid = try #require(library.grid)
    for _ in 0..<2 { stage.key(.end) }
    stage.key(.up)
    grid.selection.toggle(3)
    grid.selection.toggle(40)
    settle(stage, library)
    let (offset, focus) = (grid.collectionView.contentOffset, try #require(grid.focusedPage))
    find("17", stage, library)
    #expect(grid.focusedPage == nil && grid.selection.isEmpty)
    grid.selection.toggle(0)
    stage.key(KeySample.Key.escape)
    settle(stage, library)
    #expect(grid.collectionView.contentOffset == offset && grid.focusedPage == focus)
    // What was chosen of what was found is, beside it.
    #expect(grid.selection.pages == [3, 17, 40])
  }
}

extension PhotoLibraryScreenTests {
  /// Where nothing is found, a button leads back to all photos.
  @Test func allPhotosComeBackWhereNoneIsFound() {
    let (stage, library, _) = makeGrid()
    var opened = 0
    library.photos.openFiles = { opened += 1 }
    stage.key("x")
    settle(stage, library)
    #expect(stage.displayList.description.contains("Show all photos"))
    // Below the middle, where that is said.
    stage.tap(Point(x: 640, y: 458))
    settle(stage, library)
    #expect(opened == 0 && library.showsGrid && !library.isFinding)
    #expect(library.title == "30 photos")
    #expect(!stage.displayList.description.contains("Show all photos"))
  }

  /// Where there is nothing, something can be opened.
  @Test func photosCanBeOpenedWhereThereAreNone() {
    var opened = 0
    let (empty, none) = makeStage(0)
    #expect(!empty.displayList.description.contains("Open photos…"))
    none.photos.openFiles = { opened += 1 }
    settle(empty, none)
    #expect(empty.displayList.description.contains("Open photos…"))
  }
}
