"""What the compiler says of a page's sources, as the table of Documentation/UIKit.md has it: for each of its messages there is a source
that brings it about, rewritten and compiled as `Scripts/build-web --package … --quick` does it.

Run by Scripts/test-web, which has compiled UIKit and what rewrites by then.
"""

import pathlib
import re
import subprocess
import tempfile
import unittest

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent.parent
DOCUMENT = REPOSITORY / "Documentation/UIKit.md"
CRASH = "the compiler ends with a crash"

# By what it says.
SOURCES = {
    "in a page 'weak' keeps what it names": """
        final class Owner { weak var view: UIView? }
    """,
    "initializer 'init(_:named:)' requires that 'Int' be a class type": """
        final class Counter: UIView {
          @objc func count(_ number: Int) {}
          func begin() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(count(_:)))) }
        }
    """,
    "cannot use a value of protocol type 'Any' in embedded Swift": """
        public func take(_ thing: Any) {}
        public func give() { take(UIView()) }
    """,
    "cannot do dynamic casting in embedded Swift": """
        public func number(_ thing: Any) -> Int? { thing as? Int }
    """,
    "cannot perform a dynamic cast to a type involving protocol 'P'": """
        public protocol P: AnyObject { var name: String { get } }
        public func name(of view: UIView) -> String? { (view as? P)?.name }
    """,
    "cannot use a value of protocol type 'any Error' in embedded Swift": """
        struct Failure: Error {}
        public func fail() throws { throw Failure() }
    """,
    "cannot use key path in embedded Swift": """
        public func tags(of views: [UIView]) -> [Int] { views.map(\\.tag) }
    """,
    "classes cannot have a non-final, generic method": """
        open class Holder: UIView { public func hold<Thing>(_ thing: Thing) {} }
        public func use() { Holder().hold(3) }
    """,
    "cannot find 'Date' in scope": """
        public func now() -> Double { Date().timeIntervalSince1970 }
    """,
    "cannot find 'NotificationCenter' in scope": """
        public func listen() { _ = NotificationCenter.default }
    """,
    "'init(describing:)' is unavailable": """
        public func text(of view: UIView) -> String { String(describing: view.tag) }
    """,
    "no exact matches in call to initializer": """
        public func text(_ number: Double) -> String { String(format: "%.1f", number) }
    """,
    "'Codable' is unavailable": """
        struct Photo: Codable { var name: String }
    """,
    "'Mirror' is unavailable": """
        public func look(at view: UIView) { _ = Mirror(reflecting: view) }
    """,
    "cannot find 'Task' in scope": """
        func wait() async {}
        public func begin() { Task { await wait() } }
    """,
    "value of type 'CABasicAnimation' has no member 'fromValue'": """
        public func spin() { CABasicAnimation(keyPath: "opacity").fromValue = 0.0 }
    """,
    "extra arguments at positions #2, #3, #4 in call": """
        final class Ticker: UIView {
          @objc func tick() {}
          func begin() {
            Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          }
        }
    """,
    "cannot find type 'NSKeyValueObservation' in scope": """
        final class Watcher: UIView { var watch: NSKeyValueObservation? }
    """,
    "cannot convert value of type 'Int' to expected argument type 'StaticString'": """
        public func say(_ view: UIView) { print(view.tag, view.tag) }
    """,
    CRASH: """
        func wait() async -> Int { 3 }
        public func begin() async -> Int { await wait() }
    """,
    "value of type 'UIGraphicsImageRenderer' has no member 'pngData'": """
        public func file() { _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { _ in } }
    """,
    "type 'PageQueue' has no member 'global'": """
        public func work() { DispatchQueue.global().async {} }
    """,
    "cannot convert value of type 'String' to expected argument type 'String.Element'": """
        public func find(_ word: String, in text: String) -> Bool { text.contains(word) }
    """,
    "incorrect argument label in call (have 'systemName:', expected 'named:')": """
        public func star() -> UIImage? { UIImage(systemName: "star") }
    """,
    "cannot find type 'NSAttributedString' in scope": """
        public func show(_ text: NSAttributedString) {}
    """,
}

# As Scripts/build-view does it, into a folder that holds `Source.swift`.
COMPILING = """
    source Scripts/web-compiling.bash
    flags=()
    for flag in "${swift_flags[@]}"; do [[ $flag == -lto=* ]] || flags+=("$flag"); done
    mkdir "$1/rewritten"
    Plugins/ObjectiveCSource/.build/debug/objective-c-source --page --output "$1/rewritten" "$1/Source.swift"
    Scripts/join-sources "$1/joined" Source="$1/rewritten"
    swiftc "${flags[@]/-suppress-warnings/-Onone}" -module-name Source -I .build-wasm/views/quick -c -o "$1/Source.o" "$1"/joined/*.swift
"""


def told():
    """The messages of the table."""
    table = DOCUMENT.read_text().split("| it says | because of | write |")[1].split("\n\n")[0]
    cells = [row.split(" | ")[0].lstrip("| ") for row in table.splitlines()[2:]]
    return [message for cell in cells for message in (re.findall(r"`([^`]+)`", cell) if cell != CRASH else [CRASH])]


def said_of(source):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "Source.swift").write_text("import UIKit\n" + source)
        done = subprocess.run(
            ["bash", "-c", COMPILING, "compiling", folder], cwd=REPOSITORY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.stdout


class CompilerTests(unittest.TestCase):
    maxDiff = None

    def test_the_table_has_what_is_tried(self):
        self.assertEqual(told(), list(SOURCES))

    def test_each_source_is_told_of_as_the_table_says(self):
        for message, source in SOURCES.items():
            with self.subTest(message):
                self.assertIn("Stack dump:" if message == CRASH else message, said_of(source))

    def test_a_right_one_is_not_told_of(self):
        self.assertEqual(said_of("public func tags(of views: [UIView]) -> [Int] { views.map { $0.tag } }\n"), "")


if __name__ == "__main__":
    unittest.main()
