// Compiled as it is: SwiftPM asks for one such file.
