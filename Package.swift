// swift-tools-version: 6.3
import PackageDescription

/// A library of the system's, for windows and pictures.
func system(_ library: String, for trait: String = "Desktop") -> Target.Dependency {
  .target(name: library, condition: .when(traits: [trait]))
}

/// A product of somebody else's package, for the program.
func fetched(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Program"]))
}

// The arrows of Documentation/Architecture.md: a target names only what lies below it.
// `Scripts/check` holds every import against this list.
let embedded: [Target] = [
  .target(name: "ScrollGeometry"),
  .target(name: "ScrollEngine", dependencies: ["ScrollGeometry"]),
  .target(name: "DisplayList", dependencies: ["ScrollGeometry"]),
  .target(name: "TilePyramid", dependencies: ["ScrollGeometry", "DisplayList"]),
  .target(name: "LinearSolving"),
  .target(name: "Localization"),
  .target(name: "CollectionSolving", dependencies: ["ScrollGeometry"]),
  .target(
    name: "PortableUIKit",
    dependencies: [
      "ScrollGeometry", "ScrollEngine", "LinearSolving", "CollectionSolving", "DisplayList",
      "Localization",
    ]),
  .target(
    name: "ZoomScrollView",
    dependencies: [
      // An iPhone has Apple's; a plain Mac has none.
      .target(
        name: "PortableUIKit",
        condition: .when(platforms: [.linux, .macOS, .windows, .android, .openbsd, .wasi])),
      "ScrollEngine",
    ]),
  .target(name: "Cases", dependencies: ["ZoomScrollView", "PortableUIKit"]),
  .target(
    name: "PhotoBrowserApp",
    dependencies: [
      "ZoomScrollView", "PortableUIKit", "TilePyramid", "DisplayList", "Localization",
      "ScrollGeometry",
    ]),
]

let adapters: [Target] = [
  .target(
    name: "PhotoGrid",
    dependencies: [
      "PhotoBrowserApp", "PictureFacts", "Localization", "ZoomScrollView", "PortableUIKit",
      "TilePyramid", "CollectionSolving", "ScrollEngine", "ScrollGeometry",
    ]),
  .target(
    name: "PhotoStrip",
    dependencies: [
      "PhotoGrid", "PhotoBrowserApp", "PortableUIKit", "TilePyramid", "DisplayList",
      "ScrollGeometry",
    ]),
  .target(name: "PhotoInfo", dependencies: ["PictureFacts", "PortableUIKit", "Localization"]),
  .target(
    name: "PhotoControls",
    dependencies: [
      "PhotoGrid", "PhotoStrip", "PhotoInfo", "PictureFacts", "PhotoBrowserApp", "ZoomScrollView",
      "PortableUIKit", "TilePyramid", "DisplayList", "Localization", "ScrollGeometry",
    ]),
  .systemLibrary(name: "CGettext"),
  .target(name: "MessageCatalogue", dependencies: ["Localization", "CGettext"]),
  .target(name: "WasmRuntime"),
  .systemLibrary(
    name: "CGObject", pkgConfig: "gobject-2.0", providers: [.apt(["libglib2.0-dev"])]),
  .target(name: "CLazy"),
  .target(name: "CVips", dependencies: [system("CGObject"), "CLazy"]),
  .systemLibrary(
    name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
  .systemLibrary(name: "CTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"])]),
  .systemLibrary(
    name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
  .target(name: "CCurl", dependencies: ["CLazy"]),
  .target(name: "CExif", dependencies: ["CLazy"]),
  .target(name: "CRaw", dependencies: ["CLazy"]),
  .target(name: "PictureFacts"),
  .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
  .target(name: "SandboxCalls"),
  .target(
    name: "PhotoFiles",
    dependencies: [
      "PhotoDecoding", "PictureFacts", "Localization", system("CGio"), "SandboxCalls",
    ]),
  .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
  .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
  .target(
    name: "PhotoDecoding",
    dependencies: [
      "PictureFacts", "Localization", "TilePyramid", "DisplayList", "ScrollGeometry", "CVips",
      "CExif", "CRaw",
      system("CTurboJPEG"), system("CTIFF"), system("CSeccomp"), "SandboxCalls",
    ]),
  .target(
    name: "PhotoTiles",
    dependencies: [
      "PhotoDecoding", "PictureFacts", "Localization", "TilePyramid", "DisplayList",
      "ScrollGeometry", "CVips", system("CTurboJPEG"), "CCurl", "SandboxCalls",
    ]),
  .target(
    name: "Gallery",
    dependencies: [
      "PhotoTiles", "PictureFacts", "TilePyramid", "DisplayList", "ScrollGeometry",
    ]),
  .target(
    name: "GalleryServer",
    dependencies: [
      "Gallery", "PhotoTiles", "PictureFacts", "TilePyramid",
      fetched("NIOCore", "swift-nio"),
      fetched("NIOConcurrencyHelpers", "swift-nio"),
      fetched("NIOPosix", "swift-nio"),
      fetched("NIOHTTP1", "swift-nio"),
    ]),
  .target(
    name: "CairoPainter",
    dependencies: [
      "PortableUIKit", "DisplayList", "ScrollGeometry", system("CCairo", for: "Drawing"),
    ]),
  .target(
    name: "HeadlessHost",
    dependencies: [
      "CairoPainter", "PortableUIKit", "DisplayList", "ScrollEngine", "ScrollGeometry",
      system("CCairo", for: "Drawing"),
      system("CPNG", for: "Drawing"),
    ]),
  .target(
    name: "ScrollTesting",
    dependencies: [
      "HeadlessHost", "CairoPainter", "ZoomScrollView", "PortableUIKit", "DisplayList",
      "ScrollEngine", "ScrollGeometry",
    ]),
  .target(
    name: "GTKHost",
    dependencies: [
      "CairoPainter", "PortableUIKit", "DisplayList", "Localization", "ScrollEngine",
      "ScrollGeometry", system("CGtk4"),
    ]),
  .target(
    name: "WebHost",
    dependencies: [
      "PortableUIKit", "DisplayList", "ScrollEngine", "ScrollGeometry", "WasmRuntime",
    ],
    // What a page calls exists in WebAssembly only: `Scripts/build-web` compiles it.
    exclude: ["Page"]),
  .target(
    name: "WebPhotos",
    dependencies: [
      "WebHost", "ZoomScrollView", "PortableUIKit", "TilePyramid", "DisplayList",
      "ScrollGeometry",
    ]),
]

let products: [Target] = [
  // Begins with the first photo, and becomes the program.
  .executableTarget(name: "zoomscroll", dependencies: ["PhotoDecoding", "ScrollGeometry"]),
  .executableTarget(
    name: "ZoomScrollCommand",
    dependencies: [
      "Cases", "ZoomScrollView", "PhotoBrowserApp", "PhotoControls", "PhotoFiles", "PhotoGrid",
      "PhotoTiles", "PhotoDecoding", "PictureFacts", "Localization",
      "MessageCatalogue", "Gallery",
      "GalleryServer", "HeadlessHost", "GTKHost", system("CGio"),
      "CairoPainter", "PortableUIKit", "DisplayList", "ScrollEngine", "ScrollGeometry",
      fetched("ArgumentParser", "swift-argument-parser"),
    ]),
  // The modules of the web page, for `Scripts/build-web`.
  .executableTarget(
    name: "WebGallery",
    dependencies: [
      "WebPhotos", "WebHost", "PhotoGrid", "PhotoBrowserApp", "ZoomScrollView", "PortableUIKit",
      "DisplayList", "ScrollEngine", "ScrollGeometry",
    ],
    exclude: ["Page"]),
  .executableTarget(
    name: "WebCases", dependencies: ["WebPhotos", "WebHost", "Cases", "PortableUIKit"],
    exclude: ["Page"]),
]

let tests: [Target] = [
  // Every Embedded target in one module, for `./test` to run in WebAssembly and natively.
  .executableTarget(
    name: "EmbeddedSmoke",
    dependencies: [
      "ScrollGeometry", "ScrollEngine", "LinearSolving", "CollectionSolving", "DisplayList",
      "Localization", "TilePyramid", "PortableUIKit", "ZoomScrollView", "Cases", "PhotoBrowserApp",
      "WasmRuntime",
    ],
    path: "Tests/EmbeddedSmoke"),
  // Replays a corpus of gestures, for `Scripts/check-traces`.
  .executableTarget(
    name: "TraceRunner",
    dependencies: ["PortableUIKit", "ScrollEngine", "ScrollGeometry", "WasmRuntime"],
    path: "Tests/TraceRunner", exclude: ["Corpus"]),
  // Measures the engine and writes Documentation/Fidelity.md, for `Scripts/make-fidelity`.
  .executableTarget(
    name: "FidelityReport",
    dependencies: ["ScrollBed", "PortableUIKit", "ScrollEngine", "ScrollGeometry"],
    path: "Tests/FidelityReport"),
  // Draws the application's icons, for `Scripts/make-icons`.
  .executableTarget(
    name: "ApplicationIcon",
    dependencies: ["CairoPainter", "DisplayList", "ScrollGeometry", "CCairo"],
    path: "Tests/ApplicationIcon"),
  // What `Scripts/rig` and `Scripts/tour-window` run beside the program itself, as WindowProbe,
  // which needs UIKit.
  .executableTarget(name: "InputInjector", path: "Tests/Rig/InputInjector"),
  .target(
    name: "TestSupport", dependencies: ["CollectionSolving"], path: "Tests/TestSupport"),
  // A window with one scroll view in it, which hands play with between frames.
  .target(
    name: "ScrollBed",
    dependencies: ["ScrollTesting", "PortableUIKit", "ScrollEngine", "ScrollGeometry"],
    path: "Tests/ScrollBed"),
  // Random hands, clocks and programs, and the command for `Scripts/random-gestures`.
  .target(
    name: "RandomGestures", dependencies: ["PortableUIKit", "ScrollEngine", "ScrollGeometry"],
    path: "Tests/RandomGestures"),
  .executableTarget(
    name: "RandomRunner", dependencies: ["RandomGestures"], path: "Tests/RandomRunner"),
  .testTarget(
    name: "TilePyramidTests",
    dependencies: ["TilePyramid", "DisplayList", "ScrollGeometry", "TestSupport"]),
  // Files of pictures in every format, and what they are decoded to.
  .target(
    name: "TestPictures",
    dependencies: ["PhotoDecoding", "TilePyramid", "DisplayList", "CVips", "CTurboJPEG"],
    path: "Tests/TestPictures"),
  .testTarget(
    name: "PhotoInfoTests",
    dependencies: [
      "PhotoInfo", "PictureFacts", "CairoPainter", "PortableUIKit", "ScrollEngine",
      "DisplayList", "ScrollGeometry", "ScrollBed", "TestStage",
    ]),
  // Moves files to the trash of a home that a test makes: GLib looks once in a program where that is.
  .executableTarget(name: "TrashProbe", dependencies: ["PhotoFiles"], path: "Tests/TrashProbe"),
  .testTarget(
    name: "PhotoFilesTests",
    dependencies: [
      "PhotoFiles", "PhotoDecoding", "PictureFacts", "TestPictures", "TrashProbe", "TestSupport",
    ]),
  .testTarget(name: "PictureFactsTests", dependencies: ["PictureFacts"]),
  .testTarget(
    name: "PhotoDecodingTests",
    dependencies: [
      "PhotoDecoding", "PictureFacts", "SandboxCalls", "TilePyramid", "DisplayList",
      "ScrollGeometry", "CVips", "CTurboJPEG", "TestPictures", "TestSupport", "SandboxProbe",
    ]),
  .testTarget(
    name: "PhotoTilesTests",
    dependencies: [
      "PhotoTiles", "PhotoDecoding", "PictureFacts", "TilePyramid", "DisplayList",
      "ScrollGeometry", "CVips", "CTurboJPEG", "TestPictures", "TestSupport",
    ]),
  // A program that may be copied, for `SandboxTests`: the tests' own has too many threads.
  .executableTarget(
    name: "SandboxProbe",
    dependencies: [
      "PhotoTiles", "PhotoDecoding", "SandboxCalls", "SandboxAttempts", "TilePyramid",
      "ScrollGeometry", "TestSupport",
    ],
    path: "Tests/SandboxProbe"),
  .target(
    name: "SandboxAttempts", path: "Tests/SandboxAttempts",
    linkerSettings: [.linkedLibrary("seccomp")]),
  .target(
    name: "TestStage",
    dependencies: [
      "ScrollTesting", "ScrollBed", "ZoomScrollView", "PortableUIKit", "TilePyramid",
      "DisplayList", "ScrollGeometry",
    ],
    path: "Tests/TestStage"),
  .testTarget(
    name: "ScrollTestingTests",
    dependencies: [
      "ScrollTesting", "HeadlessHost", "PortableUIKit", "ScrollEngine", "DisplayList",
      "ScrollGeometry",
    ]),
  .testTarget(
    name: "ZoomScrollViewTests",
    dependencies: [
      "ZoomScrollView", "PortableUIKit", "ScrollEngine", "DisplayList", "ScrollGeometry",
      "TestStage", "TestSupport",
    ]),
  .testTarget(
    name: "CasesTests",
    dependencies: [
      "Cases", "ZoomScrollView", "HeadlessHost", "CairoPainter", "PortableUIKit", "DisplayList",
      "ScrollEngine", "ScrollGeometry", "TestStage",
    ],
    exclude: ["Golden"]),
  .testTarget(
    name: "PhotoBrowserAppTests",
    dependencies: [
      "PhotoBrowserApp", "PortableUIKit", "TilePyramid", "DisplayList", "ScrollEngine",
      "ScrollGeometry", "TestStage",
    ]),
  .testTarget(
    name: "PhotoGridTests",
    dependencies: [
      "PhotoGrid", "PhotoBrowserApp", "PictureFacts", "PortableUIKit", "TilePyramid", "DisplayList",
      "CollectionSolving", "ScrollBed", "ScrollEngine", "ScrollGeometry", "TestStage",
    ]),
  .testTarget(
    name: "PhotoStripTests",
    dependencies: [
      "PhotoStrip", "PhotoBrowserApp", "ZoomScrollView", "PortableUIKit", "TilePyramid",
      "DisplayList", "ScrollEngine", "ScrollGeometry", "TestStage",
    ]),
  .testTarget(
    name: "PhotoControlsTests",
    dependencies: [
      "PhotoControls", "PhotoGrid", "PhotoStrip", "PictureFacts", "PhotoBrowserApp",
      "ZoomScrollView", "Localization",
      "PortableUIKit", "TilePyramid", "DisplayList", "ScrollEngine", "ScrollGeometry", "TestStage",
      "TestSupport",
    ]),
  .testTarget(name: "MessageCatalogueTests", dependencies: ["MessageCatalogue"]),
  .testTarget(name: "LocalizationTests", dependencies: ["Localization", "TestSupport"]),
  .testTarget(name: "ScrollGeometryTests", dependencies: ["ScrollGeometry", "TestSupport"]),
  .testTarget(
    name: "ScrollEngineTests", dependencies: ["ScrollEngine", "ScrollGeometry", "TestSupport"]),
  .testTarget(name: "LinearSolvingTests", dependencies: ["LinearSolving", "TestSupport"]),
  .testTarget(
    name: "CollectionSolvingTests",
    dependencies: ["CollectionSolving", "ScrollGeometry", "TestSupport"]),
  .testTarget(
    name: "DisplayListTests", dependencies: ["DisplayList", "ScrollGeometry", "TestSupport"]),
  // The benchmarks' own: linking it puts its `malloc` in front of the C library's.
  .target(name: "AllocationCounting", path: "Benchmarks/Sources/AllocationCounter"),
  // Counts what frames of long lists take from memory, and compares random changes with plain arrays.
  .executableTarget(
    name: "CollectionProbe",
    dependencies: [
      "PortableUIKit", "CollectionSolving", "ScrollEngine", "ScrollGeometry", "TestSupport",
      "AllocationCounting",
    ],
    path: "Tests/CollectionProbe"),
  .testTarget(
    name: "PortableUIKitTests",
    dependencies: [
      "PortableUIKit", "CollectionSolving", "DisplayList", "ScrollEngine", "ScrollGeometry",
      "ScrollTesting", "ScrollBed", "RandomGestures", "TestSupport", "CollectionProbe",
      "Localization",
    ],
    exclude: ["Looks/Golden"]),
  .testTarget(
    name: "GalleryTests", dependencies: ["Gallery", "PhotoTiles", "TilePyramid", "DisplayList"]),
  .testTarget(
    name: "GalleryServerTests",
    dependencies: [
      "GalleryServer", "Gallery", "PhotoTiles", "DisplayList", "TestSupport",
      fetched("NIOCore", "swift-nio"),
      fetched("NIOPosix", "swift-nio"),
      fetched("NIOHTTP1", "swift-nio"),
      fetched("NIOEmbedded", "swift-nio"),
    ]),
  .testTarget(
    name: "ZoomScrollCommandTests",
    dependencies: [
      "zoomscroll", "ZoomScrollCommand", "PhotoControls", "PhotoGrid", "GTKHost", "ScrollGeometry",
      "PictureFacts", "TestSupport", "PhotoFiles", "PhotoTiles", "PortableUIKit",
    ],
    exclude: ["Screens"]),
  .testTarget(
    name: "WebHostTests",
    dependencies: ["WebHost", "PortableUIKit", "DisplayList", "ScrollGeometry"]),
  .testTarget(
    name: "WebPhotosTests",
    dependencies: [
      "WebPhotos", "WebHost", "ZoomScrollView", "PortableUIKit", "TilePyramid", "DisplayList",
      "ScrollGeometry",
    ]),
  .testTarget(
    name: "CairoPainterTests",
    dependencies: ["CairoPainter", "PortableUIKit", "DisplayList", "ScrollGeometry", "CCairo"]),
  .testTarget(
    name: "HeadlessHostTests",
    dependencies: [
      "HeadlessHost", "CairoPainter", "PortableUIKit", "DisplayList", "ScrollEngine",
      "ScrollGeometry", "CCairo",
    ]),
]

// On a Mac a module of this name would stand in the way of Apple's.
#if os(macOS)
  let uikit: [Target] = []
  let uikitProducts: [Product] = []
#else
  let uikit: [Target] = [
    .target(name: "_Testing_UIKit", path: "Tests/TestingOverlay/UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Tests/TestingOverlay/CoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["PortableUIKit", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["PortableUIKit"]),
    .target(name: "AVFoundation"),
    .target(name: "Photos"),
    // The Clang module UIKit, for `import UIKit.UIImage`.
    .target(name: "UIKitParts"),
    .target(
      name: "UIKit",
      dependencies: [
        "CoreGraphics", "QuartzCore", "UIKitParts", "PortableUIKit", "Localization", "DisplayList",
        "ScrollGeometry", "_Testing_UIKit",
      ]),
    // Whole clients, as one finds them in apps: nothing in them is ours but the module's name.
    .target(
      name: "Clients", dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "PortableUIKit"],
      path: "Tests/Clients",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ClientsSwift6", dependencies: ["UIKit", "PortableUIKit"],
      path: "Tests/ClientsSwift6"),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Clients", "ClientsSwift6", "UIKit", "PortableUIKit", "ScrollEngine", "DisplayList",
        "ScrollGeometry", "TestStage",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Opens the window of a program that starts with `@main` on its UIApplicationDelegate.
    .target(
      name: "UIKitWindow",
      dependencies: [
        "UIKit", "GTKHost", "CairoPainter", "PhotoDecoding", "PortableUIKit", "DisplayList",
        "ScrollGeometry",
      ]),
    .executableTarget(
      name: "WindowProbe",
      dependencies: [
        "UIKit", "GTKHost", "HeadlessHost", "CairoPainter", "PortableUIKit", "DisplayList",
        "ScrollEngine", "ScrollGeometry", "CGtk4",
      ],
      path: "Tests/Rig/WindowProbe"),
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "GTKHost", "PortableUIKit", "DisplayList", "ScrollEngine", "ScrollGeometry", "CGtk4",
        "CairoPainter", "UIKit", "WindowProbe",
        "TestSupport",
      ]),
    .testTarget(name: "AVFoundationTests", dependencies: ["AVFoundation"]),
    .testTarget(
      name: "UIKitWindowTests",
      dependencies: [
        "UIKitWindow", "UIKit", "CairoPainter", "PortableUIKit", "DisplayList", "ScrollGeometry",
      ]),
    .testTarget(
      // PortableUIKit too, although it is never imported: or a change there would not rebuild it.
      name: "UIKitTests",
      dependencies: [
        "UIKit", "CoreGraphics", "QuartzCore", "Photos", "PortableUIKit",
        "DisplayList", "ScrollGeometry", "ScrollBed", "ScrollTesting", "TestSupport",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
  let uikitProducts: [Product] = [
    .library(
      name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore", "AVFoundation", "Photos"]),
    .library(name: "UIKitWindow", targets: ["UIKitWindow"]),
  ]
#endif

let package = Package(
  name: "ZoomScrollView",
  // The first with isZoomAnimating and isScrollAnimating.
  platforms: [.iOS("17.4"), .macCatalyst("17.4"), .visionOS("1.1"), .macOS(.v14)],
  products: [
    .library(name: "ScrollEngine", targets: ["ScrollEngine", "ScrollGeometry"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "ZoomScrollView", targets: ["ZoomScrollView"]),
    .library(name: "ScrollTesting", targets: ["ScrollTesting"]),
    .library(name: "PhotoBrowserApp", targets: ["PhotoBrowserApp", "TilePyramid"]),
    .library(name: "PhotoTiles", targets: ["PhotoTiles", "PictureFacts", "TilePyramid"]),
    .executable(name: "zoomscroll", targets: ["zoomscroll"]),
    .executable(name: "zoomscroll-command", targets: ["ZoomScrollCommand"]),
  ] + uikitProducts,
  traits: [
    // Whoever uses a library names what it needs: see Documentation/Library.md.
    .default(enabledTraits: ["Program"]),
    .trait(
      name: "Program", description: "The program zoomscroll: fetches other packages.",
      enabledTraits: ["Desktop"]),
    .trait(
      name: "Desktop", description: "Windows and pictures: needs libraries of the system.",
      enabledTraits: ["Drawing"]),
    .trait(name: "Drawing", description: "What is drawn without a window: needs Pango and libpng."),
  ],
  // Exactly these: who uses a library has neither of them, and a program is built from what it was tried with.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: embedded + adapters + products + tests + uikit,
  swiftLanguageModes: [.v6]
)
