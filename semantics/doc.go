// Package semantics defines the meaning of operations by executing programs.
//
// A [Program] is a module whose functions can be called. Values have any width, and each may be
// poison; memory consists of objects with bounds. Where a program's behavior is undefined, or the
// package does not know an operation, a call ends with a [Stop] that names the operation.
//
// [Compare] decides whether a function may replace another one: where the first is undefined,
// anything may happen; where a result is poison, any value will do; everywhere else results, calls
// of other functions, and the memory that others see must be equal.
//
// The meanings come from the descriptions in the definitions of the dialects and from LLVM's
// language reference. They share no code with the folds of package dialect, which they check.
//
// The package is experimental: its names may change.
//
// The decisions behind the package are in docs/design/semantics.md.
package semantics
