/// Hears how many of an order are done; what it answers says whether to go on.
public typealias OrderProgress = @MainActor (_ done: Int, _ total: Int) -> Bool
