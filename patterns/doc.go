// Package patterns compiles rewrite rules to patterns.
//
// [Read] reads the rules of a text in one of MLIR's two rule languages: DRR, which
// is TableGen, or PDLL. [Rules.Compile] lowers them to the pdl dialect, compiles
// their C++, and builds a [rewrite.Matcher] for one context:
//
//	rules, diags := patterns.Read(source.NewFile("rules.pdll", text), nil)
//	compiled, diags := rules.Compile(ctx, patterns.Options{})
//	set.AddMatcher(compiled.Matcher)
//
// Rules are read once and can be compiled for several contexts, also concurrently.
package patterns
