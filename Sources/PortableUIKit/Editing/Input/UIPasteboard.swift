/// What was copied last. It is written for other programs to read; of what these copied, a view that is written into hears
/// when somebody pastes, and `string` does not: no host answers at once.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPasteboard: NSObject {
  private static let one = OneForAll(UIPasteboard())
  open class var general: UIPasteboard { one.instance }
  private var copied: String?
  open private(set) var changeCount = 0

  open var string: String? {
    get { copied }
    set {
      let host = TextInputHosts.shared.host(of: UIApplication.shared.keyWindow)
      take(newValue, through: host)
    }
  }
  open var hasStrings: Bool { copied != nil }

  final func take(_ string: String?, through host: (any TextInputHost)?) {
    copied = string
    changeCount += 1
    host?.copy(text: string ?? "")
  }
}
