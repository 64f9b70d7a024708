// Package pass runs passes over operations, as MLIR's pass manager does.
//
// A [Pass] has a method Run. Its options and statistics are fields of a struct, with tags
// that name them:
//
//	type rename struct {
//		Prefix  string         `option:"prefix" default:"x_" help:"Prefix of the new names"`
//		Renamed pass.Statistic `statistic:"renamed" help:"Number of renamed functions"`
//	}
//
//	func (p *rename) Run(r *pass.Run) error {
//		ir.SetSymbolName(r.Op, p.Prefix+ir.SymbolName(r.Op))
//		p.Renamed.Add(1)
//		return nil
//	}
//
// A [Manager] runs a pipeline of passes. Pipelines are made in code, with [OpManager.Add]
// and [OpManager.Nest], or from a text such as
//
//	builtin.module(func.func(canonicalize{top-down=false},cse),inline)
//
// with the passes of a [Registry]. Each pass of a registry has a [Definition]; package
// pass/load reads definitions in TableGen.
//
// A pass runs on operations that are isolated from above, and several goroutines may run it
// at the same time. Diagnostics and output are in the order of the operations, whatever the
// number of goroutines.
//
// The decisions behind the package are in docs/design/passes.md.
package pass
