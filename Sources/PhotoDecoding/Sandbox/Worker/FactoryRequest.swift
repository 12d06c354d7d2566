/// What is asked of the process that makes decoding processes.
enum FactoryRequest {
  /// - folder: where it may write, if anywhere.
  /// - first: what it is asked before anything else, about the files that come with this.
  case process(folder: String? = nil, first: DecodingRequest? = nil)
  /// There are pictures that libvips decodes. Not answered.
  case vips
  /// How a process of this number has ended. One that has not is waited for.
  case ending(Int32)

  var bytes: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .process(let folder, let first):
      writer.put(0)
      writer.put(folder ?? "")
      return writer.bytes + (first?.bytes ?? [])
    case .vips: writer.put(1)
    case .ending(let process):
      writer.put(2)
      writer.put(Int(process))
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var reader = WireReader(bytes)
    switch reader.int() {
    case 0:
      guard let folder = reader.text() else { return nil }
      self = .process(
        folder: folder.isEmpty ? nil : folder, first: DecodingRequest(reader.rest))
    case 1: self = .vips
    case 2:
      guard let process = reader.int().flatMap(Int32.init(exactly:)) else { return nil }
      self = .ending(process)
    default: return nil
    }
  }
}
