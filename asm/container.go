package asm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Container returns the operation that represents a file with the operations in body: a
// module, or the only operation if opts forbids the implicit module. In the latter case it
// reports an error and returns nil unless body has exactly one operation. loc is the
// location of the file.
func Container(body *ir.Block, loc *ir.Location, opts ParseOptions, d *diag.List) *ir.Operation {
	first := body.Front()
	one := first != nil && first == body.Back()
	if opts.NoImplicitModule && !one {
		d.Errorf(loc.Place(), "source must contain a single top-level operation, found: %d", body.NumOps())
		return nil
	}
	if opts.NoImplicitModule || one && first.Name() == "builtin.module" {
		first.Remove()
		return first
	}
	m := ir.Create(&ir.OperationState{
		Def:        loc.Context().OpDef("builtin.module"),
		Loc:        loc,
		NumRegions: 1,
	})
	m.Region(0).AppendBlock(body)
	return m
}

// VerifyContainer verifies the result of [Container]. Like mlir-opt, it wraps a single
// operation in a module while verifying, so that its symbols are visible.
func VerifyContainer(op *ir.Operation, loc *ir.Location, opts ParseOptions, d *diag.List) bool {
	if !opts.NoImplicitModule || op.Name() == "builtin.module" {
		return ir.Verify(op, d)
	}
	m := ir.NewModule(loc.Context(), loc)
	m.Region(0).Entry().Append(op)
	defer op.Remove()
	return ir.Verify(m, d)
}
