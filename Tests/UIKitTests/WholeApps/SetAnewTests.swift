import ScrollTesting
import Testing
import UIKit

/// Programs set in each layout what they have set before: a value that is the same changes nothing.
@MainActor struct SetAnewTests {
  /// - Parameter isOwn: while the view itself is laid out, or what it is in.
  @Test(arguments: Setting.all, [false, true]) func comesToRest(setting: Setting, isOwn: Bool) {
    let controller = Setter()
    let (view, set) = setting.make(controller)
    controller.set = set
    if isOwn { controller.view = view } else { controller.view.addSubview(view) }
    let stage = Stage(size: CGSize(width: 300, height: 300), root: controller)
    #expect(stage.settle())
    stage.wait(1)
    #expect(!stage.loop.needsFrame)
    let calls = controller.calls
    controller.view.setNeedsLayout()
    stage.wait(0.1)
    #expect(controller.calls - calls <= 2)
  }

  @Test func marginsThatAreSetWhenMarginsChange() {
    let view = Margined()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    #expect(view.layoutMargins.top == 30)
  }

  private final class Setter: UIViewController {
    var set: (() -> Void)?
    var calls = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls += 1
      set?()
    }
  }
}

private final class Margined: UIView {
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
  }
}

/// A view, and what is set of it.
struct Setting: Sendable, CustomTestStringConvertible {
  typealias Made = (view: UIView, set: () -> Void)

  let testDescription: String
  let make: @MainActor @Sendable (UIViewController) -> Made

  init<View: UIView>(
    _ name: String, _ view: @MainActor @Sendable @escaping @autoclosure () -> View,
    _ set: @MainActor @Sendable @escaping (View) -> Void
  ) {
    testDescription = name
    make = { _ in
      let made = view()
      made.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
      return (made, { set(made) })
    }
  }

  init(_ name: String, _ set: @MainActor @Sendable @escaping (UIViewController) -> Void) {
    testDescription = name
    make = { controller in (UIView(), { set(controller) }) }
  }

  static let all = buttons + texts + controls + lists + views
}

@MainActor private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
  .image { _ in }

extension Setting {
  private static let insets = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)

  private static let buttons = [
    Setting("title", UIButton(type: .system)) { $0.setTitle("Title", for: .normal) },
    Setting("colour", UIButton()) { $0.setTitleColor(.systemRed, for: .normal) },
    Setting("shadow", UIButton()) { $0.setTitleShadowColor(.systemRed, for: .normal) },
    Setting("image", UIButton()) { $0.setImage(picture, for: .normal) },
    Setting("background", UIButton()) { $0.setBackgroundImage(picture, for: .normal) },
    Setting("content insets", UIButton()) { $0.contentEdgeInsets = insets },
    Setting("title insets", UIButton()) { $0.titleEdgeInsets = insets },
    Setting("image insets", UIButton()) { $0.imageEdgeInsets = insets },
    Setting("attributed title", UIButton()) {
      $0.setAttributedTitle(NSAttributedString(string: "Title"), for: .normal)
    },
    Setting("configuration", UIButton()) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.image = picture
      configuration.baseBackgroundColor = .systemRed
      $0.configuration = configuration
    },
    Setting("configuration's title", UIButton(configuration: .tinted())) {
      $0.configuration?.title = "Title"
      $0.configuration?.background.cornerRadius = 4
    },
  ]

  private static let texts =
    [
      Setting("label", UILabel()) {
        $0.text = "Text"
        $0.textColor = .systemRed
        $0.textAlignment = .center
        $0.numberOfLines = 0
        $0.preferredMaxLayoutWidth = 100
        $0.shadowColor = .systemBlue
        $0.isHighlighted = false
      },
      Setting("attributed label", UILabel()) {
        $0.attributedText = NSAttributedString(
          string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      },
      Setting("field", UITextField()) {
        $0.text = "Text"
        $0.font = .systemFont(ofSize: 20)
        $0.textColor = .systemRed
        $0.textAlignment = .center
      },
      Setting("attributed field", UITextField()) {
        $0.attributedText = NSAttributedString(
          string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      },
      Setting("placeholder", UITextField()) { $0.placeholder = "Text" },
      Setting("attributed placeholder", UITextField()) {
        $0.attributedPlaceholder = NSAttributedString(string: "Text")
      },
      Setting("border", UITextField()) { $0.borderStyle = .roundedRect },
      Setting("field's parts", UITextField()) {
        $0.clearButtonMode = .always
        $0.leftViewMode = .always
        $0.rightViewMode = .always
        $0.isSecureTextEntry = true
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = 8
        $0.keyboardType = .emailAddress
        $0.returnKeyType = .done
      },
      Setting("search", UISearchBar()) {
        $0.text = "Text"
        $0.placeholder = "Text"
        $0.searchBarStyle = .minimal
        $0.barTintColor = .systemRed
        $0.showsCancelButton = true
      },
    ]
    + [true, false].map { scrolls in
      Setting("text \(scrolls)", UITextView()) {
        $0.isScrollEnabled = scrolls
        $0.text = "Text"
        $0.font = .systemFont(ofSize: 20)
        $0.textColor = .systemRed
        $0.textAlignment = .center
        $0.textContainerInset = insets
        $0.textContainer.lineFragmentPadding = 0
        $0.textContainer.maximumNumberOfLines = 3
        $0.isSecureTextEntry = false
      }
    } + [
      Setting("attributed text", UITextView()) {
        $0.isScrollEnabled = false
        $0.attributedText = NSAttributedString(
          string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      }
    ]

  private static let controls = [
    Setting("pages", UIPageControl()) {
      $0.numberOfPages = 5
      $0.currentPage = 2
      $0.direction = .leftToRight
      $0.hidesForSinglePage = true
    },
    Setting("page's colours", UIPageControl()) {
      $0.pageIndicatorTintColor = .systemRed
      $0.currentPageIndicatorTintColor = .systemBlue
      $0.backgroundStyle = .minimal
    },
    Setting("segment's title", UISegmentedControl(items: ["A", "B"])) {
      $0.setTitle("Title", forSegmentAt: 0)
    },
    Setting("segment's image", UISegmentedControl(items: ["A", "B"])) {
      $0.setImage(picture, forSegmentAt: 0)
    },
    Setting("segments", UISegmentedControl(items: ["A", "B"])) {
      $0.setWidth(60, forSegmentAt: 0)
      $0.setEnabled(false, forSegmentAt: 1)
      $0.selectedSegmentIndex = 0
      $0.apportionsSegmentWidthsByContent = true
      $0.selectedSegmentTintColor = .systemRed
    },
    Setting("segments' style", UISegmentedControl(items: ["A", "B"])) {
      $0.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    },
    Setting("switch", UISwitch()) {
      $0.isOn = true
      $0.onTintColor = .systemRed
      $0.isEnabled = false
    },
    Setting("slider", UISlider()) {
      $0.minimumValue = 1
      $0.maximumValue = 10
      $0.value = 5
      $0.minimumTrackTintColor = .systemRed
    },
    Setting("progress", UIProgressView()) {
      $0.progress = 0.5
      $0.progressTintColor = .systemRed
      $0.trackTintColor = .systemBlue
    },
    Setting("image", UIImageView()) {
      $0.image = picture
      $0.highlightedImage = picture
      $0.contentMode = .center
      $0.tintColor = .systemRed
    },
  ]
}
