// What every file of this module sees, and who imports the module, as with UIKit: an import in each file would be a
// condition in each, since Embedded Swift has no Foundation.
#if !hasFeature(Embedded)
  @_exported import Foundation
#endif
