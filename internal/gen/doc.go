// Package gen generates Go packages of dialects: typed wrappers of operations, types,
// attributes and enumerations, builders, and the definitions themselves, from which ods/load
// creates the same dialect as from the .td files.
//
// [Dialect] generates the package of a dialect. The parts that a definition leaves to code
// become methods of an interface Hooks, which the user of the package implements; parts that no
// code can provide become [Problem]s.
//
// The decisions behind the package are in docs/design/generators.md.
package gen
