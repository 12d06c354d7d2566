import PortableUIKit

/// Controls ask for as much room in a page as elsewhere, where texts measure the same.
#if !hasFeature(Embedded)
  @MainActor
#endif
func checksumOfControls() -> Checksum {
  var checksum = Checksum()
  for title in ["Whole map", "i", "Nine words that are longer than all of the others"] {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    let segments = UISegmentedControl(items: [title, "No"])
    for control in [UIButton(configuration: configuration), segments] as [UIControl] {
      checksum.add(Double(control.intrinsicContentSize.width))
      checksum.add(Double(control.intrinsicContentSize.height))
    }
  }
  return checksum
}
