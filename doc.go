// Package mica reads dialects and rewrite rules and applies them to IR: MLIR's
// declarative half, in one package.
//
// A [Context] holds dialects. A program defines dialects by .td texts in MLIR's
// operation definition language (ODS); [NewContext] reads them from a string, a
// file or an [fs.FS]. [Context.Parse] parses IR, [Context.Patterns] reads rules in
// PDLL or DRR, [Context.Rewrite] applies them until a fixpoint is reached, and
// [Print] writes the result. An operation is an [ir.Operation]: package ir provides
// access to IR, package rewrite supports patterns written in Go, and the packages
// of [ARCHITECTURE.md] implement the individual steps.
//
// # Errors
//
// Errors in texts are returned as a [diag.List], which can contain several errors,
// and warnings together with a complete result. The result is missing only if the
// list contains errors. [diag.Fprint] writes a list as compilers do, with the
// source line and a caret; [diag.List.Err] converts it to an error:
//
//	module, diags := ctx.Parse(mica.File("in.mlir"))
//	diag.Fprint(os.Stderr, diags)
//	if err := diags.Err(); err != nil {
//		return err
//	}
//
// [Must] is for texts that are part of the program.
//
// # Concurrency
//
// Several goroutines may use a Context and its patterns if each of them owns the IR that it
// works on. Contexts created by [Context.Fork] share only the definitions that were read.
//
// [ARCHITECTURE.md]: https://github.com/mica-ir/mica/blob/main/ARCHITECTURE.md
package mica
