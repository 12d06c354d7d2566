import CairoPainter

/// How the desktop looks, as a window's content has been told: to begin with, as it is without a desktop.
struct SentLook {
  /// So many times as large as usual.
  var textSize = 1.0
  /// Which fonts texts are set in.
  var fonts = PangoText.fonts
  /// `0xRRGGBB`.
  var accent: UInt32?
}
