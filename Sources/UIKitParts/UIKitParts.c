/* A target needs a source file. What matters is include/module.modulemap. */
