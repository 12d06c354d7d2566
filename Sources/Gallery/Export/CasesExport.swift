import Foundation

/// Puts the page of the cases into a folder, for any web server.
public struct CasesExport {
  static let ledgerName = ".zoomscroll-cases"

  private let page: WebPage

  public init(page: WebPage) { self.page = page }

  /// Makes the folder, or brings one that was made before up to date. Each file is put there whole.
  public func run(into path: String) throws(GalleryError) {
    try Disk.makeFolder(path)
    let names = Disk.names(in: path)
    guard names.isEmpty || names.contains(Self.ledgerName) else { throw .notTheCases(path) }
    let ledger = try Ledger(inFolder: path, named: Self.ledgerName)
    try ledger.write(page, into: path)
    let pageNames = page.files.map(\.name)
    for name in Set(ledger.page).subtracting(pageNames) { unlink(path + "/" + name) }
    try ledger.keep([], page: pageNames)
  }
}
