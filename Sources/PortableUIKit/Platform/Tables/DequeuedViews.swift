#if hasFeature(Embedded)
  /// A cell that is made by its type.
  open class DequeuedCell: UIView {
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(frame: UITableViewCell.firstFrame)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// In the default style; a cell's place is its table's to choose.
    public override convenience init(frame: CGRect) {
      self.init(style: .default, reuseIdentifier: nil)
    }
    /// Subclasses have it that override all other initialisers or none.
    public required convenience init(dequeuedAs identifier: String) {
      self.init(style: .default, reuseIdentifier: identifier)
    }
  }

  /// A header or footer that is made by its type.
  open class DequeuedHeader: UIView {
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override convenience init(frame: CGRect) {
      self.init(reuseIdentifier: nil)
      self.frame = frame
    }
    /// Subclasses have it that override all other initialisers or none.
    public required convenience init(dequeuedAs identifier: String) {
      self.init(reuseIdentifier: identifier)
    }
  }
#else
  import Foundation

  /// A cell that is made by its type: see `MadeByStyle`.
  open class DequeuedCell: UIView {
    /// As a table makes its cells.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(frame: UITableViewCell.firstFrame)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// In the default style; a cell's place is its table's to choose.
    public override convenience init(frame: CGRect) {
      self.init(style: .default, reuseIdentifier: nil)
    }
  }

  /// A header or footer that is made by its type: see `MadeByName`.
  open class DequeuedHeader: UIView {
    /// As a table makes its headers and footers.
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override convenience init(frame: CGRect) {
      self.init(reuseIdentifier: nil)
      self.frame = frame
    }
  }
#endif
