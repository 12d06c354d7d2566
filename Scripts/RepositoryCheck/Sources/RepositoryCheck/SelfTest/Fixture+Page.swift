extension Fixture {
  /// What concerns the scripts of the page.
  static let page: [Fixture] = [
    Fixture(
      rule: "scripts",
      files: [
        ("Web/shared/a.js", "import { b } from '../player/b.js'; // caught"),
        (
          "Web/player/b.js",
          """
          import { a } from '../shared/a.js';
          import { c } from './c.js'; // caught
          import { d } from '../page/d.js'; // caught
          // import { d } from '../page/d.js';
          """
        ),
        (
          "Web/page/d.js",
          """
          const b = await import('../player/b.js');
          const e = await import('./e.js'); // caught
          new Worker(new URL('../player/b.js', import.meta.url));
          new Worker(new URL('b.js', import.meta.url));
          """
        ),
        ("Web/other/f.js", "import { a } from '../shared/a.js'; // caught"),
      ]),
    Fixture(
      rule: "wire",
      files: [
        (
          "Sources/Upper/FrameCode.swift",
          """
          public enum FrameCode: Int, Sendable {
            /// The first.
            case call = 1
            case title, reading
            case fill = 64
            var isNews: Bool {
              switch self {
              case .call, .title, .reading: true
              case .fill: false
              }
            }
          }
          """
        ),
        ("Sources/Upper/Path.swift", "struct Path {\n  enum Verb: UInt8 { case move, line }\n}"),
        ("Sources/Upper/FontTraits.swift", fontTraits),
        ("Sources/Upper/Sampling.swift", "enum Sampling { case smooth, nearest } // caught"),
        (
          "Sources/Upper/Wire.swift",
          """
          enum Wire {
            static let keys: [Key] = [
              .left, .right,
            ]
            static let first: Int32 = 256
            static let settings: [Setting] = [.dark] // caught
          }
          """
        ),
        ("Web/shared/wire.js", goodTables), ("Web/player/frame.js", badTables),
      ]),
  ]

  private static let fontTraits = """
    struct FontTraits: OptionSet {
      static let italic = FontTraits(rawValue: 1)
      static let underlined = FontTraits(rawValue: 4)
    }
    """

  private static let goodTables = """
    /// Records. As in Swift: FrameCode.
    export const Code = {
      call: 1, title: 2,
      reading: 3,
    };
    /// The others. As in Swift: FrameCode.
    export const ItemCode = { fill: 64 };
    /// As in Swift: Path.Verb. By other names.
    const verbs = Object.values({ move: ['moveTo', 2], line: ['lineTo', 2] });
    /// As in Swift: FontTraits.
    const { italic, underlined } = { italic: 1, underlined: 4 };
    /// As in Swift: Wire.keys.
    const keys = ['left', 'right'];
    /// As in Swift: Wire.first.
    const first = 256;
    """

  private static let badTables = """
    /// As in Swift: FrameCode. // caught
    export const Code = { call: 1, title: 2, reading: 3, fill: 65 };
    /// As in Swift: FrameCode. // caught
    const codes = ['call', 'title', 'reading', 'fill'];
    /// As in Swift: Path.Verb. // caught
    const verbs = ['line', 'move'];
    /// As in Swift: Wire.keys and Path.Verb. // caught
    const keys = ['left', 'right'];
    /// As in Swift: Wire.first. // caught
    const first = 255;
    /// As in Swift: Wire.gone. // caught
    const gone = ['left'];
    """
}
