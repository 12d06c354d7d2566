import UIKit

/// Every call of every controller in one list, with what `animated` was.
@MainActor
final class CallList {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

class LoggedPage: UIViewController {
  let name: String
  let calls: CallList

  init(_ name: String, _ calls: CallList) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ animated: Bool) {
    calls.add("\(name) \(call)\(animated ? " animated" : "")")
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove \(parent == nil ? "out" : "in")", false)
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove \(parent == nil ? "out" : "in")", false)
  }
}
