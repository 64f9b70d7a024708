// Package patterns compiles rewrite rules to patterns.
//
// [Read] reads the rules of a text in one of MLIR's rule languages: DRR, which is
// TableGen, PDLL, or the pdl dialect. [Rules.Compile] lowers them to the pdl dialect, compiles
// their C++, and builds a [rewrite.Matcher] for one context:
//
//	rules, diags := patterns.Read(source.NewFile("rules.pdll", text), nil)
//	compiled, diags := rules.Compile(ctx, patterns.Options{})
//	set.AddMatcher(compiled.Matcher)
//
// Native code in rules can call C++ functions, which come from C++ source files
// (mica's --cxx), from Go (functions that [cppapi.API] registers), or from rule files
// that are compiled with the rules: native constraints and rewrites of PDLL with a
// body, and records of a class CppFunctions, which a .td file defines itself:
//
//	class CppFunctions<code text> { code functions = text; }
//	def : CppFunctions<[{
//	  static Value choose(Value x, Value y, BoolAttr b) { return b.getValue() ? x : y; }
//	}]>;
//
// Rules are read once and can be compiled for several contexts, also concurrently.
//
// The decisions behind the package are in docs/design/rules.md.
package patterns
