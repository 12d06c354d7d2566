import PortableUIKit
import UIKit

// The loader calls what stands in this section before `main`: it is enough that the product is linked.
@section(".init_array") @used
let registration: @convention(c) () -> Void = {
  ApplicationHosts.register { WindowApplicationHost() }
  ImageCoders.current = PictureFiles()
}
