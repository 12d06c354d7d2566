// What source that says `import QuartzCore` finds: the layers of the portable UIKit, which here are
// one module.
@_exported import Foundation
@_exported import PortableUIKit
