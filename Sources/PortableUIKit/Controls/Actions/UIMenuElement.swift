/// What a menu shows in one row.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public internal(set) final var title: String
  open var subtitle: String?
  public internal(set) final var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
