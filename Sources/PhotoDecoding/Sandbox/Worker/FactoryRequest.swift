/// What is asked of the process that makes decoding processes.
enum FactoryRequest {
  /// - folder: where it may write, if anywhere.
  /// - first: what it is asked before anything else, about the files that come with this.
  case process(folder: String? = nil, first: DecodingRequest? = nil)
  /// There are pictures that libvips decodes. Not answered.
  case vips

  var bytes: [UInt8] {
    var writer = WireWriter()
    switch self {
    case .process(let folder, let first):
      writer.put(0)
      writer.put(folder ?? "")
      return writer.bytes + (first?.bytes ?? [])
    case .vips:
      writer.put(1)
      return writer.bytes
    }
  }

  init?(_ bytes: [UInt8]) {
    var reader = WireReader(bytes)
    switch reader.int() {
    case 0:
      guard let folder = reader.text() else { return nil }
      self = .process(
        folder: folder.isEmpty ? nil : folder, first: DecodingRequest(reader.rest))
    case 1: self = .vips
    default: return nil
    }
  }
}
