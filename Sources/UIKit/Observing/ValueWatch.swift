import PortableUIKit

/// Somebody who observes a value of an object.
@MainActor
final class ValueWatch<Object: AnyObject, Value>: AnyValueWatch {
  var listener: ValueListening?
  private weak var object: Object?
  private let options: NSKeyValueObservingOptions
  private let read: (Object) -> Value
  private let tell: (Object, NSKeyValueObservedChange<Value>) -> Void
  /// What was told last.
  private var known: Value

  init(
    _ object: Object, _ options: NSKeyValueObservingOptions, read: @escaping (Object) -> Value,
    tell: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.options = options
    self.read = read
    self.tell = tell
    known = read(object)
  }

  func begin() {
    if options.contains(.prior) { PriorNotice.give() }
    if options.contains(.initial) { tell(from: nil) }
  }

  func check() {
    guard let object else { return }
    let value = read(object)
    guard !isSame(known, value) else { return }
    let old = known
    known = value
    tell(from: old)
  }

  private func tell(from old: Value?) {
    guard let object else { return }
    tell(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? known : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
  }

  /// What cannot be compared is another one each time.
  private func isSame(_ one: Any, _ other: Any) -> Bool {
    func equals<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
    guard let one = one as? any Equatable else { return false }
    return equals(one)
  }
}
