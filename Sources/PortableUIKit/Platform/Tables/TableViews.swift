import CollectionSolving

#if hasFeature(Embedded)
  extension UITableView {
    /// What is dequeued by `identifier` from now on is of this class.
    public func register<Cell: UITableViewCell>(
      _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
    ) {
      cellQueues.register(identifier) { Cell(dequeuedAs: $0) }
    }

    /// What is dequeued by `identifier` from now on is of this class.
    public func register<View: UITableViewHeaderFooterView>(
      _ viewClass: View.Type, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
      headerQueues.register(identifier) { View(dequeuedAs: $0) }
    }

    var knownDelegate: (any UITableViewDelegate)? {
      guard let receiver, let ownDelegate, ownDelegate === receiver else { return nil }
      return ownDelegate
    }

    /// Nothing is found out of a view at run time: what a program makes itself goes to no queue.
    func queued(_ view: UIView) -> UITableViewHeaderFooterView? { nil }
  }
#else
  import Foundation

  extension UITableView {
    /// What is dequeued by `identifier` from now on is of this class; nil for none.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      guard let cellClass else { return cellQueues.register(identifier, nil) }
      precondition(cellClass is UITableViewCell.Type, "\(cellClass) is no UITableViewCell")
      cellQueues.register(identifier) {
        unsafeDowncast(
          unsafeBitCast(cellClass, to: MadeByStyle.Type.self).init(
            style: .default, reuseIdentifier: $0), to: UITableViewCell.self)
      }
    }

    /// What is dequeued by `identifier` from now on is of this class; nil for none.
    public func register(
      _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
      guard let aClass else { return headerQueues.register(identifier, nil) }
      precondition(
        aClass is UITableViewHeaderFooterView.Type, "\(aClass) is no UITableViewHeaderFooterView")
      headerQueues.register(identifier) {
        unsafeDowncast(
          unsafeBitCast(aClass, to: MadeByName.Type.self).init(reuseIdentifier: $0),
          to: UITableViewHeaderFooterView.self)
      }
    }

    var knownDelegate: (any UITableViewDelegate)? {
      guard let receiver else { return nil }
      if let ownDelegate, ownDelegate === receiver { return ownDelegate }
      return receiver as? any UITableViewDelegate
    }

    func queued(_ view: UIView) -> UITableViewHeaderFooterView? {
      view as? UITableViewHeaderFooterView
    }
  }

  /// Open, so that the compiler cannot know which initialiser runs: see `MadeByFrame`.
  open class MadeByStyle: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Open, so that the compiler cannot know which initialiser runs: see `MadeByFrame`.
  open class MadeByName: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif

extension ItemPlace {
  init(_ indexPath: IndexPath) { self.init(indexPath.section, indexPath.row) }
}

extension IndexPath {
  init(_ place: ItemPlace) { self.init(row: place.item, section: place.section) }
}
