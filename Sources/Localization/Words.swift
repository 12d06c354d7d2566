/// The words that a person reads: the one place through which they all go. `Scripts/make-template` finds them here, so they
/// are literals.
package enum Words {}
