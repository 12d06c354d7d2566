/// What is optional takes objects in a page: see `Scripts/check-objective-c`.
@objc protocol PickerDelegate {
  @objc optional func picked(_ thing: Any)
  @objc optional func picker(_ picker: Picker, dropped thing: Any?) -> Bool
}

final class Picker {
  var delegate: PickerDelegate?

  func pick(_ picker: Picker) -> Bool {
    delegate?.picked?(picker)
    return delegate?.picker?(picker, dropped: nil) ?? false
  }
}

final class Shelf: PickerDelegate {
  var count = 0

  func picked(_ thing: Any) { count += 1 }
}
