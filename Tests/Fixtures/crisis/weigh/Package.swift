// swift-tools-version: 6.2
import PackageDescription

// Writes the words of marked texts as the rules read them, for weigh.py. It links the rules themselves.
let package = Package(name: "words", targets: [.executableTarget(name: "words")])
