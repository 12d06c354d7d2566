import Foundation
import PortableUIKit

/// An interface file. There is nothing here that reads one: it says so once, and makes nothing.
@preconcurrency @MainActor
open class UINib: NSObject {
  final let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    MissingFeatures.shared.handler(
      "UINib: “\(name)” is not read: views are made in code. instantiate(withOwner:) returns nothing."
    )
    return []
  }

  /// What a file is read with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  fileprivate func refuse(_ what: String, _ identifier: String) {
    MissingFeatures.shared.handler(
      "UINib: “\(name)” is not read: register a class for \(what) called “\(identifier)”, which makes its views in code."
    )
  }
}

extension UICollectionView {
  /// Says that no interface file is read; a class has to be registered.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.refuse("cells", identifier)
  }

  /// Says that no interface file is read; a class has to be registered.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { nib?.refuse("views of the kind “\(kind)”", identifier) }
}

extension UICollectionViewLayout {
  /// Says that no interface file is read; a class has to be registered.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    nib?.refuse("decoration views", elementKind)
  }
}

extension UITableView {
  /// Says that no interface file is read; a class has to be registered.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.refuse("cells", identifier)
  }

  /// Says that no interface file is read; a class has to be registered.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.refuse("headers and footers", identifier)
  }
}

extension Bundle {
  /// Says that no interface file is read, and returns nothing.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
