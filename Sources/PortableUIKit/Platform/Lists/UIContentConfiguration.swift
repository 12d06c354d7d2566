#if !hasFeature(Embedded)
  /// How it is with a view: what its content may depend on.
  public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// What a program has added; nil for nothing.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  }

  extension UICellConfigurationState: UIConfigurationState {}
  extension UIViewConfigurationState: UIConfigurationState {}

  /// What a view shows, as a value that makes the view.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    /// The same in another state.
    func updated(for state: any UIConfigurationState) -> Self
  }

  /// A view that shows what a configuration says.
  @preconcurrency @MainActor
  public protocol UIContentView: AnyObject {
    /// Set, it is shown.
    var configuration: any UIContentConfiguration { get set }
    /// It can show this, too.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
  }

  extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
      type(of: configuration) == type(of: self.configuration)
    }
  }
#endif
