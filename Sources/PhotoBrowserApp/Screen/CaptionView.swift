import DisplayList
import Localization
import PortableUIKit
import ScrollGeometry
import ZoomScrollView

/// Says which photo comes while pages are being turned, and is gone when one is looked at. It comes with the way that a
/// finger has gone, and goes with it when that turns back; on another page it stays for as long as it takes to read it, and as
/// long as there is nothing to see of the photo.
final class CaptionView: UIView {
  /// Shares of a page from rest at which it begins to show, and shows fully.
  private static let fadeStart = 0.01
  private static let fadeEnd = 0.15
  private static let sideRoom = 24.0
  private static let gap = 10.0
  /// Seconds from when another page rests until its name begins to go, and for which it goes.
  private static let stay = 2.0
  private static let going = 0.3

  /// A piece of text and how large it is, points.
  private struct Piece {
    var text: String
    var weight: Int
    var color: Color
    var size: Size
  }

  private let browser: PhotoBrowserView
  private let album: any PhotoAlbum
  /// Seconds since another page rests; nil when its name has gone, 0 until there is something to see of it.
  private var age: Double?
  private lazy var link = FrameLink { [unowned(unsafe) self] in grow(by: $0 - $1) }
  /// No picture has this number.
  private static let nothing = Int32.min
  /// The page that is named, and its picture.
  private var page = 0
  private var picture = nothing
  /// When it was taken; empty while nobody knows, or sees it.
  private var date = ""
  /// The picture that rested last.
  private var rested = nothing

  init(browser: PhotoBrowserView, album: any PhotoAlbum) {
    self.browser = browser
    self.album = album
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The window must not call a view that is gone.
    stop(at: nil)
  }

  /// Before each frame: `page` is to be named.
  ///
  /// - isAwaited: it is not shown yet.
  /// - isEmpty: nothing of its photo is there to see.
  /// - naming: knows when it was taken.
  func name(_ page: Int, isAwaited: Bool, isEmpty: Bool, _ naming: PhotoNaming) {
    let isThere = page < album.count
    self.page = page
    picture = isThere ? album.photo(at: page).picture : Self.nothing
    let isNew = rested != picture && rested != Self.nothing && isThere
    // What was turned to unseen is no news when it is shown again.
    let isUnseen = isHidden || !isThere
    let rests = !isAwaited && shareOfWay == 0
    if isUnseen || rests { rested = picture }
    if isUnseen {
      stop(at: nil)
    } else if isAwaited {
      stop(at: 0)
    } else if rests {
      if isEmpty {
        if isNew || age != nil { stop(at: 0) }
      } else if isNew || age == 0 && !link.isRunning {
        age = 0
        if let window { link.start(in: window) }
      }
    }
    date = isUnseen || opacity == 0 ? "" : naming.date(of: picture)
  }

  private func grow(by seconds: Double) {
    let now = (age ?? 0) + seconds
    age = now
    if now >= Self.stay + Self.going { stop(at: nil) }
    if now > Self.stay { setNeedsDisplay() }
  }

  /// The age stays there.
  private func stop(at age: Double?) {
    self.age = age
    link.stop()
  }

  /// 0…1.
  private var opacity: Double {
    let way = shareOfWay
    // What is nearer than the page that rested last is what will rest.
    guard way == 0 || picture == rested else { return 1 }
    let rest = age.map { min(1, (Self.stay + Self.going - $0) / Self.going) } ?? 0
    return max(way, rest)
  }

  /// How far a page is on its way from rest, 0…1.
  private var shareOfWay: Double {
    let stride = Double(browser.scrollView.bounds.width)
    guard !browser.isZoomed, stride > 0 else { return 0 }
    let position = Double(browser.contentOffset.x) / stride
    let away = (position - position.rounded(.toNearestOrEven)).magnitude
    return max(0, min(1, (away - Self.fadeStart) / (Self.fadeEnd - Self.fadeStart)))
  }

  override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    let opacity = self.opacity
    guard opacity > 0, page < album.count, let screen = window?.screen
    else { return }
    let room = Double(bounds.width) - 2 * (Self.sideRoom + Pill.margin.width)
    guard room > 0 else { return }
    var place = piece(Words.place(page, of: album.count), 400, 0.6, room, screen)
    let name = piece(
      album.photo(at: page).name, 600, 0.95, max(0, room - place.size.width - Self.gap), screen)
    place.size.height = max(place.size.height, name.size.height)
    // Where there is no room for all, the day is left out.
    let others = name.size.width + Self.gap + place.size.width
    let day = PhotoNaming.knowsDates ? piece(date, 400, 0.6, .infinity, screen) : nil
    let dayWidth = day.map { $0.size.width > 0 ? Self.gap + $0.size.width : 0 } ?? 0
    let hasDay = dayWidth > 0 && others + dayWidth <= room
    let inner = others + (hasDay ? dayWidth : 0)
    let box = Rect(
      x: (Double(bounds.width) - inner) / 2 - Pill.margin.width,
      y: Double(bounds.height) - Double(safeAreaInsets.bottom) - Pill.distanceFromBottom
        - place.size.height - 2 * Pill.margin.height,
      width: inner + 2 * Pill.margin.width, height: place.size.height + 2 * Pill.margin.height)
    list.append(.pushOpacity(opacity))
    list.append(
      .fill(
        box, radius: box.height / 2, Pill.color))
    var x = box.minX + Pill.margin.width
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (first, last) = isReversed ? (place, name) : (name, place)
    for piece in [first, hasDay ? day : nil, last] {
      guard let piece else { continue }
      append(piece, at: Point(x: x, y: box.minY + Pill.margin.height), to: &list)
      x += piece.size.width + Self.gap
    }
    list.append(.pop)
  }

  private func piece(
    _ text: String, _ weight: Int, _ brightness: Double, _ width: Double, _ screen: UIScreen
  ) -> Piece {
    let size = screen.textMeasuring.size(
      of: text, fontSize: Pill.fontSize, fontWeight: weight, width: .infinity, lineLimit: 1)
    // Rounded up: a text that is a hair wider than its box would be cut.
    return Piece(
      text: text, weight: weight, color: Color(red: 1, green: 1, blue: 1, alpha: brightness),
      size: Size(
        width: min(size.width.rounded(.up), width), height: size.height.rounded(.up)))
  }

  private func append(_ piece: Piece, at place: Point, to list: inout DisplayList) {
    list.append(
      .text(
        TextRun(
          text: piece.text, bounds: Rect(origin: place, size: piece.size),
          fontSize: Pill.fontSize, fontWeight: piece.weight, color: piece.color)))
  }
}
