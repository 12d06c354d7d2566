#if hasFeature(Embedded)
  /// Names a method, as Objective-C's selectors do: `Selector(MyView.tapped)`, or `#selector(tapped)`, which `Scripts/build-web`
  /// writes so.
  ///
  /// It stands for a method with no argument, with one (the sender) or two (and the event), all of classes; what it returns
  /// nobody sees. Two are equal when one is a copy of the other, both come from the same place in the source, or have the same
  /// name.
  public struct Selector: Hashable {
    /// Calls the method; false when the object or an argument is not of the method's type.
    let call: (_ object: AnyObject, _ sender: AnyObject?, _ event: AnyObject?) -> Bool
    let name: String

    public init(
      named name: String,
      call: @escaping (AnyObject, AnyObject?, AnyObject?) -> Bool
    ) {
      self.name = name
      self.call = call
    }

    // Into their clients: a function for types that are not known yet has no code of its own here.

    @_alwaysEmitIntoClient
    public init<T: AnyObject, R>(
      _ method: @escaping (T) -> () -> R, file: String = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(method, named: "\(file):\(line):\(column)")
    }

    @_alwaysEmitIntoClient
    public init<T: AnyObject, A: AnyObject, R>(
      _ method: @escaping (T) -> (A) -> R, file: String = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(method, named: "\(file):\(line):\(column)")
    }

    @_alwaysEmitIntoClient
    public init<T: AnyObject, A: AnyObject, B: AnyObject, R>(
      _ method: @escaping (T) -> (A, B) -> R, file: String = #fileID, line: UInt = #line,
      column: UInt = #column
    ) {
      self.init(method, named: "\(file):\(line):\(column)")
    }

    @_alwaysEmitIntoClient
    public init<T: AnyObject, R>(_ method: @escaping (T) -> () -> R, named name: String) {
      self.init(named: name) { object, _, _ in
        guard let object = object as? T else { return false }
        _ = method(object)()
        return true
      }
    }

    @_alwaysEmitIntoClient
    public init<T: AnyObject, A: AnyObject, R>(
      _ method: @escaping (T) -> (A) -> R, named name: String
    ) {
      self.init(named: name) { object, sender, _ in
        guard let object = object as? T, let sender = sender as? A else { return false }
        _ = method(object)(sender)
        return true
      }
    }

    @_alwaysEmitIntoClient
    public init<T: AnyObject, A: AnyObject, B: AnyObject, R>(
      _ method: @escaping (T) -> (A, B) -> R, named name: String
    ) {
      self.init(named: name) { object, sender, event in
        guard let object = object as? T, let sender = sender as? A, let event = event as? B
        else { return false }
        _ = method(object)(sender, event)
        return true
      }
    }

    // The method of an object's class: nobody asks for the object itself.

    @_alwaysEmitIntoClient
    public init<T: AnyObject, R>(
      of object: @autoclosure () -> T, _ method: @escaping (T) -> () -> R, named name: String
    ) {
      self.init(method, named: name)
    }

    @_alwaysEmitIntoClient
    public init<T: AnyObject, A: AnyObject, R>(
      of object: @autoclosure () -> T, _ method: @escaping (T) -> (A) -> R, named name: String
    ) {
      self.init(method, named: name)
    }

    @_alwaysEmitIntoClient
    public init<T: AnyObject, A: AnyObject, B: AnyObject, R>(
      of object: @autoclosure () -> T, _ method: @escaping (T) -> (A, B) -> R, named name: String
    ) {
      self.init(method, named: name)
    }

    // Not as texts: that would take tables of all characters.
    public static func == (left: Selector, right: Selector) -> Bool {
      left.name.isSame(as: right.name)
    }

    public func hash(into hasher: inout Hasher) {
      for byte in name.utf8 { hasher.combine(byte) }
    }
  }
#endif
