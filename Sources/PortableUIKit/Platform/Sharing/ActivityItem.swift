#if hasFeature(Embedded)
  /// What a page's program shares: nothing is found out of a type at run time.
  public enum ActivityItem {
    case text(String)
    case address(String)
    case picture(UIImage)
    case source(any UIActivityItemSource)
  }

  /// Nothing goes wrong that is told.
  public typealias ActivityError = Never

  extension SharedItem {
    /// Nil for what is asked for later.
    init?(_ item: ActivityItem) {
      switch item {
      case .text(let text): self = .text(text)
      case .address(let address): self = .address(address)
      case .picture(let picture): self = .picture(picture)
      case .source: return nil
      }
    }

    static func source(_ item: ActivityItem) -> (any UIActivityItemSource)? {
      guard case .source(let source) = item else { return nil }
      return source
    }
  }

  extension SharingResult {
    var error: ActivityError? { nil }
  }
#else
  import Foundation

  /// A text, an address, a picture, a `UIActivityItemSource`, or whatever a program's own activities know.
  public typealias ActivityItem = Any

  /// What an activity may end with.
  public typealias ActivityError = any Error

  /// Why something could not be shared.
  public struct SharingError: Error, CustomStringConvertible {
    /// For somebody to read.
    public let description: String
  }

  extension SharedItem {
    /// Nil for what no host knows.
    init?(_ item: ActivityItem) {
      switch item {
      case let text as String: self = .text(text)
      case let text as Substring: self = .text(String(text))
      case let text as NSString: self = .text(text.description)
      case let text as NSAttributedString: self = .text(text.string)
      case let url as URL: self = url.isFileURL ? .file(url.path) : .address(url.absoluteString)
      case let url as NSURL: self.init((url as URL) as ActivityItem)
      case let picture as UIImage: self = .picture(picture)
      default: return nil
      }
    }

    @MainActor
    static func source(_ item: ActivityItem) -> (any UIActivityItemSource)? {
      item as? any UIActivityItemSource
    }
  }

  extension SharingResult {
    var error: ActivityError? {
      guard case .failed(let problem) = self else { return nil }
      return SharingError(description: problem)
    }
  }
#endif
