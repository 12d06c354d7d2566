import PhotoTiles

extension PhotoReader {
  /// All photos that can be read, in their order. Waits for them.
  ///
  /// - Parameter onProblem: told of each of the others, and why.
  public func readAll(onProblem: (_ path: String, GalleryError) -> Void) -> [ReadPhoto] {
    let work = ParallelWork<Int, Result<ReadPhoto, PictureError>> { number in
      do throws(PictureError) {
        return .success(try await photo(number))
      } catch {
        return .failure(error)
      }
    }
    let here = (0..<count).filter { !leadsElsewhere($0) }
    for number in here { work.submit(number, number) }
    var results: [Int: Result<ReadPhoto, PictureError>] = [:]
    for _ in here {
      let (number, result) = work.next()
      results[number] = result
    }
    var photos: [ReadPhoto] = []
    for number in 0..<count {
      switch results[number] {
      case .success(let photo): photos.append(photo)
      case .failure(let error): onProblem(path(of: number), .picture(error))
      case nil: onProblem(path(of: number), .leadsElsewhere)
      }
    }
    return photos
  }
}
