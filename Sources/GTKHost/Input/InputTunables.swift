/// The numbers that turn devices' reports into samples.
enum InputTunables {
  /// Points that the content moves for one click's worth of a trackpad's scroll axis, where the
  /// system counts clicks (X11). libinput's driver reports 15 of its pixels as one click, so that
  /// the same fingers move the content equally far on X11 and on Wayland. Source: the default of
  /// "libinput Scrolling Pixel Distance".
  static let pointsPerScrollClick = 15.0

  /// Points that the content moves for one pixel that Wayland reports of a trackpad.
  static let pointsPerSurfaceUnit = 1.0

  /// An event's stamp further than this from the host's clock, in seconds, comes from another clock.
  static let clockTolerance = 2.0
}
