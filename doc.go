// Package mica reads dialects and rewrite rules and applies them to IR: MLIR's
// declarative half, in one package.
//
// A [Context] holds dialects. Those that a program defines are .td texts in MLIR's
// operation definition language (ODS); [NewContext] reads them from a string, a file
// or an [fs.FS]. [Context.Parse] reads IR, [Context.Patterns] reads rules of PDLL or
// DRR, [Context.Rewrite] applies them until nothing changes any more, and [Print]
// writes the result. An operation is an [ir.Operation]: package ir has all that can
// be asked of IR and done to it, package rewrite has patterns that are written in
// Go, and the packages of [ARCHITECTURE.md] have each step by itself.
//
// # Errors
//
// What can be wrong with a text is returned as a [diag.List], which can hold several
// errors, and warnings next to a result that is complete. A result is missing only
// if the list has errors. [diag.Fprint] writes a list as compilers do, with the line
// and a caret; [diag.List.Err] makes an error of it:
//
//	module, diags := ctx.Parse(mica.File("in.mlir"))
//	diag.Fprint(os.Stderr, diags)
//	if err := diags.Err(); err != nil {
//		return err
//	}
//
// [Must] is for texts that are a part of the program.
//
// # Concurrency
//
// A Context and patterns may be used by several goroutines, each of which owns the
// IR that it works on. Contexts of one [Context.Fork] share what was read, and nothing
// else.
//
// [ARCHITECTURE.md]: https://github.com/mica-ir/mica/blob/main/ARCHITECTURE.md
package mica
