#if hasFeature(Embedded)
  /// A page's cells have no state of a program's own: nothing is found out of a value's type there.
  struct CustomStates {}
#else
  typealias CustomStates = [UIConfigurationStateCustomKey: AnyHashable]

  /// Names something of a program's own in the state of a cell.
  public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  extension UICellConfigurationState {
    /// What a program has added; nil for nothing. A cell adds it where it overrides `configurationState`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }

  extension UIViewConfigurationState {
    /// What a program has added; nil for nothing. A header adds it where it overrides `configurationState`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif
