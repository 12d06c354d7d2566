// The same for files that import both Testing and CoreGraphics.
