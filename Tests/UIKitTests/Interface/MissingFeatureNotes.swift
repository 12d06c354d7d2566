@testable import PortableUIKit

/// What is said meanwhile of features that are missing.
@MainActor
func missingFeatureNotes(_ run: () -> Void) -> [String] {
  var notes: [String] = []
  let handler = MissingFeatures.shared.handler
  MissingFeatures.shared.handler = { notes.append($0) }
  defer { MissingFeatures.shared.handler = handler }
  run()
  return notes
}
