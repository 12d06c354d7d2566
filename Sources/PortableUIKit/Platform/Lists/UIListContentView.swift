#if !hasFeature(Embedded)
  /// Shows texts and a picture as a list's configuration says.
  open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let text = UILabel(frame: .zero)
    private let secondary = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    public init(configuration: UIListContentConfiguration) {
      shown = configuration
      super.init(frame: .zero)
      for view in [picture, text, secondary] { addSubview(view) }
      picture.contentMode = .scaleAspectFit
      show()
    }

    public required init?(coder: NSCoder) { fatalError("made in code only") }

    open var configuration: any UIContentConfiguration {
      get { shown }
      set {
        guard let new = newValue as? UIListContentConfiguration else { return }
        shown = new
        show()
      }
    }

    private func show() {
      show(shown.text, shown.textProperties, in: text)
      show(shown.secondaryText, shown.secondaryTextProperties, in: secondary)
      picture.image = shown.image
      picture.isHidden = shown.image == nil
      showTint()
      preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
      picture.layer.cornerRadius = shown.imageProperties.cornerRadius
      picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
      setNeedsLayout()
    }

    open override func tintColorDidChange() {
      super.tintColorDidChange()
      showTint()
    }

    private func showTint() {
      let properties = shown.imageProperties
      // Otherwise it has the tint around it by itself.
      guard properties.tintColorTransformer != nil else {
        picture.tintColor = properties.tintColor
        return
      }
      picture.tintColor = properties.resolvedTintColor(for: tintColor)
    }

    private func show(
      _ string: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
      label.text = string.map(properties.transform.of)
      label.isHidden = string == nil
      label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
      label.font =
        properties.adjustsFontForContentSizeCategory ? properties.font.renewed : properties.font
      label.textColor = properties.resolvedColor()
      label.numberOfLines = properties.numberOfLines
      label.textAlignment = properties.alignment
    }

    // MARK: Layout

    /// From the left, points.
    private struct Places {
      var picture = CGRect.zero
      var text = CGRect.zero
      var secondary = CGRect.zero
      var height: CGFloat = 0
    }

    private var pictureSize: CGSize {
      guard let image = shown.image else { return .zero }
      var size = image.size
      let most = shown.imageProperties.maximumSize
      var scale: CGFloat = 1
      if most.width > 0, size.width > 0 { scale = min(scale, most.width / size.width) }
      if most.height > 0, size.height > 0 { scale = min(scale, most.height / size.height) }
      size.width *= scale
      size.height *= scale
      return size
    }

    /// Points.
    private var margins: NSDirectionalEdgeInsets {
      var margins = shown.directionalLayoutMargins
      let axes = shown.axesPreservingSuperviewLayoutMargins
      // A view's usual margins are less than what rows keep, and more than some bars do: they mean nothing here.
      guard let superview,
        superview.ownLayoutMargins != nil || superview.preservesSuperviewLayoutMargins
      else { return margins }
      let outer = superview.directionalLayoutMargins
      if axes.contains(.horizontal) {
        margins.leading = max(margins.leading, outer.leading)
        margins.trailing = max(margins.trailing, outer.trailing)
      }
      if axes.contains(.vertical) {
        margins.top = max(margins.top, outer.top)
        margins.bottom = max(margins.bottom, outer.bottom)
      }
      return margins
    }

    private func places(in size: CGSize) -> Places {
      let margins = margins
      var places = Places()
      var left = margins.leading
      let right = max(left, size.width - margins.trailing)
      let picture = pictureSize
      if shown.image != nil {
        let reserved = shown.imageProperties.reservedLayoutSize
        let width = max(picture.width, reserved.width)
        places.picture = CGRect(
          x: left + (width - picture.width) / 2, y: 0, width: picture.width, height: picture.height)
        left += width + shown.imageToTextPadding
        places.height = max(picture.height, reserved.height)
      }
      let room = max(0, right - left)
      let first = fitting(text, room)
      let second = fitting(secondary, room)
      let gap = shown.textToSecondaryTextHorizontalPadding
      if shown.prefersSideBySideTextAndSecondaryText, first.width + gap + second.width <= room {
        places.text = CGRect(x: left, y: 0, width: first.width, height: first.height)
        places.secondary = CGRect(
          x: right - second.width, y: 0, width: second.width, height: second.height)
        places.height = max(places.height, first.height, second.height)
      } else {
        let isBoth = first.height > 0 && second.height > 0
        let y = first.height + (isBoth ? shown.textToSecondaryTextVerticalPadding : 0)
        places.text = CGRect(x: left, y: 0, width: room, height: first.height)
        places.secondary = CGRect(x: left, y: y, width: room, height: second.height)
        places.height = max(places.height, y + second.height)
      }
      return places
    }

    private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
      guard let text = label.text, !text.isEmpty else { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      let margins = margins
      return CGSize(
        width: size.width, height: places(in: size).height + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      let places = places(in: bounds.size)
      let texts = max(places.text.maxY, places.secondary.maxY)
      put(picture, places.picture, (bounds.height - places.picture.height) / 2)
      put(text, places.text, (bounds.height - texts) / 2)
      put(secondary, places.secondary, (bounds.height - texts) / 2)
    }

    private func put(_ view: UIView, _ frame: CGRect, _ top: CGFloat) {
      var frame = frame.offsetBy(dx: 0, dy: top)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        frame.origin.x = bounds.width - frame.maxX
      }
      if view.frame != frame { view.frame = frame }
    }
  }
#endif
