// Package patterns makes rewrite patterns of rules in texts.
//
// [Read] reads the rules of a text in one of the two languages of MLIR: DRR, which
// is TableGen, or PDLL. [Rules.Compile] lowers them to the pdl dialect, compiles
// the C++ in them and makes a [rewrite.Matcher] of all, for one context:
//
//	rules, diags := patterns.Read(source.NewFile("rules.pdll", text), nil)
//	compiled, diags := rules.Compile(ctx, patterns.Options{})
//	set.AddMatcher(compiled.Matcher)
//
// Rules are read once and can be compiled for several contexts, also at the same
// time.
package patterns
