/// Who hears of what UIKit has, a program asks for, and something else is done instead: the standard error stream, where
/// there is one, unless somebody puts another handler here.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class MissingFeatures {
  private static let one = OneForAll(MissingFeatures())
  package static var shared: MissingFeatures { one.instance }

  #if hasFeature(Embedded)
    package var handler: (String) -> Void = { _ in }
  #else
    package var handler: @MainActor (String) -> Void = { text in
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  #endif
}
