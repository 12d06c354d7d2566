extension PlainStyle {
  /// The lines of a paragraph: as the host sets them, where it says; a page's beginnings are measured.
  func lines(
    of paragraph: [Character], width: Double, _ measuring: any TextMeasuring
  ) -> [SetLine] {
    #if !hasFeature(Embedded)
      if let setting = measuring as? any TextSetting {
        return setting.lines(
          of: paragraph, fontSize: fontSize, fontWeight: fontWeight, traits: traits, width: width)
      }
    #endif
    return MeasuredLines(
      paragraph: paragraph, style: self, measuring: measuring, width: width
    ).set()
  }
}
