import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A table whose rows can be deleted, and fingers.
@MainActor
final class SwipedTable: UITableViewDataSource, UITableViewDelegate {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private(set) lazy var loop = FrameLoop(window: window)
  private var time = 0.0
  private var names = (0..<10).map(String.init)
  var mayMove = false
  var log: [String] = []

  init() {
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.rowHeight = 44
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.dataSource = self
    view.delegate = self
    loop.frame(at: 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = names[path.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) {
    log.append("delete \(path.row)")
    names.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .fade)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { mayMove }
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath
  ) {
    log.append("move \(source.row) to \(target.row)")
    names.insert(names.remove(at: source.row), at: target.row)
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
    log.append("begin \(path.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
    log.append("end \(path?.row ?? -1)")
  }

  // MARK: A finger

  func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, after wait: Double = 0.02) {
    time += wait
    let sample = TouchSample(id: 1, phase: phase, position: Point(x: x, y: y), time: time)
    loop.send(InputEvent(time: time, kind: .touches([sample])))
    loop.frame(at: time)
  }

  func drag(from start: Point, to end: Point) {
    touch(.down, start.x, start.y)
    for step in 1...10 {
      let share = Double(step) / 10
      touch(.move, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
  }

  func lift(_ x: Double, _ y: Double) {
    touch(.move, x, y, after: 0.3)
    touch(.up, x, y)
  }

  func tap(_ x: Double, _ y: Double) {
    touch(.down, x, y, after: 0.5)
    touch(.up, x, y, after: 0.05)
  }

  func settle() {
    for _ in 0..<60 {
      time += 1.0 / 30
      loop.frame(at: time)
    }
  }
}
