// Package vectortoscf lowers transfers between vectors and memory or tensors, and prints of
// vectors, to loops.
package vectortoscf
