import CExif
import PictureFacts

/// What EXIF data say, read by libexif. Entries of another type than Exif's are not there.
final class ExifNotes {
  /// Exif 2.32, tables 4 to 15; those of places have numbers of their own.
  private enum Tag: UInt32 {
    case caption = 0x010E
    case maker = 0x010F
    case model = 0x0110
    case changed = 0x0132
    case creator = 0x013B
    case copyright = 0x8298
    case exposureTime = 0x829A
    case fNumber = 0x829D
    case iso = 0x8827
    case taken = 0x9003
    case digitized = 0x9004
    case offset = 0x9010
    case offsetOfTaken = 0x9011
    case offsetOfDigitized = 0x9012
    case shutterSpeed = 0x9201
    case aperture = 0x9202
    case bias = 0x9204
    case focalLength = 0x920A
    case colorSpace = 0xA001
    case focalLengthOnFilm = 0xA405
    case lensMaker = 0xA433
    case lens = 0xA434
  }

  private enum PlaceTag: UInt32 {
    case northOrSouth = 1
    case latitude = 2
    case eastOrWest = 3
    case longitude = 4
    case belowSea = 5
    case altitude = 6
  }

  private let data: UnsafeMutablePointer<ExifData>
  private let order: ExifByteOrder

  /// - Parameter bytes: with their signature. Nil when there are none.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, cexif_is_there(), let data = exif_data_new() else { return nil }
    self.data = data
    // What other programs would have written otherwise is read as it is.
    exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    exif_data_load_data(data, bytes, UInt32(bytes.count))
    order = exif_data_get_byte_order(data)
  }

  deinit { exif_data_unref(data) }

  var camera: String? { PhotoNotes.camera(maker: text(.maker), model: text(.model)) }
  var lens: String? {
    text(.lens).map { PhotoNotes.camera(maker: text(.lensMaker), model: $0) ?? $0 }
  }
  var caption: String? { text(.caption) }
  var creator: String? { text(.creator) }
  /// The photographer's; behind a zero comes the editor's (Exif 2.32, 4.6.4).
  var copyright: String? { text(.copyright) }

  var taken: PhotoDate? {
    date(.taken, .offsetOfTaken) ?? date(.digitized, .offsetOfDigitized)
  }
  /// When the file was written.
  var changed: PhotoDate? { date(.changed, .offset) }

  /// 1 is sRGB; any other has a profile.
  var colorSpace: String? { number(.colorSpace) == 1 ? "sRGB" : nil }

  var exposure: PhotoExposure {
    var exposure = PhotoExposure()
    // The second ones are stops, logarithms of two (Exif 2.32, annex C).
    exposure.time = number(.exposureTime) ?? number(.shutterSpeed).map { Stops.power(-$0) }
    exposure.fNumber = number(.fNumber) ?? number(.aperture).map { Stops.power($0 / 2) }
    exposure.iso = number(.iso)
    exposure.bias = number(.bias)
    exposure.focalLength = number(.focalLength)
    exposure.focalLengthOnFilm = number(.focalLengthOnFilm)
    return exposure
  }

  var place: PhotoPlace? {
    guard let latitude = degrees(.latitude), let longitude = degrees(.longitude),
      let north = text(entry(.northOrSouth))?.first, let east = text(entry(.eastOrWest))?.first,
      "NS".contains(north), "EW".contains(east),
      var place = PhotoPlace(
        latitude: north == "S" ? -latitude : latitude,
        longitude: east == "W" ? -longitude : longitude)
    else { return nil }
    let sign = entry(.belowSea).flatMap { bytes(of: $0).first } == 1 ? -1.0 : 1.0
    place.altitude = entry(.altitude).flatMap { number(of: $0, at: 0) }.map { $0 * sign }
    return place
  }

  // MARK: - Entries

  /// Wherever the entry stands among the picture's and the camera's.
  private func entry(_ tag: Tag) -> ExifEntry? {
    entry(tag.rawValue, EXIF_IFD_0) ?? entry(tag.rawValue, EXIF_IFD_EXIF)
  }

  private func entry(_ tag: PlaceTag) -> ExifEntry? { entry(tag.rawValue, EXIF_IFD_GPS) }

  private func entry(_ tag: UInt32, _ directory: ExifIfd) -> ExifEntry? {
    let contents = data.pointee.ifd
    let content =
      switch directory {
      case EXIF_IFD_0: contents.0
      case EXIF_IFD_EXIF: contents.2
      default: contents.3
      }
    guard let entry = exif_content_get_entry(content, ExifTag(rawValue: tag)),
      entry.pointee.data != nil
    else { return nil }
    return entry.pointee
  }

  private func bytes(of entry: ExifEntry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: entry.data, count: Int(entry.size))
  }

  private func text(_ tag: Tag) -> String? { text(entry(tag)) }

  private func text(_ entry: ExifEntry?) -> String? {
    guard let entry, entry.format == EXIF_FORMAT_ASCII else { return nil }
    return NoteText.string(bytes(of: entry).prefix { $0 != 0 })
  }

  private func date(_ tag: Tag, _ offset: Tag) -> PhotoDate? {
    text(tag).flatMap { PhotoDate(note: $0 + (text(offset) ?? "")) }
  }

  private func number(_ tag: Tag) -> Double? { entry(tag).flatMap { number(of: $0, at: 0) } }

  /// Degrees, minutes and seconds.
  private func degrees(_ tag: PlaceTag) -> Double? {
    guard let entry = entry(tag), let degrees = number(of: entry, at: 0) else { return nil }
    return degrees + (number(of: entry, at: 1) ?? 0) / 60 + (number(of: entry, at: 2) ?? 0) / 3600
  }

  /// Nil for what is no number, or no finite one.
  private func number(of entry: ExifEntry, at index: Int) -> Double? {
    guard index < Int(entry.components), let size = Self.sizes[entry.format.rawValue],
      (index + 1) * size <= Int(entry.size), let start = entry.data
    else { return nil }
    let place = start + index * size
    switch entry.format {
    case EXIF_FORMAT_BYTE: return Double(place.pointee)
    case EXIF_FORMAT_SHORT: return Double(exif_get_short(place, order))
    case EXIF_FORMAT_LONG: return Double(exif_get_long(place, order))
    case EXIF_FORMAT_RATIONAL:
      let ratio = exif_get_rational(place, order)
      return ratio.denominator == 0 ? nil : Double(ratio.numerator) / Double(ratio.denominator)
    default:
      let ratio = exif_get_srational(place, order)
      return ratio.denominator == 0 ? nil : Double(ratio.numerator) / Double(ratio.denominator)
    }
  }

  /// Bytes of the formats of numbers.
  private static let sizes: [ExifFormat.RawValue: Int] = [
    EXIF_FORMAT_BYTE.rawValue: 1, EXIF_FORMAT_SHORT.rawValue: 2, EXIF_FORMAT_LONG.rawValue: 4,
    EXIF_FORMAT_RATIONAL.rawValue: 8, EXIF_FORMAT_SRATIONAL.rawValue: 8,
  ]
}
