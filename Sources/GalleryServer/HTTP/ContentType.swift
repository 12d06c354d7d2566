/// What the ends of names mean to a browser.
enum ContentType {
  static func of(_ name: String) -> String {
    switch name.split(separator: ".").last ?? "" {
    case "html": "text/html; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json; charset=utf-8"
    case "webmanifest": "application/manifest+json"
    case "wasm": "application/wasm"
    case "gz": "application/gzip"
    case "jpg": "image/jpeg"
    case "webp": "image/webp"
    case "png": "image/png"
    case "svg": "image/svg+xml"
    case "ico": "image/x-icon"
    default: "application/octet-stream"
    }
  }
}
