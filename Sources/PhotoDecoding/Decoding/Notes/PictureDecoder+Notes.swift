import PictureFacts

extension PictureDecoder {
  package func notes(of file: PictureFile) throws(PictureError) -> PhotoNotes {
    let header = try header(of: file)
    var notes = PhotoNotes(try parts(of: file, header))
    notes.format = header.format.itself.name
    notes.isCutIntoFiles = header.layout != nil
    let size = header.grid.size
    notes.size = PhotoSize(width: Int(size.width), height: Int(size.height))
    if case .other(let vips) = header.format, vips.loader.isVector { notes.size = nil }
    return notes.bounded
  }

  private func parts(
    of file: PictureFile, _ header: PictureHeader
  ) throws(PictureError) -> MetadataParts {
    if JPEGHeader.isSignature(try file.bytes(0..<4)) { return try JPEGHeaderReader.parts(of: file) }
    let vips: VipsHeader
    switch header.format {
    case .other(let format): vips = format
    case .pyramid: vips = VipsHeader(loader: .tiff)
    case .raw(let raw): return try parts(of: file, raw)
    case .jpeg, .deepZoom, .iiif: return MetadataParts()
    }
    return try VipsLibrary.using { () throws(PictureError) in try MetadataParts(file, vips) }
  }
}

extension PictureDecoder {
  /// The directories of a TIFF file lie at its beginning, with what a camera says of the photo, bytes.
  private static let directoryBytes = 256 * 1024

  /// What the picture beside raw data says; where that says nothing, most kinds of raw data are TIFF files, and EXIF is one,
  /// too.
  private func parts(of file: PictureFile, _ raw: RawHeader) throws(PictureError) -> MetadataParts {
    var parts = try JPEGHeaderReader.parts(of: file.part(raw.place))
    guard parts.exif.isEmpty else { return parts }
    let start = try file.bytes(0..<Self.directoryBytes)
    if TIFFStructure(start) != nil { parts.exif = MetadataParts.exifSignature + start }
    return parts
  }
}

extension PhotoNotes {
  /// Where several of them say the same, EXIF has it from the camera; people write into XMP with programs, and wrote into
  /// IPTC's records before there was that.
  init(_ parts: MetadataParts) {
    self.init()
    let exif = ExifNotes(parts.exif)
    let xmp = XMPNotes(parts.xmp)
    let iptc = IPTCNotes(parts.iptc)
    exposure = exif?.exposure ?? xmp.exposure
    if exposure == PhotoExposure() { exposure = xmp.exposure }
    camera = exif?.camera ?? xmp.camera
    lens = exif?.lens ?? xmp.lens
    taken = exif?.taken ?? xmp.taken ?? iptc.taken ?? exif?.changed
    place = exif?.place ?? xmp.place
    let placeName = xmp.placeName ?? iptc.placeName
    if place == nil { place = placeName.map { PhotoPlace(name: $0) } }
    place?.name = placeName
    title = xmp["dc:title"] ?? iptc[.title]
    caption = xmp["dc:description"] ?? iptc[.caption] ?? exif?.caption
    creator = xmp["dc:creator"] ?? iptc[.creator] ?? exif?.creator
    copyright = xmp["dc:rights"] ?? iptc[.copyright] ?? exif?.copyright
    colorProfile = parts.profile.name ?? exif?.colorSpace
  }

  /// "NIKON CORPORATION" and "NIKON D750" are one NIKON D750.
  static func camera(maker: String?, model: String?) -> String? {
    guard let model else { return maker }
    guard let maker, let word = maker.split(separator: " ").first,
      !model.lowercased().hasPrefix(word.lowercased())
    else { return model }
    return maker + " " + model
  }
}
