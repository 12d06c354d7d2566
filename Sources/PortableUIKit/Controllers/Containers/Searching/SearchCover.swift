/// Lies on the page that is searched: what is found, or what darkens the page. Beside both, touches are the page's.
final class SearchCover: UIView {
  let dimming = SheetDimming()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
  }
}
