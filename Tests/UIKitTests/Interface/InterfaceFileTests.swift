import Foundation
import Testing
import UIKit

@testable import PortableUIKit

/// Interface files are not read, and whoever asks for one is told what to do instead.
@MainActor
@Suite(.serialized) struct InterfaceFileTests {
  @Test func aNibMakesNothing() {
    var made: [Any]?
    let notes = missingFeatureNotes {
      made = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, options: nil)
      made? += Bundle.main.loadNibNamed("Row", owner: nil) ?? [0]
    }
    #expect(made?.isEmpty == true)
    #expect(
      notes
        == ["Card", "Row"].map {
          "UINib: “\($0)” is not read: views are made in code. instantiate(withOwner:) returns nothing."
        })
  }

  @Test func aNibCannotBeRegistered() {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = UITableView(frame: .zero)
    let nib = UINib(nibName: "Card", bundle: nil)
    let notes = missingFeatureNotes {
      collection.register(nib, forCellWithReuseIdentifier: "a")
      collection.register(nib, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "b")
      table.register(nib, forCellReuseIdentifier: "c")
      table.register(nib, forHeaderFooterViewReuseIdentifier: "d")
      collection.collectionViewLayout.register(nib, forDecorationViewOfKind: "e")
      // Takes a registration back, as on an iPhone.
      table.register(nil as UINib?, forCellReuseIdentifier: "c")
    }
    let whats = [
      "cells", "views of the kind “badge”", "cells", "headers and footers", "decoration views",
    ]
    #expect(
      notes
        == zip(whats, "abcde").map {
          "UINib: “Card” is not read: register a class for \($0) called “\($1)”, which makes its views in code."
        })
  }

  @Test func aStoryboardHasNoFirstController() {
    let notes = missingFeatureNotes {
      #expect(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    }
    #expect(
      notes == [
        "UIStoryboard: “Main” is not read: controllers are made in code. instantiateInitialViewController() returns nil."
      ])
  }
}
