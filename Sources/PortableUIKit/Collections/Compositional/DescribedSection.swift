/// What a provider said of a section, and what of it the solver knows by numbers.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct DescribedSection {
  var section: NSCollectionLayoutSection?
  var parts = ComposedParts()

  /// Where something lies behind the section all else is one step further in front.
  var promotion: Int { section?.decorationItems.isEmpty ?? true ? 0 : 1 }
}
