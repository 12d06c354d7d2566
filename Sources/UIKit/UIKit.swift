// What source that says `import UIKit` finds: the portable UIKit, and what Apple's brings along.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import PortableUIKit
@_exported import QuartzCore
