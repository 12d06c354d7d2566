import Testing
import UIKit

@MainActor
struct SmallGapTests {
  private final class Counter: NSObject {
    var carried: String?

    func tick(_ timer: Timer) { carried = timer.userInfo as? String }
  }

  @Test func `A timer hands over what it was made with`() {
    let counter = Counter()
    let timer = Timer(
      timeInterval: 60, target: counter, selector: Selector(Counter.tick), userInfo: "carried",
      repeats: false)
    #expect(timer.userInfo as? String == "carried")
    timer.fire()
    #expect(counter.carried == "carried")
    #expect(Timer(timeInterval: 60, repeats: false) { _ in }.userInfo == nil)
  }

  /// Apple's values for the corners of Display P3 in extended sRGB.
  @Test func `A colour of Display P3 is the sRGB colour that looks like it`() {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 1.0930) < 0.0001)
    #expect(abs(green + 0.2267) < 0.0001)
    #expect(abs(blue + 0.1501) < 0.0001)
    #expect(alpha == 0.5)
    UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 0.5) < 1e-9 && abs(green - 0.5) < 1e-9 && abs(blue - 0.5) < 1e-9)
  }

  @Test func `A copied path goes its own way`() throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(copy.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(copy.lineWidth == 7)
    #expect(path.bounds.maxX == 100)
  }

  @Test func `A controller is shown on the stack around it`() {
    let first = UIViewController()
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    first.addChild(inner)
    let second = UIViewController()
    inner.show(second, sender: nil)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test func `The program is turned as its screen is`() {
    let screen = UIScreen.main.bounds
    #expect(
      UIApplication.shared.statusBarOrientation.isLandscape == (screen.width > screen.height))
    #expect(UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")) == false)
  }

  private final class Row: UIStackView {
    required init(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
  }

  private final class Wheel: UIActivityIndicatorView {
    required init(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
  }

  private final class Pager: UICollectionView, UICollectionViewDelegate {
    var said: [String] = []
    override weak var delegate: (any UICollectionViewDelegate)? {
      didSet { said.append("delegate") }
    }
    override weak var dataSource: (any UICollectionViewDataSource)? {
      didSet { said.append("source") }
    }
  }

  private final class Scroller: UIScrollView, UIScrollViewDelegate {
    var said = 0
    override weak var delegate: (any UIScrollViewDelegate)? { didSet { said += 1 } }
  }

  private final class List: UITableView, UITableViewDelegate {
    var said = 0
    // Without the word, as some say it.
    override var delegate: (any UITableViewDelegate)? { didSet { said += 1 } }
  }

  private final class Note: UITextView {
    var said = 0
    override weak var delegate: (any UITextViewDelegate)? { didSet { said += 1 } }
  }

  @Test func `Delegates are weak to those who override them`() {
    let pager = Pager(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    pager.delegate = pager
    pager.dataSource = nil
    #expect(pager.said == ["delegate", "source"])
    #expect(pager.delegate === pager)
    let scroller = Scroller(frame: .zero)
    scroller.delegate = scroller
    let list = List(frame: .zero, style: .plain)
    list.delegate = list
    let note = Note(frame: .zero)
    note.delegate = nil
    #expect(scroller.said == 1 && list.said == 1 && note.said == 1)
    #expect((scroller as UIScrollView).delegate === scroller)
    #expect((list as UIScrollView).delegate === list)
  }

  private final class Length: NSCollectionLayoutDimension {}

  @Test func `A class method makes what it is called on`() {
    let length: Length = .absolute(4)
    #expect(length.dimension == 4 && length.isAbsolute)
    #expect(Length.fractionalWidth(0.5).isFractionalWidth)
    #expect(Length.estimated(3).isEstimated)
    #expect(Row(frame: .zero).arrangedSubviews.isEmpty && !Wheel(frame: .zero).isAnimating)
    #expect(UIColor.groupTableViewBackground == UIColor.systemGroupedBackground)
  }
}
