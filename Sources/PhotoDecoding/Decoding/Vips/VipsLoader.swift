/// The formats that are read through libvips, by the names of its loaders. Loaders that are not
/// named here (tables of numbers, whole-slide images, ImageMagick's hundreds) are not used.
enum VipsLoader: String, Sendable {
  case png = "VipsForeignLoadPngSource"
  case webp = "VipsForeignLoadWebpSource"
  case tiff = "VipsForeignLoadTiffSource"
  case heif = "VipsForeignLoadHeifSource"
  case jpegXL = "VipsForeignLoadJxlSource"
  case jpeg2000 = "VipsForeignLoadJp2kSource"
  case gif = "VipsForeignLoadNsgifSource"
  case svg = "VipsForeignLoadSvgSource"
  case pdf = "VipsForeignLoadPdfSource"
  case netpbm = "VipsForeignLoadPpmSource"
  case radiance = "VipsForeignLoadRadSource"
  case jpeg = "VipsForeignLoadJpegSource"

  /// As people call it.
  var formatName: String {
    switch self {
    case .png: "PNG"
    case .webp: "WebP"
    case .tiff: "TIFF"
    case .heif: "HEIF"
    case .jpegXL: "JPEG XL"
    case .jpeg2000: "JPEG 2000"
    case .gif: "GIF"
    case .svg: "SVG"
    case .pdf: "PDF"
    case .netpbm: "PPM"
    case .radiance: "HDR"
    case .jpeg: "JPEG"
    }
  }

  /// Rows are decoded as they are asked for; the others hold the whole picture.
  var isStreamed: Bool {
    switch self {
    case .png, .tiff, .svg, .pdf, .netpbm, .radiance, .jpeg: true
    case .webp, .heif, .jpegXL, .jpeg2000, .gif: false
    }
  }

  /// May be a module of libvips, which is loaded when it is needed.
  var isModule: Bool { self == .heif || self == .jpegXL || self == .pdf }

  /// Its pages are frames that are shown one after the other.
  var isAnimated: Bool { self == .gif || self == .webp }

  /// Drawn at any size.
  var isVector: Bool { self == .svg || self == .pdf }
}
