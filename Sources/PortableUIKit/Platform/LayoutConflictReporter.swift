/// Who hears of constraints that contradict each other: the standard error stream, where there is
/// one, unless somebody puts another handler here.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class LayoutConflictReporter {
  private static let one = OneForAll(LayoutConflictReporter())
  /// The one of this program.
  public static var shared: LayoutConflictReporter { one.instance }

  #if hasFeature(Embedded)
    public var handler: (LayoutConflict) -> Void = { _ in }
  #else
    /// Called with each conflict, while layout goes on.
    public var handler: (LayoutConflict) -> Void = { conflict in
      FileHandle.standardError.write(Data((conflict.text + "\n").utf8))
    }
  #endif
}
