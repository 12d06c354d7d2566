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
    let base = try await client.picture(at: address).address
    let results = await withTaskGroup(
      of: (Int, Result<PictureFile?, PictureError>).self
    ) { group in
      for (index, path) in paths.enumerated() {
        guard let tile = HTTPAddress(base.tile(path, in: layout)) else { continue }
        group.addTask {
          do throws(PictureError) {
            return (index, .success(try await client.tile(at: tile)))
          } catch {
            return (index, .failure(error))
          }
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
}
