import PortableUIKit
import Testing

/// A cloud of chips: each as wide as its text, as many in a row as fit.
@MainActor
struct ChipTests {
  private final class Words: UICollectionViewDataSource {
    var widths: [CGFloat]
    var measures = 0

    init(_ widths: [CGFloat]) { self.widths = widths }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      widths.count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      guard let word = cell as? Word else { return cell }
      word.width.constant = widths[indexPath.item]
      word.onMeasure = { [unowned self] in measures += 1 }
      return word
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private final class Word: UICollectionViewCell {
    private let text = UIView()
    /// Points.
    private(set) lazy var width = text.widthAnchor.constraint(equalToConstant: 0)
    var onMeasure: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      text.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: contentView.topAnchor),
        text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10), width,
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      onMeasure?()
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private final class Sized: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 70) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func cloud(
    _ words: Words, _ change: (UICollectionViewCompositionalLayout) -> Void = { _ in }
  ) -> UICollectionView {
    // Of its own: tests take turns on the main actor.
    window.screen = UIScreen()
    window.screen.scale = 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(80), heightDimension: .absolute(32)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .estimated(10), heightDimension: .absolute(10)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      ])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
    let layout = UICollectionViewCompositionalLayout(section: section)
    change(layout)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(Word.self, forCellWithReuseIdentifier: "word")
    view.register(
      Sized.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    view.register(Sized.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "view")
    view.dataSource = words
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView, _ items: Range<Int>) -> [CGRect?] {
    items.map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func eachIsAsWideAsItsTextAndRowsBreakThere() {
    let words = Words([30, 100, 50, 60, 200, 280, 20])
    let view = cloud(words)
    // The fourth would end 366 points from the left; and the fifth, 220 wide, finds no room beside it.
    #expect(
      frames(view, 0..<7) == [
        CGRect(x: 10, y: 8, width: 50, height: 32), CGRect(x: 68, y: 8, width: 120, height: 32),
        CGRect(x: 196, y: 8, width: 70, height: 32), CGRect(x: 10, y: 48, width: 80, height: 32),
        CGRect(x: 10, y: 88, width: 220, height: 32), CGRect(x: 10, y: 128, width: 300, height: 32),
        CGRect(x: 10, y: 168, width: 40, height: 32),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 208))
    #expect(words.measures == 7)
  }

  @Test func aThousandAreMeasuredAsTheyComeIntoViewAndNothingJumps() {
    let words = Words((0..<1000).map { CGFloat(10 + $0 * 37 % 90) })
    let view = cloud(words)
    view.scrollToItem(at: IndexPath(item: 700, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(words.measures < 200)
    let top = frames(view, 700..<701).first.flatMap { $0?.minY }
    #expect(top == view.contentOffset.y)
    // Rows above break elsewhere when their chips are known: where one of the uppermost row lies, the others follow.
    for _ in 0..<60 {
      let places = view.visibleCells.map { ($0, $0.frame.minY - view.contentOffset.y) }
      let highest = places.map(\.1).min() ?? 0
      view.contentOffset.y -= 20
      view.layoutIfNeeded()
      let stay = places.contains { cell, place in
        place == highest && cell.frame.minY - view.contentOffset.y == place + 20
      }
      #expect(stay)
    }
  }

  @Test func oneThatChangesSendsTheOthersOn() {
    let words = Words([100, 100, 100, 100])
    let view = cloud(words)
    #expect(frames(view, 0..<4).map { $0?.minY } == [8, 8, 48, 48])
    words.widths[0] = 200
    view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(frames(view, 0..<4).map { $0?.minY } == [8, 48, 48, 88])
  }

  @Test func whatIsAttachedIsMeasuredToo() {
    let view = cloud(Words([30]))
    let badge = view.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 0, section: 0))
    #expect(badge?.frame == CGRect(x: 30, y: 8, width: 30, height: 10))
  }

  @Test func theWholeLayoutsHeaderIsMeasured() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: "top", alignment: .top)
    ]
    let view = cloud(Words([30])) { $0.configuration = configuration }
    let header = view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(frames(view, 0..<1) == [CGRect(x: 10, y: 78, width: 50, height: 32)])
  }
}
