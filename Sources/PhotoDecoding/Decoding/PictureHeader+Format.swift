extension PictureHeader {
  /// The formats that there are.
  enum Format: Equatable, Sendable {
    case jpeg(JPEGHeader)
    case other(VipsHeader)
    case pyramid(VipsPyramid)
    case deepZoom(DeepZoom)
    case iiif(IIIF)
    case raw(RawHeader)

    /// What the picture's format says and does.
    var itself: any PictureFormat {
      switch self {
      case .jpeg(let format): format
      case .other(let format): format
      case .pyramid(let format): format
      case .deepZoom(let format): format
      case .iiif(let format): format
      case .raw(let format): format
      }
    }

    /// Its number where it goes to another process.
    private var number: Int {
      switch self {
      case .jpeg: 0
      case .other: 1
      case .pyramid: 2
      case .deepZoom: 3
      case .iiif: 4
      case .raw: 5
      }
    }

    func write(to writer: inout WireWriter) {
      writer.put(number)
      itself.write(to: &writer)
    }

    /// Nil when it is none.
    init?(_ reader: inout WireReader) {
      let format: Format? =
        switch reader.int() {
        case 0: JPEGHeader(&reader).map { .jpeg($0) }
        case 1: VipsHeader(&reader).map { .other($0) }
        case 2: VipsPyramid(&reader).map { .pyramid($0) }
        case 3: DeepZoom(&reader).map { .deepZoom($0) }
        case 4: IIIF(&reader).map { .iiif($0) }
        case 5: RawHeader(&reader).map { .raw($0) }
        default: nil
        }
      guard let format else { return nil }
      self = format
    }
  }
}
