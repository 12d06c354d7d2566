import Foundation
import ScrollTesting
import Testing
import UIKit

@testable import PortableUIKit

/// What sources still say that began before safe areas, closures and scenes.
@MainActor
@Suite(.serialized) struct OlderNamesTests {
  @Test func whatIsChangedBetweenTheTwoCallsIsAnimated() {
    let root = UIViewController()
    let stage = Stage(size: CGSize(width: 100, height: 100), root: root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    stage.frame()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.4)
    UIView.setAnimationCurve(.linear)
    view.center.x = 105
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDuration(0)
    view.center.y = 55
    UIView.commitAnimations()
    UIView.commitAnimations()
    view.alpha = 0.5
    stage.frame()
    let start = view.layer.presented.position.x
    stage.wait(0.2)
    #expect(abs(view.layer.presented.position.x - start - 50) < 5)
    #expect(view.layer.presented.position.y == 55)
    #expect(view.layer.presented.opacity == 0.5)
    stage.settle()
    #expect(view.layer.presented.position.x == 105)
    // Nothing is left open.
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.commitAnimations()
  }

  @Test func guidesOfBarsAreWhatTheyCover() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 30, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      label.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      label.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 44)
    #expect(controller.bottomLayoutGuide.length == 30)
    #expect(label.frame == CGRect(x: 0, y: 49, width: 44, height: 321))
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }

  @Test func inATableTheGuideHasALengthAndTiesNothing() {
    let controller = UITableViewController(style: .plain)
    controller.additionalSafeAreaInsets.top = 20
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.tableView.layoutGuides.isEmpty)
  }

  @Test func aSegueDoesWhatItsHandlerDoesAndNamesWhatIsNotThere() {
    final class Source: UIViewController {
      var prepared: [String] = []
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        prepared.append(segue.identifier ?? "")
      }
    }
    let source = Source()
    let destination = UIViewController()
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: "detail", source: source, destination: destination
    ) { count += 1 }
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(source.prepared == ["detail"] && count == 1)
    #expect(segue.destination === destination)
    UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
    #expect(source.shouldPerformSegue(withIdentifier: "detail", sender: nil))

    let notes = missingFeatureNotes { source.performSegue(withIdentifier: "detail", sender: nil) }
    #expect(
      notes == [
        "UIStoryboardSegue: “detail” is in a storyboard, which is not read: present or push the controller in code"
      ])
  }

  @Test func symbolsAreNotThereHoweverTheyAreToLook() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .bold)
    #expect(configuration.pointSize == 18 && configuration.weight == .bold)
    #expect(configuration.scale == .default)
    #expect(UIImage(systemName: "arrow.down", withConfiguration: configuration) == nil)
  }
}
