// What source that says `import UIKit` finds: the portable UIKit, and the Foundation that Apple's
// brings along.
@_exported import Foundation
@_exported import PortableUIKit
