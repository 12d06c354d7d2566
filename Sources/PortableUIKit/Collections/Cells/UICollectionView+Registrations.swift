extension UICollectionView {
  /// How cells of a class are made and filled. It is made once, not for each cell.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let token = RegistrationToken()

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How supplementary views of a class are made and filled. It is made once, not for each view.
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let token = RegistrationToken()

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell for an item, used before or new, that the registration has filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeue(Cell.self, of: registration.token, kind: nil, for: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view for a place, used before or new, that the registration has filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = dequeue(
      Supplementary.self, of: registration.token, kind: registration.elementKind, for: indexPath)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ type: View.Type, of token: RegistrationToken, kind: String?, for indexPath: IndexPath
  ) -> View {
    let key = ReuseKey.registered(token)
    if pool.index(of: key) == nil { pool.register(key) { makeView(type, $0) } }
    guard let index = pool.index(of: key) else { preconditionFailure("registered just now") }
    // All of this queue were made by the line above.
    return unsafeDowncast(dequeue(queue: index, kind: kind, for: indexPath), to: type)
  }
}
