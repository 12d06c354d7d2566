/// What the page is to hear of with the next frame.
public final class FrameNews {
  public var writer = FrameWriter()

  public init() {}
}
