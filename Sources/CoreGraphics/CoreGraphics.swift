// What source that says `import CoreGraphics` finds: the geometry and drawing types of the portable
// UIKit, which here are one module.
@_exported import Foundation
@_exported import PortableUIKit
