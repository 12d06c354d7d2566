import Foundation
import Testing
import UIKit
import UIKitWindow

/// What Documentation/UIKit.md says of pictures from servers: what one writes for an iPhone.
@MainActor
struct PictureByAddressTests {
  @Test func `A picture comes from an address, decoded on the thread that waited for it`()
    async throws
  {
    let address = try #require(URL(string: "https://example.org/red.png"))
    let imageView = UIImageView()
    await withCheckedContinuation { arrived in
      ServedPictures.session.dataTask(with: address) { [imageView] data, _, _ in
        let image = data.flatMap { UIImage(data: $0) }
        DispatchQueue.main.async {
          imageView.image = image
          arrived.resume()
        }
      }.resume()
    }
    #expect(imageView.image?.size == ServedPictures.size)
  }

  @Test func `Where there is none nothing comes`() async throws {
    let address = try #require(URL(string: "https://example.org/missing.png"))
    let data = await withCheckedContinuation { arrived in
      ServedPictures.session.dataTask(with: address) { data, _, _ in
        arrived.resume(returning: data)
      }.resume()
    }
    #expect(data.flatMap { UIImage(data: $0) } == nil)
  }
}
