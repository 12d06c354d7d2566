/// Those properties whose looks can be set in a page, too.
enum AppearanceProperty {
  case tint, background
  case barTint, barStyle, isTranslucent, unselectedItemTint
  case pageIndicatorTint, currentPageIndicatorTint, onTint, thumbTint
  case textColor, font
  case standardLook, compactLook, edgeLook, compactEdgeLook
}
