import UIKit

extension Setting {
  static let lists = [
    Setting("row heights", UITableView()) {
      $0.rowHeight = 40
      $0.estimatedRowHeight = 44
      $0.sectionHeaderHeight = 20
      $0.sectionFooterHeight = 20
      $0.estimatedSectionHeaderHeight = 20
      $0.estimatedSectionFooterHeight = 20
      $0.sectionHeaderTopPadding = 0
    },
    Setting("rows' looks", UITableView()) {
      $0.separatorStyle = .none
      $0.separatorColor = .systemRed
      $0.separatorInset = .zero
      $0.cellLayoutMarginsFollowReadableWidth = true
      $0.insetsContentViewsToSafeArea = false
      $0.sectionIndexColor = .systemRed
      $0.isEditing = false
    },
    Setting("table's ends", Ended()) {
      $0.tableHeaderView = $0.above
      $0.tableFooterView = $0.below
      $0.backgroundView = $0.behind
    },
    Setting("item", Holder(UICollectionViewCell())) {
      $0.held.isSelected = true
      $0.held.isHighlighted = false
    },
    Setting("row", Holder(UITableViewCell(style: .value1, reuseIdentifier: nil))) {
      $0.held.isSelected = true
      $0.held.isHighlighted = false
      $0.held.accessoryType = .checkmark
      $0.held.selectionStyle = .none
      $0.held.separatorInset = .zero
      $0.held.indentationLevel = 1
      $0.held.textLabel?.text = "Text"
      $0.held.detailTextLabel?.text = "Text"
    },
    Setting(
      "collection",
      UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    ) {
      $0.isEditing = false
      $0.allowsMultipleSelection = true
      let layout = $0.collectionViewLayout as? UICollectionViewFlowLayout
      layout?.itemSize = CGSize(width: 40, height: 40)
      layout?.minimumLineSpacing = 3
      layout?.sectionInset = .zero
    },
    Setting("scrolling", UIScrollView()) {
      $0.contentSize = CGSize(width: 200, height: 500)
      $0.contentInset.top = 10
      $0.contentOffset.y = 20
      $0.minimumZoomScale = 0.5
      $0.maximumZoomScale = 2
      $0.zoomScale = 1
      $0.contentInsetAdjustmentBehavior = .never
      $0.verticalScrollIndicatorInsets.top = 10
      $0.isScrollEnabled = true
    },
  ]

  static let views = [
    Setting("margins", Holder(UIView())) {
      $0.held.layoutMargins = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      $0.layoutMargins = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      $0.preservesSuperviewLayoutMargins = true
      $0.insetsLayoutMarginsFromSafeArea = false
    },
    Setting("directional margins", Holder(UIView())) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 3, leading: 3, bottom: 3, trailing: 3)
      $0.semanticContentAttribute = .forceRightToLeft
    },
    Setting("looks", UIView()) {
      $0.backgroundColor = .systemRed
      $0.alpha = 0.5
      $0.transform = CGAffineTransform(rotationAngle: 1)
      $0.tintColor = .systemRed
      $0.isHidden = false
      $0.layer.cornerRadius = 4
      $0.layer.borderColor = UIColor.systemRed.cgColor
      $0.layer.shadowOpacity = 0.5
    },
    Setting("stack", UIStackView(arrangedSubviews: [UIView(), UIView()])) {
      $0.axis = .vertical
      $0.spacing = 3
      $0.alignment = .center
      $0.distribution = .fillEqually
      $0.setCustomSpacing(4, after: $0.arrangedSubviews[0])
      $0.arrangedSubviews[1].isHidden = true
    },
    Setting("priorities", Holder(UIView())) {
      $0.translatesAutoresizingMaskIntoConstraints = true
      $0.held.setContentHuggingPriority(.required, for: .vertical)
      $0.held.setContentCompressionResistancePriority(.required, for: .vertical)
    },
    Setting("controller's view") {
      $0.view.layoutMargins = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      $0.additionalSafeAreaInsets.top = 10
    },
    Setting("controller") {
      $0.title = "Title"
      $0.preferredContentSize = CGSize(width: 100, height: 100)
    },
  ]
}

@MainActor private final class Ended: UITableView {
  let above = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  let below = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
  let behind = UIView()
}

/// What is set is not laid out with the controller's view.
@MainActor private final class Holder<Held: UIView>: UIView {
  let held: Held

  init(_ held: Held) {
    self.held = held
    super.init(frame: .zero)
    addSubview(held)
  }

  required init?(coder: NSCoder) { nil }
}
