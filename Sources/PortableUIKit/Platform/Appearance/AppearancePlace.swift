#if hasFeature(Embedded)
  /// Where views have a look: everywhere, since there are no lists of classes.
  struct AppearancePlace: Equatable {
    var depth: Int { 0 }

    func holds(_ view: UIView) -> Bool { true }
  }

  /// A property.
  typealias AppearanceKey = AppearanceProperty
#else
  /// What a view may be in: another one, or a controller.
  @preconcurrency @MainActor
  public protocol UIAppearanceContainer: AnyObject {}

  extension UIView: UIAppearanceContainer {}
  extension UIViewController: UIAppearanceContainer {}

  extension UIAppearance where Self: UIView {
    /// The same for views that are in one of the first class, which is in one of the second, and so on.
    public static func appearance(
      whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> AppearanceProxy<Self> {
      AppearanceProxy(AppearancePlace(containers: containerTypes))
    }
  }

  /// Where views have a look.
  struct AppearancePlace: Equatable {
    /// From the inside to the outside.
    var containers: [any UIAppearanceContainer.Type] = []

    var depth: Int { containers.count }

    /// A view is in its superviews, and in the controllers of these.
    @MainActor
    func holds(_ view: UIView) -> Bool {
      var waiting = containers[...]
      var responder = view.next
      while let container = waiting.first, let current = responder {
        if isInstance(container, current) { waiting.removeFirst() }
        responder = current.next
      }
      return waiting.isEmpty
    }

    private func isInstance<Container>(_ type: Container.Type, _ object: AnyObject) -> Bool {
      object is Container
    }

    static func == (left: AppearancePlace, right: AppearancePlace) -> Bool {
      left.containers.map { ObjectIdentifier($0) } == right.containers.map { ObjectIdentifier($0) }
    }
  }

  /// A property of those that are listed, or a path.
  typealias AppearanceKey = AnyHashable
#endif
