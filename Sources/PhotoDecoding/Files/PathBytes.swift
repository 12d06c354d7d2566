extension [UInt8] {
  /// As a path for the system: followed by a zero.
  package func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    (self + [0]).withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }
}
