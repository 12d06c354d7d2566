/// A picture on a server, whole or in tiles.
struct HTTPSource: TileSource {
  let address: HTTPAddress
  let client: HTTPClient

  func picture() async throws(PictureError) -> PictureFile {
    try await client.picture(at: address).file.reopened()
  }

  func tiles(
    _ paths: [String], in layout: TileLayout
  ) async throws(PictureError) -> [PictureFile?] {
    let base = try await client.picture(at: address)
    let results = await withTaskGroup(
      of: (Int, Result<PictureFile?, PictureError>).self
    ) { group in
      for (index, path) in paths.enumerated() {
        guard let tile = HTTPAddress(base.address.tile(path, in: layout)) else { continue }
        group.addTask {
          // Nothing is returned before the last `await`. Of
          //   group.addTask { do { return (index, try await f()) } catch { return (index, -1) } }
          // Swift 6.3.1 loses every index when it optimises: what stands in the result's memory when the task is
          // suspended, and is written there again by the `catch`, is not written at all.
          let found = await result(tile, base.reach)
          return (index, found)
        }
      }
      var results = [Result<PictureFile?, PictureError>](
        repeating: .success(nil), count: paths.count)
      for await (index, result) in group {
        results[index] = result
        // The rest would be of no use.
        if case .failure = result { group.cancelAll() }
      }
      return results
    }
    // Those that were only cancelled say nothing.
    for case .failure(let error) in results where error != .givenUp { throw error }
    var files: [PictureFile?] = []
    for result in results { files.append(try result.get()) }
    return files
  }

  private func result(
    _ tile: HTTPAddress, _ reach: HTTPReach
  ) async -> Result<PictureFile?, PictureError> {
    do throws(PictureError) {
      return .success(try await client.tile(at: tile, reach: reach))
    } catch {
      return .failure(error)
    }
  }
}
