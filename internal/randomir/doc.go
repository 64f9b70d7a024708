// Package randomir writes random modules of the core dialects, for differential tests of
// passes: valid programs with many operations that fold or canonicalize.
package randomir
