/// By what photos stand together, each group under a heading.
public enum PhotoGrouping: CaseIterable, Sendable {
  /// All are one, without a heading.
  case none
  /// By the folder that their files lie in.
  case folder
  /// By the month in which they were taken.
  case month
}
