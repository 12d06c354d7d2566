import PortableUIKit

// As on UIKit the handler gets the view or the controller, and must not keep it alive itself.
extension UIView {
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver.make(for: self, traits, handler)
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIViewController {
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver.make(for: self, traits, handler)
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension TraitObserver {
  @MainActor
  fileprivate static func make<Environment>(
    for environment: any UITraitEnvironment, _ traits: [UITrait],
    _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> TraitObserver {
    TraitObserver { [weak environment] previous in
      MainActor.assumeIsolated {
        guard let environment, let own = environment as? Environment else { return }
        let now = environment.traitCollection
        if traits.contains(where: { $0.differs(previous, now) }) { handler(own, previous) }
      }
    }
  }
}
