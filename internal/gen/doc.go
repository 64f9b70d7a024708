// Package gen generates Go packages of dialects: typed wrappers of operations, types,
// attributes and enumerations, builders, and the definitions themselves, of which
// ods/load makes the same dialect as of the .td files that they are from.
//
// [Dialect] generates the package of a dialect. What a definition leaves to code is a
// method of an interface Hooks, which the user of the package implements; what no code
// can provide is a [Problem].
//
// The decisions behind the package are in docs/design/generators.md.
package gen
