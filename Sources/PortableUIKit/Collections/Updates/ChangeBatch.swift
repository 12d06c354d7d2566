import CollectionSolving

/// Changes of a list or a grid that belong together, until they are carried out.
struct ChangeBatch {
  var changes: [CollectionChange] = []
  /// Items whose views stay and are filled again, by where they were.
  var reconfigured: [ItemPlace] = []
  /// Who waits for the end, the outermost first.
  var completions: [(Bool) -> Void] = []
  /// A hand moves what it holds, and the data knows nothing of it.
  var isByHand = false
  /// Everything is loaded anew instead.
  var isReload = false

  /// The numbers of items and sections, or their order, are others afterwards.
  var changesCounts: Bool {
    changes.contains { change in
      switch change {
      case .reloadItem, .reloadSection: false
      case .deleteSection, .insertSection, .moveSection, .deleteItem, .insertItem, .moveItem: true
      }
    }
  }
}
