import PortableUIKit
import ScrollGeometry
import WebHost
import WebPhotos

// MARK: What the page calls about its pictures

private var page: PicturePage { .page }

@_expose(wasm, "begin") @c
public func pageBegin(_ byteLimit: Double) {
  page.begin(byteLimit: Int64(byteLimit))
}

/// A picture with the name that `text` took; width 0 when the page would have to find it out.
@_expose(wasm, "addPicture") @c
public func pageAddPicture(_ width: Double, _ height: Double) -> Int32 {
  page.add(
    page.host.takeText(), width > 0 ? Size(width: width, height: height) : nil)
}

/// The size of a picture that was asked for.
@_expose(wasm, "pictureIsReady") @c
public func pagePictureIsReady(_ picture: Int32, _ width: Double, _ height: Double) {
  page.store?.pictureIsReady(picture, Size(width: width, height: height))
  page.storeDidChange()
}

/// Why the picture cannot be shown is what `text` took.
@_expose(wasm, "pictureFailed") @c
public func pagePictureFailed(_ picture: Int32) {
  page.store?.pictureFailed(picture, page.host.takeText())
  page.storeDidChange()
}

/// A small version of the picture is there, in the pixels of its texture; without a width it is gone.
@_expose(wasm, "thumbnailDidChange") @c
public func pageThumbnailDidChange(_ picture: Int32, _ width: Double, _ height: Double) {
  page.store?.thumbnailDidChange(
    of: picture, width > 0 ? Size(width: width, height: height) : nil)
  page.storeDidChange()
}

/// 0 when the tile is not wanted any more.
@_expose(wasm, "tileArrived") @c
public func pageTileArrived(
  _ picture: Int32, _ level: Int32, _ column: Int32, _ row: Int32
) -> Int32 {
  let tile = TextureID(picture: picture, level: Int16(level), column: column, row: row)
  guard page.store?.tileArrived(tile) == true else { return 0 }
  page.storeDidChange()
  return 1
}

/// Why is what `text` took. 1 when nothing else can be shown of the picture.
@_expose(wasm, "tileFailed") @c
public func pageTileFailed(_ picture: Int32, _ level: Int32, _ column: Int32, _ row: Int32) -> Int32
{
  let tile = TextureID(picture: picture, level: Int16(level), column: column, row: row)
  let isAll = page.store?.tileFailed(tile, page.host.takeText()) ?? false
  page.storeDidChange()
  return isAll ? 1 : 0
}

/// What lies behind the photos; components 0…1.
@_expose(wasm, "setBackground") @c
public func pageSetBackground(
  _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
) {
  page.host.window.rootViewController?.view?
    .fillBackground(red: red, green: green, blue: blue, opacity: opacity)
}

/// The pictures have other pixels from now on, and one of them, which was turned, has another size.
@_expose(wasm, "pictureIsTurned") @c
public func pagePictureIsTurned(_ picture: Int32, _ width: Double, _ height: Double) {
  page.store?.forgetAll()
  pagePictureIsReady(picture, width, height)
}

/// Nothing of what the page held of the pictures is there any more.
@_expose(wasm, "forgetPixels") @c
public func pageForgetPixels() {
  page.store?.forgetAll()
  page.storeDidChange()
}
