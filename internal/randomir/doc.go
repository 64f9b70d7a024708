// Package randomir writes random modules of the core dialects, for differential tests of
// passes: programs that are valid and full of what folds and canonicalizes.
package randomir
