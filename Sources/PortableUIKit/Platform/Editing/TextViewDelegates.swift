#if hasFeature(Embedded)
  extension UITextView {
    var knownDelegate: (any UITextViewDelegate)? {
      guard let receiver, let ownDelegate, ownDelegate === receiver else { return nil }
      return ownDelegate
    }

    static var fingers: [Int] {
      [UITouch.TouchType.direct.rawValue, UITouch.TouchType.pencil.rawValue]
    }
  }
#else
  import Foundation

  extension UITextView {
    var knownDelegate: (any UITextViewDelegate)? {
      guard let receiver else { return nil }
      if let ownDelegate, ownDelegate === receiver { return ownDelegate }
      return receiver as? any UITextViewDelegate
    }

    static var fingers: [NSNumber] {
      [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    }
  }
#endif
