// Swift Testing looks for a module of this name wherever a file imports both it and a module called
// UIKit, and does not compile without. On Apple systems it attaches images to test results.
