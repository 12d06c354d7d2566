#if !hasFeature(Embedded)
  /// Names a method, as Objective-C's selectors do: `Selector(MyView.tapped)`.
  ///
  /// It stands for a method with no argument, with one (the sender) or two (and the event). Private
  /// methods and overrides are called as they would be from Swift.
  ///
  /// Swift says nothing of a function's identity, so a selector is known by where it was made: two are
  /// equal when one is a copy of the other or both come from the same place in the source.
  /// Where a selector is looked for among others (`removeTarget`, `cancelPreviousPerformRequests`) and is
  /// not there itself, it stands for all of the same class and arguments. A class that has several
  /// such methods keeps its selectors in constants.
  public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// Calls the method; nil when the object or an argument is not of the method's type.
    let call: (_ object: Any, _ sender: Any?, _ event: Any?) -> Any??
    let isMethod: (_ object: Any) -> Bool
    /// The class and the arguments; for one with a name, that.
    private let kind: ObjectIdentifier
    public let description: String

    init(
      _ kind: Any.Type, _ description: String, isMethod: @escaping (Any) -> Bool,
      call: @escaping (Any, Any?, Any?) -> Any??
    ) {
      self.kind = ObjectIdentifier(kind)
      self.isMethod = isMethod
      self.call = call
      self.description = description
    }

    /// - Parameter name: what tells it from others of that kind.
    init<T, R>(_ method: @escaping (T) -> () -> R, _ kind: Any.Type, _ name: String) {
      self.init(kind, name, isMethod: { $0 is T }) { object, _, _ in
        guard let object = object as? T else { return nil }
        return .some(method(object)())
      }
    }

    init<T, A, R>(_ method: @escaping (T) -> (A) -> R, _ kind: Any.Type, _ name: String) {
      self.init(kind, name, isMethod: { $0 is T }) { object, sender, _ in
        guard let object = object as? T, let sender = sender as? A else { return nil }
        return .some(method(object)(sender))
      }
    }

    init<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R, _ kind: Any.Type, _ name: String) {
      self.init(kind, name, isMethod: { $0 is T }) { object, sender, event in
        guard let object = object as? T, let sender = sender as? A, let event = event as? B
        else { return nil }
        return .some(method(object)(sender, event))
      }
    }

    /// A method, known by the place in the source where this stands.
    public init<T, R>(
      _ method: @escaping (T) -> () -> R, file: String = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(method, ((T) -> () -> Void).self, "\(T.self).\(file):\(line):\(column)")
    }

    /// A method, known by the place in the source where this stands.
    public init<T, A, R>(
      _ method: @escaping (T) -> (A) -> R, file: String = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(method, ((T) -> (A) -> Void).self, "\(T.self).\(file):\(line):\(column)")
    }

    /// A method, known by the place in the source where this stands.
    public init<T, A, B, R>(
      _ method: @escaping (T) -> (A, B) -> R, file: String = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(method, ((T) -> (A, B) -> Void).self, "\(T.self).\(file):\(line):\(column)")
    }

    public static func == (left: Selector, right: Selector) -> Bool {
      left.kind == right.kind && left.description == right.description
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }

    private var isNamed: Bool { kind == ObjectIdentifier(Named.self) }

    /// `object` has the method.
    public func isMethod(of object: Any) -> Bool { isMethod(object) }

    /// Calls the method and returns its result; nil when `object` does not have it, or an argument is
    /// not what it takes.
    @discardableResult
    public func perform(on object: Any, with sender: Any? = nil, with event: Any? = nil) -> Any?? {
      call(object, sender, event)
    }

    /// The selectors among `candidates` that this one stands for.
    public func choice(among candidates: [Selector]) -> Set<Selector> {
      if candidates.contains(self) { return [self] }
      return isNamed ? [] : Set(candidates.filter { $0.kind == kind })
    }
  }
#endif
