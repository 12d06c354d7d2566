/// A page that its picture covers, whatever its shape.
final class FilledPage: UIView {
  private let picture: PictureView

  init(_ picture: PictureView) {
    self.picture = picture
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = picture.naturalSize
    let scale = max(bounds.width / natural.width, bounds.height / natural.height)
    let size = CGSize(width: natural.width * scale, height: natural.height * scale)
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
