#if !hasFeature(Embedded)
  // What `#selector` becomes where sources are rewritten for a system without Objective-C.
  extension Selector {
    /// The kind of all that have a name: they are told apart by it alone, as Objective-C's are.
    enum Named {}

    /// Two of the same name are equal, wherever they are made: `Selector(MyView.tapped(_:), named: "tapped:")`.
    public init<T, R>(_ method: @escaping (T) -> () -> R, named name: String) {
      self.init(method, Named.self, name)
    }

    /// A method, known by a name, as Objective-C knows it.
    public init<T, A, R>(_ method: @escaping (T) -> (A) -> R, named name: String) {
      self.init(method, Named.self, name)
    }

    /// A method, known by a name, as Objective-C knows it.
    public init<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R, named name: String) {
      self.init(method, Named.self, name)
    }

    /// One with more arguments than a selector can hand on: it can be compared and asked for, and calling it does nothing.
    public init<T, A, B, C, R>(_ method: @escaping (T) -> (A, B, C) -> R, named name: String) {
      self.init(Named.self, name, isMethod: { $0 is T }, call: { _, _, _ in nil })
    }

    /// The method of an object's class: nobody asks for the object itself.
    public init<T, R>(
      of object: @autoclosure () -> T, _ method: @escaping (T) -> () -> R, named name: String
    ) {
      self.init(method, Named.self, name)
    }

    /// A method of that object's class, known by a name.
    public init<T, A, R>(
      of object: @autoclosure () -> T, _ method: @escaping (T) -> (A) -> R, named name: String
    ) {
      self.init(method, Named.self, name)
    }

    /// A method of that object's class, known by a name.
    public init<T, A, B, R>(
      of object: @autoclosure () -> T, _ method: @escaping (T) -> (A, B) -> R, named name: String
    ) {
      self.init(method, Named.self, name)
    }
  }
#endif
