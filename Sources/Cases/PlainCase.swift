/// A bare scroll view.
///
/// Flick it, catch it, pull it past its edge, pinch it further than it goes: 3000 × 6000 points of content
/// that zooms from 0.5 to 4. For replaying touches and reading what the scroll view makes of them: its log is
/// the scroll view's own, with nothing in between.
public final class PlainCase: GridCase {
  public override init() {
    super.init()
    content.frame = CGRect(x: 0, y: 0, width: 3000, height: 6000)
    scrollView.contentSize = content.frame.size
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
