#if !hasFeature(Embedded)
  /// A language: what stands for English texts.
  package struct Translation: Sendable {
    let text: @Sendable (String) -> String
    let plural: @Sendable (_ one: String, _ other: String, _ count: Int) -> String
    /// Between whole numbers and their parts.
    let decimalPoint: String

    package init(
      text: @escaping @Sendable (String) -> String,
      plural: @escaping @Sendable (_ one: String, _ other: String, _ count: Int) -> String,
      decimalPoint: String = "."
    ) {
      self.text = text
      self.plural = plural
      self.decimalPoint = decimalPoint
    }
  }
#endif
