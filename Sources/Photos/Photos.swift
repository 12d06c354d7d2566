// What source that says `import Photos` on the side finds. There is no library of photos that a program could ask for.
@_exported import Foundation
