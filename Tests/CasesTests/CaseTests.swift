import Cases
import DisplayList
import Foundation
import PortableUIKit
import ScrollGeometry
import TestStage
import Testing

@MainActor
struct CaseTests {
  private func stage(_ name: String) throws -> (Stage, GridCase, EventRecorder) {
    let view = try #require(Case.all.first { $0.name == name }?.make() as? GridCase)
    let stage = Stage(view: view)
    let log = EventRecorder()
    view.listener = log
    return (stage, view, log)
  }

  @Test func namesAreThereOnce() {
    let names = Case.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.prefix(2) == ["plain", "paged"])
    for item in Case.all {
      #expect(item.summary.hasSuffix("."))
    }
    for item in Case.scrolling {
      #expect(item.document.isEmpty == ["plain", "paged"].contains(item.name))
    }
  }

  @Test func plainIsAsTheDocumentSays() throws {
    let (stage, view, log) = try stage("plain")
    let scrollView = view.scrollView
    #expect(scrollView.contentSize == CGSize(width: 3000, height: 6000))
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(scrollView.minimumZoomScale == 0.5 && scrollView.maximumZoomScale == 4)
    #expect(view.page == nil && type(of: scrollView) == UIScrollView.self)
    stage.swipe(from: Point(x: 500, y: 600), to: Point(x: 450, y: 300), 0.2)
    stage.settle()
    #expect(scrollView.contentOffset.y > 600)
    stage.pinch(Point(x: 512, y: 384), 100, 208, 0.2)
    stage.settle()
    #expect(abs(scrollView.zoomScale - 2) < 1e-9)
    #expect(scrollView.contentSize == CGSize(width: 6000, height: 12000))
    #expect(log.lines.count > 50)
  }

  @Test func pagedTurnsPagesAndKeepsOneOnResize() throws {
    let (stage, view, log) = try stage("paged")
    let scrollView = view.scrollView
    #expect(scrollView.contentSize == CGSize(width: 10240, height: 768))
    for page in 1...2 {
      stage.swipe(from: Point(x: 800, y: 400), to: Point(x: 300, y: 400), 0.15)
      stage.settle()
      #expect(view.page == page && scrollView.contentOffset.x == CGFloat(page) * 1024)
    }
    #expect(log.calls.hasSuffix("didEndDecelerating"))
    stage.resize(500, 700)
    stage.settle()
    #expect(view.page == 2 && scrollView.contentOffset.x == 1000)
    #expect(scrollView.contentSize == CGSize(width: 5000, height: 700))
  }

  /// Any movement can be seen: hardly anything of two frames is the same.
  @Test func theGridShowsWhereItIs() throws {
    let (stage, view, _) = try stage("plain")
    let before = stage.displayList.seenPieces
    let labels = stage.displayList.items.compactMap { item -> String? in
      if case .text(let run) = item { run.text } else { nil }
    }
    #expect(labels.count > 30 && Set(labels).count == labels.count)
    view.scrollView.contentOffset = CGPoint(x: 0, y: 37)
    stage.frame()
    let after = stage.displayList.seenPieces
    #expect(before.filter { piece in after.contains { $0.looks(like: piece) } }.count < 3)
  }
}
