import PortableUIKit

/// The older spelling of `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
