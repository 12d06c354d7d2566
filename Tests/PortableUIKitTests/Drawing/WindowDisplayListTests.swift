import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import Testing

@MainActor
struct WindowDisplayListTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private init() {
    window.isHidden = false
    window.screen = UIScreen()
    window.screen.scale = 2
  }

  private func add(
    _ frame: CGRect, _ color: UIColor? = nil, to parent: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    (parent ?? window).addSubview(view)
    return view
  }

  private func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      window.displayList.description == "100 x 100 @2\n" + text, sourceLocation: sourceLocation)
  }

  @Test func `An empty window shows nothing, a coloured one its colour`() {
    expect("")
    window.backgroundColor = .white
    expect("fill 0 0 100 100 #ffffff\n")
    window.isHidden = true
    expect("")
  }

  @Test func `Views are drawn back to front, each in its own coordinates`() {
    let back = add(CGRect(x: 0, y: 0, width: 50, height: 50), .red)
    _ = add(CGRect(x: 10, y: 20, width: 30, height: 40), .blue)
    _ = add(CGRect(x: 5, y: 5, width: 10, height: 10), .green, to: back)
    expect(
      """
      fill 0 0 50 50 #ff0000
      translate 5 5
        fill 0 0 10 10 #00ff00
      translate 10 20
        fill 0 0 30 40 #0000ff

      """)
  }

  @Test func `What is hidden, transparent, colourless or outside is left out`() {
    add(CGRect(x: 0, y: 0, width: 10, height: 10), .red).isHidden = true
    add(CGRect(x: 0, y: 0, width: 10, height: 10), .red).alpha = 0
    _ = add(CGRect(x: 0, y: 0, width: 10, height: 10), .clear)
    _ = add(CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = add(CGRect(x: 100, y: 0, width: 10, height: 10), .red)
    _ = add(CGRect(x: 0, y: 0, width: 0, height: 10), .red)
    let container = add(CGRect(x: 5, y: 5, width: 10, height: 10))
    container.alpha = 0.5
    container.clipsToBounds = true
    _ = add(CGRect(x: 20, y: 0, width: 10, height: 10), .red, to: container)
    expect("")
  }

  @Test func `A subview that sticks out of an invisible parent is drawn`() {
    let parent = add(CGRect(x: -50, y: 0, width: 10, height: 10), .red)
    _ = add(CGRect(x: 60, y: 0, width: 10, height: 10), .green, to: parent)
    expect(
      """
      translate -50 0
        translate 60 0
          fill 0 0 10 10 #00ff00

      """)
    parent.clipsToBounds = true
    expect("")
  }

  @Test func `Opacity, clip and border wrap the view as Core Animation composes it`() {
    let card = add(CGRect(x: 10, y: 10, width: 50, height: 50), .white)
    card.alpha = 0.5
    card.clipsToBounds = true
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.black.cgColor
    _ = add(CGRect(x: 0, y: 0, width: 100, height: 10), .red, to: card)
    expect(
      """
      translate 10 10
        opacity 0.5
          fill 0 0 50 50 radius 8 #ffffff
          clip 0 0 50 50 radius 8
            fill 0 0 100 10 #ff0000
          stroke 0 0 50 50 radius 8 width 1 #000000

      """)
  }

  @Test func `A clip that the surroundings make already is left out`() {
    let scroller = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.clipsToBounds = true
    scroller.bounds.origin = CGPoint(x: 300, y: 0)
    _ = add(CGRect(x: 350, y: 0, width: 100, height: 100), .red, to: scroller)
    expect(
      """
      translate -300 0
        translate 350 0
          fill 0 0 100 100 #ff0000

      """)
    scroller.frame.size.width = 80
    expect(
      """
      translate -300 0
        clip 300 0 80 100
          translate 350 0
            fill 0 0 100 100 #ff0000

      """)
  }

  @Test func `A transform is about the anchor point`() {
    let view = add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(
      """
      transform 2 0 0 2 -10 -10
        fill 0 0 20 20 #ff0000

      """)
    view.transform = CGAffineTransform(scaleX: 0, y: 2)
    expect("")
  }

  @Test func `Layers without views are drawn, and z positions order siblings`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    layer.zPosition = 1
    window.layer.addSublayer(layer)
    _ = add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
    _ = add(CGRect(x: 0, y: 0, width: 30, height: 30), .green)
    expect(
      """
      fill 0 0 20 20 #0000ff
      fill 0 0 30 30 #00ff00
      fill 0 0 10 10 #ff0000

      """)
  }

  @Test func `Content comes between background and subviews and knows what is visible`() throws {
    final class Content: UIView {
      var context: DrawingContext?
      override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
        self.context = context
        list.items.append(
          .image(
            TextureID(picture: 1), source: Rect(x: 0, y: 0, width: 4, height: 4),
            destination: Rect(CGRect(x: 0, y: 0, width: 40, height: 40))))
      }
    }
    let view = Content(frame: CGRect(x: 80, y: -10, width: 40, height: 40))
    view.backgroundColor = .black
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.addSubview(view)
    _ = add(CGRect(x: 0, y: 0, width: 30, height: 30), .red, to: view)
    expect(
      """
      transform 2 0 0 2 60 -30
        fill 0 0 40 40 #000000
        image 1/0/0/0 from 0 0 4 4 to 0 0 40 40
        fill 0 0 30 30 #ff0000

      """)
    let context = try #require(view.context)
    #expect(context.visibleRect == CGRect(x: 0, y: 15, width: 20, height: 25))
    #expect(context.pixelsPerPoint == 2)
    #expect(context.contentScale == 4)
    #expect(
      CGPoint(x: 20, y: 15).applying(context.transformToWindow) == CGPoint(x: 100, y: 0))
    view.context = nil
    view.center = CGPoint(x: 300, y: 0)
    _ = window.displayList
    #expect(view.context == nil)
  }

  @Test func `The list's memory is used again`() {
    for index in 0..<50 {
      _ = add(CGRect(x: index, y: 0, width: 10, height: 10), .red)
    }
    var list = DisplayList()
    window.updateDisplayList(&list)
    let first = list
    let address = list.items.withUnsafeBufferPointer { $0.baseAddress }
    list.items.append(.pop)
    list.items.removeLast()
    window.updateDisplayList(&list)
    #expect(list == first)
    #expect(list.items.count == 50 * 3 - 2)
    _ = address
  }

  @Test func `A window that is scrolled itself shows what its bounds show`() {
    _ = add(CGRect(x: 0, y: 50, width: 10, height: 10), .red)
    window.bounds.origin.y = 50
    expect(
      """
      translate 0 -50
        translate 0 50
          fill 0 0 10 10 #ff0000

      """)
  }
}
