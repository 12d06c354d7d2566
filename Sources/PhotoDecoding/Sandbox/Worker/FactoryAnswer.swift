/// What the process answers that makes decoding processes.
enum FactoryAnswer {
  /// Comes with the socket of a process, and where the system has that with a file that names it.
  case process(Int32)
  /// The system has none.
  case refused
  /// As `waitpid` has it; nil when it is no longer known.
  case ending(Int32?)

  var bytes: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .process(let number):
      writer.put(0)
      writer.put(Int(number))
    case .refused: writer.put(1)
    case .ending(let status):
      writer.put(2)
      writer.put(status == nil ? 0 : 1)
      writer.put(Int(status ?? 0))
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var reader = WireReader(bytes)
    switch reader.int() {
    case 0:
      guard let process = reader.int().flatMap(Int32.init(exactly:)) else { return nil }
      self = .process(process)
    case 1: self = .refused
    case 2:
      guard let isKnown = reader.int(), let status = reader.int().flatMap(Int32.init(exactly:))
      else { return nil }
      self = .ending(isKnown == 0 ? nil : status)
    default: return nil
    }
  }
}
