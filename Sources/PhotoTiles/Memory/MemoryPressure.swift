import Dispatch
import Glibc
import PhotoDecoding

/// Tells when the machine is short of memory: programs wait for it because of it (Linux's pressure
/// stall information, `Documentation/accounting/psi.rst` of the kernel).
public final class MemoryPressure: @unchecked Sendable {
  /// Microseconds in which some program waited, of the microseconds that are looked at. A program
  /// without privileges may ask for multiples of two seconds only.
  private static let trigger = "some 300000 2000000"
  /// Without another signal for so long, milliseconds, there is enough again.
  private static let calm: Int32 = 10_000

  private let descriptor: Int32
  /// A pipe that is closed at one end when the thread is to end.
  private let ending: (read: Int32, write: Int32)

  /// Nil when this system does not tell.
  public convenience init?() {
    let file = open("/proc/pressure/memory", O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    // With the zero at its end.
    let bytes = Array(Self.trigger.utf8) + [0]
    guard write(file, bytes, bytes.count) == bytes.count else {
      close(file)
      return nil
    }
    self.init(descriptor: file)
  }

  /// - Parameter descriptor: has something urgent to read (POLLPRI) when memory is short; closed with
  ///   this object.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ending = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(ending.read)
  }

  /// Ends the thread that `onChange` has begun.
  public func stop() { close(ending.write) }

  /// `receiver` is called on the main queue: with true when memory is short, with false when there is
  /// enough again. To be called once.
  public func onChange(_ receiver: @escaping @MainActor @Sendable (Bool) -> Void) {
    // Without a thread nobody tells, as on a system that does not.
    _ = WorkerThread.start(yields: false) { [self] in
      var isScarce = false
      while true {
        var waiting = [
          pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0),
          pollfd(fd: ending.read, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&waiting, 2, isScarce ? Self.calm : -1)
        if waiting[1].revents != 0 || waiting[0].revents & Int16(POLLERR | POLLNVAL) != 0 { return }
        guard (count > 0) != isScarce else { continue }
        isScarce = count > 0
        let isScarceNow = isScarce
        DispatchQueue.main.async { receiver(isScarceNow) }
      }
    }
  }
}
