// Package rules compiles rewrite rules to Go.
//
// [Generate] takes rules that package patterns has compiled for a context and writes a Go
// file with a function Rules, which returns them as a [rewrite.Matcher]:
//
//	matcher, err := lwe.Rules(ctx, natives{})
//	set.AddMatcher(matcher)
//
// The matcher finds the same matches in the same order as the interpreter of package pdl and
// rewrites in the same way, but the tree of predicates is Go code, and each rule has a
// function that rewrites. Native code that has no translation to Go is a method of the
// interface RuleNatives, which the user implements.
package rules
