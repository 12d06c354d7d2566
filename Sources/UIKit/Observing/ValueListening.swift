/// Who is told by a method, of what, and with which context.
struct ValueListening {
  weak var object: AnyObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
}
