/// Something at an edge of a list's row: a sign, a text, a view.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct UICellAccessory {
  /// When it is there.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// What may be said of all of them.
  public struct Options {
    public var isHidden: Bool
    /// Nil for what is usual.
    public var tintColor: UIColor?

    public init(isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias LabelOptions = Options

  /// What may be said of what opens and closes.
  public struct OutlineDisclosureOptions {
    public enum Style: Sendable {
      /// As a header in rows that are headers, as a cell in others.
      case automatic
      /// A tap anywhere in the row opens and closes, and selects nothing.
      case header
      /// Only a tap on the sign does.
      case cell
    }

    public var style: Style
    public var isHidden: Bool
    /// Nil for what is usual.
    public var tintColor: UIColor?

    public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  enum Content {
    case sign(CellSign.Kind)
    /// Whether the row is chosen.
    case tick
    case outline(OutlineDisclosureOptions.Style)
    case text(String)
    case view(UIView)
  }

  let content: Content
  let isLeading: Bool
  let displayed: DisplayedState
  let options: Options
  let action: (() -> Void)?

  private init(
    _ content: Content, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options,
    _ action: (() -> Void)? = nil
  ) {
    self.content = content
    self.isLeading = isLeading
    self.displayed = displayed
    self.options = options
    self.action = action
  }

  /// A tap leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.sign(.disclosure), displayed, options) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.sign(.checkmark), displayed, options) }

  /// A button that tells more.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.sign(.detail), displayed, options, actionHandler) }

  /// Shows at the leading edge whether the row is chosen, where several can be.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.tick, isLeading: true, displayed, options) }

  /// A button at the leading edge. Without an action it shows what a swipe to the leading edge would.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.sign(.delete), isLeading: true, displayed, options, actionHandler)
  }

  /// A button at the leading edge.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.sign(.insert), isLeading: true, displayed, options, actionHandler)
  }

  /// Where the row can be taken to be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.sign(.reorder), displayed, options) }

  /// What opens and closes what is below an item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outline(options.style), displayed,
      Options(isHidden: options.isHidden, tintColor: options.tintColor), actionHandler)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> UICellAccessory { UICellAccessory(.text(text), displayed, options) }

  /// A view of the program's own.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    UICellAccessory(
      .view(configuration.customView), isLeading: configuration.placement.isLeading,
      configuration.placement.displayed,
      Options(isHidden: configuration.isHidden, tintColor: configuration.tintColor))
  }

  /// At which edge, and when.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)

    var isLeading: Bool {
      switch self {
      case .leading: true
      case .trailing: false
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    }
  }

  /// A view of the program's own, and where it stands.
  public struct CustomViewConfiguration {
    public var customView: UIView
    public var placement: Placement
    public var isHidden: Bool
    public var tintColor: UIColor?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }
}
