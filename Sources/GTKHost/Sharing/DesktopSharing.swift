import CGtk4
import Localization
import PortableUIKit

/// What the desktop does with what a program shares in a window: clipboard, dialogs, other programs and letters.
@MainActor
final class DesktopSharing: SharingHost {
  private unowned let host: WindowHost
  /// The programs that were named last; their numbers are their places.
  private var openers: [FileOpener] = []

  /// - Parameter host: has this, and the window.
  init(_ host: WindowHost) { self.host = host }

  func ways(toShare items: [SharedItem]) -> [SharingWay] {
    var ways: [SharingWay] = [.copy]
    if items.count == 1, items[0].suggestedName != nil { ways.append(.saveAs) }
    ways.append(.mail)
    openers = openers(of: items)
    return ways + openers.enumerated().map { .open($0, $1.name) }
  }

  /// Those that open all of them.
  private func openers(of items: [SharedItem]) -> [FileOpener] {
    switch items.first {
    case .file(let path) where items.allSatisfy(\.isFileOrPicture):
      DesktopFiles.openers(of: Array(path.utf8))
    case .picture where items.allSatisfy(\.isFileOrPicture):
      DesktopFiles.openers(ofType: "image/png")
    case .address(let address) where items.count == 1: DesktopFiles.openers(ofAddress: address)
    default: []
    }
  }

  func share(
    _ items: [SharedItem], subject: String, by way: SharingWay,
    _ done: @escaping (SharingResult) -> Void
  ) {
    let answer: @MainActor (SharingResult) -> Void = { [weak host = self.host] result in
      done(result)
      host?.somethingRan()
    }
    switch way {
    case .copy:
      host.copy(
        text: Self.text(of: items), files: items.compactMap(\.file),
        png: items.lazy.compactMap(\.picture).first?.png)
      answer(.done)
    case .saveAs: save(items[0], answer)
    case .mail:
      lend(items, answer) { lent in
        Letter(subject: subject, text: Self.text(of: items), files: lent.compactMap(\.file))
          .begin(answer)
      }
    case .open(let number, let name):
      lend(items, answer) { lent in
        let addresses = lent.compactMap { $0.file.flatMap(DesktopFiles.uri) ?? $0.address }
        let isOpen = openers.indices.contains(number) && openers[number].open(addresses: addresses)
        answer(isOpen ? .done : .failed(Words.text("“%” could not be started.", name)))
      }
    case .sheet: answer(.cancelled)
    }
  }

  /// Goes on with files in place of pictures, or answers why there are none.
  private func lend(
    _ items: [SharedItem], _ answer: (SharingResult) -> Void, then goOn: ([SharedItem]) -> Void
  ) {
    do throws(LentPictures.Failure) {
      var lent: [SharedItem] = []
      for item in items {
        guard let picture = item.picture else {
          lent.append(item)
          continue
        }
        let path = try LentPictures.shared.file(of: picture)
        lent.append(.file(String(decoding: path, as: UTF8.self)))
      }
      goOn(lent)
    } catch {
      answer(.failed(error.text))
    }
  }

  private static func text(of items: [SharedItem]) -> String {
    items.compactMap(\.text).joined(separator: "\n")
  }

  private func save(_ item: SharedItem, _ done: @escaping @MainActor (SharingResult) -> Void) {
    guard let name = item.suggestedName else { return done(.cancelled) }
    host.choosePlace(
      title: Words.text("Save a copy"), folder: nil, name: name,
      receive: { place in
        if let file = item.file {
          FileSaving.copy(file, to: place, done)
        } else if let png = item.picture?.png {
          FileSaving.write(png, to: place, done)
        } else {
          done(.failed(Words.text("The picture has no pixels.")))
        }
      }, cancelled: { done(.cancelled) })
  }
}
