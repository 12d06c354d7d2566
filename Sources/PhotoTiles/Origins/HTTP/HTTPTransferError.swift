/// Why a request has no answer.
enum HTTPTransferError: Error, Equatable {
  case fault(ServerFault)
  case outOfMemory
  case cancelled
}
