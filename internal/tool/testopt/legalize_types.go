package main

import (
	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/lower/structural"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// testRemapped converts with patterns that look up converted values.
func testRemapped(r *pass.Run) error {
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) {
		if t == ir.Type(t.Context().F32()) {
			return t.Context().F64(), true
		}
		return t, true
	})
	inRegion := legal("test.remapped_value_region", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		block := op.Region(0).Entry()
		terminator := block.Back()
		parent := op.Block()
		last := r.SplitBlock(parent, op)
		r.MergeBlocks(block, parent, nil)
		r.MergeBlocks(last, parent, nil)
		remapped := r.RemappedAll(terminator.Operands()...)
		if remapped == nil && terminator.NumOperands() > 0 {
			return false
		}
		r.Erase(terminator)
		r.ReplaceMany(op, remapped)
		return true
	})
	inRegion.Types = types
	changed := consumer()
	changed.Types = types
	const replicated = "test.one_variadic_out_one_variadic_in1"
	set, err := freeze(r,
		legal(replicated, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			v := r.Remapped(op.Operand(0))
			r.ReplaceWithOp(op, create(r.Rewriter, op, replicated, []*ir.Value{v, v}, op.ResultTypes()...))
			return true
		}),
		legal("test.type_producer", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			if op.Result(0).Type() != ir.Type(r.Context().F32()) {
				return r.MatchFailure(op, "expected single f32 operand")
			}
			r.ReplaceWithOp(op, create(r.Rewriter, op, op.Name(), nil, r.Context().F64()))
			return true
		}),
		changed, inRegion)
	if err != nil {
		return err
	}
	t := conversion.NewTarget()
	t.LegalOps("builtin.module", "func.func", "test.return")
	onlyF64(t)
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(op.NumOperands() > 1) }, replicated)
	return r.Check(conversion.Full(t, set, conversion.Config{}, r.Op))
}

// testUnknownRoot erases the operations of the test dialect with a pattern for any.
func testUnknownRoot(r *pass.Run) error {
	var set rewrite.Set
	set.Add(&rewrite.Pattern{AnyOp: true, Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if d := op.Def().Dialect; d == nil || d.Namespace != "test" {
			return false
		}
		r.Erase(op)
		return true
	}})
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	t := conversion.NewTarget()
	t.IllegalDialects("test")
	return r.Check(conversion.Partial(t, frozen, conversion.Config{}, r.Op))
}

// testTypeConversion converts floats to f64 and drops integers.
type testTypeConversion struct {
	Rollback bool `option:"allow-pattern-rollback" default:"true" help:"Allow pattern rollback"`
}

func (p *testTypeConversion) Run(r *pass.Run) error {
	ctx := r.Context()
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) {
		switch t {
		case ctx.F64(), ctx.BF16(), ctx.F16(), ctx.F32():
			return ctx.F64(), true
		case ctx.IndexType():
			return t, true
		}
		return nil, true
	})
	types.AddMany(func(t ir.Type) ([]ir.Type, conversion.Result) {
		if _, ok := t.(*ir.IntegerType); ok {
			return nil, conversion.Converted
		}
		return nil, conversion.NotApplicable
	})
	types.AddSource(func(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
		_, toInteger := t.(*ir.IntegerType)
		switch {
		case t != ir.Type(ctx.F16()) && len(values) == 1 && values[0].Type() == ir.Type(ctx.F64()):
			return castTo(b, t, values, l)
		case (isInteger(t, 32) || isInteger(t, 64)) && len(values) == 0:
			return b.Create(&ir.OperationState{Def: ctx.OpDef("test.type_producer"), Loc: l, Types: []ir.Type{t}}).Result(0)
		case toInteger && len(values) == 1:
			if _, ok := values[0].Type().(*ir.IntegerType); ok {
				return castTo(b, t, values, l)
			}
		}
		return nil
	})
	with := func(p conversion.Pattern) conversion.Pattern {
		p.Types = types
		return p
	}
	set, err := freeze(r,
		with(legal("test.type_consumer", func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			r.ModifyInPlace(op, func() { op.SetOperands(operands) })
			return true
		})),
		with(legal("test.type_producer", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			t := op.Result(0).Type()
			switch _, float := t.(*ir.FloatType); {
			case float:
				t = ctx.F64()
			case isInteger(t, 16):
				t = ctx.IntegerType(64)
			default:
				return false
			}
			r.ReplaceWithOp(op, create(r.Rewriter, op, op.Name(), nil, t))
			return true
		})),
		with(legal("test.signature_conversion_undo", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			r.ConvertRegion(op.Region(0), types, nil)
			return false
		})),
		legal("test.signature_conversion_no_converter", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			s := types.BlockSignature(op.Region(0).Entry())
			if s == nil {
				return false
			}
			r.ModifyInPlace(op, func() { r.ConvertBlock(op.Region(0).Entry(), s, nil) })
			return true
		}),
		plain("test.another_type_producer", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.ReplaceWithOp(op, create(r, op, "test.type_producer", nil, op.Result(0).Type()))
			return true
		}),
		structural.Function("", types), structural.Branch(types))
	if err != nil {
		return err
	}
	t := conversion.NewTarget()
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		of := op.Result(0).Type()
		return conversion.LegalIf(of == ir.Type(ctx.F64()) || isInteger(of, 64))
	}, "test.type_producer")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return isLegalFunction(types, op) }, "func.func")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(structural.IsLegalBranch(types, op))
	}, "cf.br")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(op.NumOperands() > 0 && op.Operand(0).Type() == ir.Type(ctx.F64()) && op.Result(0).Type() == ir.Type(ctx.F32()))
	}, "test.cast")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(types.IsLegal(ir.TypesOf(op.Region(0).Entry().Args())...))
	}, "test.signature_conversion_no_converter")
	return r.Check(conversion.Partial(t, set, conversion.Config{NoRollback: !p.Rollback}, r.Op))
}

// testConversionPDLL converts i64 to f64 with the rules of a PDLL file of the sources.
func (u upstream) testConversionPDLL(r *pass.Run) error {
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) {
		if isInteger(t, 64) {
			return t.Context().F64(), true
		}
		return t, true
	})
	types.AddSource(func(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
		return b.Create(&ir.OperationState{Def: b.Context().OpDef(conversion.CastName), Loc: l, Operands: values, Types: []ir.Type{t}}).Result(0)
	})
	ctx := mica.ContextOf(r.Context())
	tree := append(layers{dirOf(u.dir, "test/lib/Transforms")}, u.tree())
	rules, diags := ctx.ReadRules(mica.FS(tree, "TestDialectConversion.pdll"))
	if diags.HasErrors() {
		return diags
	}
	compiled, diags := ctx.Compile(rules[0], mica.RuleOptions{})
	if diags.HasErrors() {
		return diags
	}
	var set rewrite.Set
	set.AddMatcher(conversion.WithTypes(compiled.Matcher, types))
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	t := conversion.NewTarget()
	t.LegalOps("builtin.module", "func.func", "func.return")
	t.DynamicDialects(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, "test")
	return r.Check(conversion.Full(t, frozen, conversion.Config{}, r.Op))
}

// testUnusedTarget converts i16 to i64 with a cast that nothing uses.
func testUnusedTarget(r *pass.Run) error {
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) {
		if isInteger(t, 16) {
			return t.Context().IntegerType(64), true
		}
		return t, true
	})
	types.AddTargetValue(castTo)
	p := legal("test.type_changer", func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		r.Replace(op, operands...)
		return true
	})
	p.Types = types
	set, err := freeze(r, p)
	if err != nil {
		return err
	}
	t := conversion.NewTarget()
	t.IllegalOps("test.type_changer")
	return r.Check(conversion.Partial(t, set, conversion.Config{}, r.Op))
}

// testMergeBlocks merges blocks, and undoes that.
func testMergeBlocks(r *pass.Run) error {
	const single = "test.SingleBlockImplicitTerminator"
	merge := func(op *ir.Operation, r *conversion.Rewriter, illegal bool) bool {
		first := op.Region(0).Entry()
		second, branch := first.Next(), first.Back()
		if illegal {
			r.SetInsertionPointToStart(second)
			create(r.Rewriter, op, "test.illegal_op_f", nil, r.Context().F32())
		}
		values := branch.Operands()
		r.Erase(branch)
		r.MergeBlocks(second, first, values)
		r.ModifyInPlace(op, func() {})
		return true
	}
	set, err := freeze(r,
		legal("test.merge_blocks", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool { return merge(op, r, false) }),
		legal("test.undo_blocks_merge", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool { return merge(op, r, true) }),
		legal(single, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			if !isNested(op, single) {
				return false
			}
			inner := op.Region(0).Entry()
			terminator := inner.Back()
			r.InlineBlockBefore(inner, op, nil)
			r.Erase(terminator)
			r.Erase(op)
			return true
		}))
	if err != nil {
		return err
	}
	t := conversion.NewTarget()
	t.LegalOps("func.func", "builtin.module", "test.finish", "test.br", "test.type_consumer", "test.type_producer", "test.return")
	t.IllegalOps("test.illegal_op_f")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(op.Region(0).HasOneBlock()) }, "test.merge_blocks")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(isNested(op, "test.merge_blocks"))
	}, "test.br")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(!isNested(op, single)) }, single)
	config := conversion.Config{Unlegalized: map[*ir.Operation]bool{}}
	r.Report(conversion.Partial(t, set, config, r.Op))
	remark(r, config.Unlegalized, "not legalizable")
	return nil
}

// isNested reports whether an operation of a name is around op.
func isNested(op *ir.Operation, name string) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Name() == name {
			return true
		}
	}
	return false
}
