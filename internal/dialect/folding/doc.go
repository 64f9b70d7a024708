// Package folding folds operations on constants: it applies functions of numbers to
// attributes, element by element where these are dense, and recognizes constants that
// folds look for. A number that is poison makes the result poison.
package folding
