import CVips
import PictureFacts

/// What XMP says (ISO 16684-1), read by GLib's parser of XML: properties by the names that their standards give them, as
/// attributes or as elements; of a list or of several languages, the first.
struct XMPNotes {
  /// A larger one is none that people have written, bytes.
  private static let largest = 4 << 20
  private static let mostElements = 100
  private static let longestText = 8 << 10

  /// What XMP calls a text for people of any language (ISO 16684-1, 8.2.2.4): some programs have written it in the
  /// text's place.
  private static let noLanguage = "x-default"

  private static let wanted: Set<String> = [
    "tiff:Make", "tiff:Model", "exif:ExposureTime", "exif:FNumber", "exif:ISOSpeedRatings",
    "exif:ExposureBiasValue", "exif:FocalLength", "exif:FocalLengthIn35mmFilm",
    "exif:DateTimeOriginal", "exif:DateTimeDigitized", "exif:GPSLatitude", "exif:GPSLongitude",
    "exif:GPSAltitude", "exif:GPSAltitudeRef", "exifEX:LensModel", "aux:Lens",
    "exifEX:PhotographicSensitivity", "photoshop:DateCreated", "photoshop:City",
    "photoshop:Country", "xmp:CreateDate", "dc:title", "dc:description", "dc:creator", "dc:rights",
  ]

  private var texts: [String: String] = [:]
  /// The elements that have begun and not ended.
  private var open: [String] = []

  init(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, bytes.count <= Self.largest else { return }
    // Some programs fill it up with zeros.
    let bytes = bytes.prefix { $0 != 0 }
    var parser = GMarkupParser()
    parser.start_element = { _, name, names, values, notes, error in
      guard let name, let notes = notes?.assumingMemoryBound(to: XMPNotes.self) else { return }
      notes.pointee.begin(String(cString: name), names, values)
    }
    parser.end_element = { _, _, notes, _ in
      _ = notes?.assumingMemoryBound(to: XMPNotes.self).pointee.open.popLast()
    }
    parser.text = { _, text, count, notes, _ in
      guard let text, let notes = notes?.assumingMemoryBound(to: XMPNotes.self) else { return }
      notes.pointee.take(UnsafeRawBufferPointer(start: text, count: Int(count)))
    }
    withUnsafeMutablePointer(to: &self) { notes in
      guard
        let context = g_markup_parse_context_new(&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, notes, nil)
      else { return }
      defer { g_markup_parse_context_free(context) }
      bytes.withUnsafeBytes {
        let text = $0.baseAddress?.assumingMemoryBound(to: CChar.self)
        // What was well before a mistake stays.
        _ = g_markup_parse_context_parse(context, text, $0.count, nil)
      }
    }
    open = []
  }

  subscript(_ name: String) -> String? { texts[name] }

  private mutating func begin(
    _ name: String, _ names: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
    _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    // What lies deeper is counted, and nothing is read there.
    open.append(open.count < Self.mostElements ? name : "")
    guard name == "rdf:Description", var names, var values else { return }
    while let name = names.pointee, let value = values.pointee {
      keep(String(cString: value), as: String(cString: name))
      (names, values) = (names + 1, values + 1)
    }
  }

  private mutating func take(_ text: UnsafeRawBufferPointer) {
    guard text.count <= Self.longestText,
      let name = open.last(where: { !$0.hasPrefix("rdf:") })
    else { return }
    keep(NoteText.string(text), as: name)
  }

  private mutating func keep(_ text: String, as name: String) {
    guard Self.wanted.contains(name), texts[name] == nil,
      text.contains(where: { !$0.isWhitespace }), text != Self.noLanguage
    else { return }
    texts[name] = text
  }

  // MARK: - Meanings

  var camera: String? { PhotoNotes.camera(maker: self["tiff:Make"], model: self["tiff:Model"]) }
  var lens: String? { self["exifEX:LensModel"] ?? self["aux:Lens"] }

  var taken: PhotoDate? {
    let names = [
      "exif:DateTimeOriginal", "exif:DateTimeDigitized", "photoshop:DateCreated", "xmp:CreateDate",
    ]
    return names.lazy.compactMap { self[$0].flatMap(PhotoDate.init(note:)) }.first
  }

  var exposure: PhotoExposure {
    var exposure = PhotoExposure()
    exposure.time = number("exif:ExposureTime")
    exposure.fNumber = number("exif:FNumber")
    exposure.iso = number("exif:ISOSpeedRatings") ?? number("exifEX:PhotographicSensitivity")
    exposure.bias = number("exif:ExposureBiasValue")
    exposure.focalLength = number("exif:FocalLength")
    exposure.focalLengthOnFilm = number("exif:FocalLengthIn35mmFilm")
    return exposure
  }

  var placeName: String? {
    let parts = [self["photoshop:City"], self["photoshop:Country"]].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  var place: PhotoPlace? {
    guard let latitude = degrees("exif:GPSLatitude", "N", "S"),
      let longitude = degrees("exif:GPSLongitude", "E", "W"),
      var place = PhotoPlace(latitude: latitude, longitude: longitude)
    else { return nil }
    let sign = self["exif:GPSAltitudeRef"] == "1" ? -1.0 : 1.0
    place.altitude = number("exif:GPSAltitude").map { $0 * sign }
    return place
  }

  private func number(_ name: String) -> Double? { self[name].flatMap(NoteText.number) }

  /// "50,58.77N", or "50,58,46N".
  private func degrees(_ name: String, _ positive: Character, _ negative: Character) -> Double? {
    guard let text = self[name], let side = text.last, side == positive || side == negative else {
      return nil
    }
    let parts = text.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard (1...3).contains(numbers.count), numbers.count == parts.count else { return nil }
    let (sum, _) = numbers.reduce((0.0, 1.0)) { ($0.0 + $1 / $0.1, $0.1 * 60) }
    return side == negative ? -sum : sum
  }
}
