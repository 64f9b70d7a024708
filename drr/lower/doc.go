// Package lower lowers declarative rewrite rules to the pdl dialect.
//
// Each rule becomes a pdl.pattern of its name and benefit; a rule with `either`,
// or one that looks through a result of an operation that has several, becomes
// one for each way in which it can match. What a rule says in C++ (constraints
// on leaves, native calls) becomes applications of native functions, which
// [Lower] compiles and registers: "RULE.N" is the Nth of a rule.
//
// Differences from the reference's generated C++: an operation that is built
// below the root of a result needs result types that can be inferred, or stated
// by returnType, when the rule is loaded and not when it is compiled; and a
// nested source operation whose results are variadic is an error.
package lower
