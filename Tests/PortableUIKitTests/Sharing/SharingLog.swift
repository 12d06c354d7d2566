import PortableUIKit

/// A host that notes what it is asked, and answers as the test wants.
@MainActor
final class SharingLog: SharingHost {
  var ways: [SharingWay] = [.copy, .saveAs, .mail, .open(0, "Gimp"), .open(1, "Inkscape")]
  var result = SharingResult.done
  private(set) var lines: [String] = []
  /// What somebody is still busy with.
  private(set) var waiting: ((SharingResult) -> Void)?
  var isSlow = false

  private func words(_ items: [SharedItem]) -> String {
    items.map { item in
      switch item {
      case .text(let text): "text \(text)"
      case .address(let address): "address \(address)"
      case .file(let path): "file \(path)"
      case .picture(let picture): "picture \(Int(picture.size.width))"
      }
    }.joined(separator: ", ")
  }

  func ways(toShare items: [SharedItem]) -> [SharingWay] {
    lines.append("ways: \(words(items))")
    return ways
  }

  func share(
    _ items: [SharedItem], subject: String, by way: SharingWay,
    _ done: @escaping (SharingResult) -> Void
  ) {
    lines.append("\(way): \(words(items))\(subject.isEmpty ? "" : "; \(subject)")")
    if isSlow { waiting = done } else { done(result) }
  }
}
