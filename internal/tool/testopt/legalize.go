package main

import (
	"io/fs"
	"slices"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/lower/structural"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// legalizePasses are the passes that test the dialect conversion.
func (u upstream) legalizePasses() []*pass.Definition {
	return []*pass.Definition{
		{Name: "TestLegalizePatternDriver", Argument: "test-legalize-patterns", Summary: "Run test dialect legalization patterns",
			New: func() pass.Pass { return &testLegalize{tree: u.tree()} }},
		{Name: "TestRemappedValue", Argument: "test-remapped-value",
			Summary: "Test public remapped value mechanism in ConversionPatternRewriter", New: func() pass.Pass { return pass.Func(testRemapped) }},
		{Name: "TestUnknownRootOpDriver", Argument: "test-legalize-unknown-root-patterns",
			Summary: "Test public remapped value mechanism in ConversionPatternRewriter", New: func() pass.Pass { return pass.Func(testUnknownRoot) }},
		{Name: "TestTypeConversionDriver", Argument: "test-legalize-type-conversion",
			Summary: "Test various type conversion functionalities in DialectConversion", New: func() pass.Pass { return &testTypeConversion{} }},
		{Name: "TestTargetMaterializationWithNoUses", Argument: "test-target-materialization-with-no-uses",
			Summary: "Test a special case of target materialization in DialectConversion", New: func() pass.Pass { return pass.Func(testUnusedTarget) }},
		{Name: "TestMergeBlocksPatternDriver", Argument: "test-merge-blocks",
			Summary: "Test Merging operation in ConversionPatternRewriter", New: func() pass.Pass { return pass.Func(testMergeBlocks) }},
		{Name: "TestConvertFuncOp", Argument: "test-convert-func-op", Summary: "Tests conversion of `func.func` to `llvm.func` for different attributes",
			On: pass.Anchor{Op: "builtin.module"}, New: func() pass.Pass { return pass.Func(testConvertFunctions) }},
		{Name: "TestDialectConversionPDLLPass", Argument: "test-dialect-conversion-pdll",
			Summary: "Test DialectConversion PDLL functionality", New: func() pass.Pass { return pass.Func(u.testConversionPDLL) }},
	}
}

// testLegalize converts with the rules of the test dialect and patterns in Go.
type testLegalize struct {
	Mode        string `option:"test-legalize-mode" default:"partial" choices:"analysis,full,partial" help:"The legalization mode to use with the test driver"`
	Rollback    bool   `option:"allow-pattern-rollback" default:"true" help:"Allow pattern rollback"`
	Mark        bool   `option:"attach-debug-materialization-kind" help:"Attach materialization kind to unrealized_conversion_cast ops"`
	Materialize bool   `option:"build-materializations" default:"true" help:"If set to 'false', leave unrealized_conversion_cast ops in place"`
	Fold        string `option:"test-legalize-folding-mode" default:"before-patterns" choices:"never,before-patterns,after-patterns" help:"The folding mode to use with the test driver"`

	tree fs.FS
}

var foldModes = map[string]conversion.FoldMode{
	"never": conversion.FoldNever, "before-patterns": conversion.FoldBefore, "after-patterns": conversion.FoldAfter,
}

func (p *testLegalize) Run(r *pass.Run) error {
	set, diags := mica.ContextOf(r.Context()).Patterns(mica.FS(p.tree, "TestOps.td"))
	if diags.HasErrors() {
		return diags
	}
	types := testTypes()
	conversion.Add(set, legalizePatterns()...)
	conversion.Add(set, legalizeTyped(types)...)
	conversion.Add(set, structural.Function("", types), structural.Call(types))
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	target := legalizeTarget(types)
	config := conversion.Config{Listener: &notifications{w: r.Out, delayed: p.Rollback}, Fold: foldModes[p.Fold],
		NoRollback: !p.Rollback, MarkCasts: p.Mark, KeepCasts: !p.Materialize}
	switch p.Mode {
	case "analysis":
		config.Legalizable = map[*ir.Operation]bool{}
		r.Report(conversion.Analysis(target, frozen, config, r.Op))
		remark(r, config.Legalizable, "legalizable")
	case "full":
		target.DynamicUnknown(func(op *ir.Operation) conversion.Legality {
			return conversion.LegalIf(op.Attr("test.dynamically_legal") != nil)
		})
		if diags := conversion.Full(target, frozen, config, r.Op); diags.HasErrors() {
			r.Report(diags)
			r.Remarkf(r.Op, "applyFullConversion failed")
		}
	default:
		config.Unlegalized = map[*ir.Operation]bool{}
		if diags := conversion.Partial(target, frozen, config, r.Op); diags.HasErrors() {
			r.Report(diags)
			r.Remarkf(r.Op, "applyPartialConversion failed")
		}
		remark(r, config.Unlegalized, "not legalizable")
	}
	return nil
}

// remark reports a remark at each operation of a set.
func remark(r *pass.Run, ops map[*ir.Operation]bool, what string) {
	ir.Walk(r.Op, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if ops[op] {
			r.Remarkf(op, "op '%s' is %s", op.Name(), what)
		}
		return ir.Advance
	})
}

// testTypes drops i16, converts i64 to f64 and i42 to i43, and splits f32.
func testTypes() *conversion.TypeConverter {
	types := conversion.NewTypeConverter()
	types.AddMany(func(t ir.Type) ([]ir.Type, conversion.Result) {
		ctx := t.Context()
		switch {
		case t == ir.Type(ctx.IntegerType(16)):
			return nil, conversion.Converted
		case t == ir.Type(ctx.IntegerType(64)):
			return []ir.Type{ctx.F64()}, conversion.Converted
		case isInteger(t, 42):
			return []ir.Type{ctx.IntegerType(43)}, conversion.Converted
		case t == ir.Type(ctx.F32()):
			return []ir.Type{ctx.F16(), ctx.F16()}, conversion.Converted
		}
		return []ir.Type{t}, conversion.Converted
	})
	types.AddSource(castTo)
	types.AddTargetValue(castTo)
	return types
}

func isInteger(t ir.Type, width int) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width == width
}

// castTo builds a test.cast.
func castTo(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
	return b.Create(&ir.OperationState{Def: b.Context().OpDef("test.cast"), Loc: l, Operands: values, Types: []ir.Type{t}}).Result(0)
}

// create inserts an operation of a name at the location of op.
func create(r *rewrite.Rewriter, op *ir.Operation, name string, operands []*ir.Value, types ...ir.Type) *ir.Operation {
	def := r.Context().OpDef(name)
	return r.Create(&ir.OperationState{Def: def, Loc: op.Location(), Operands: operands, Types: types, NumRegions: len(def.Regions)})
}

// legal is a pattern of a conversion whose operands are not converted.
func legal(root string, f conversion.Func) conversion.Pattern {
	return conversion.NewPattern(root, nil, f)
}

// plain is a pattern that is not made for conversions.
func plain(root string, f match) conversion.Pattern {
	return legal(root, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool { return f(op, r.Rewriter) })
}

// legalizePatterns are the patterns in Go of test-legalize-patterns.
func legalizePatterns() []conversion.Pattern {
	producer := func(benefit int, from, to func(*ir.Context) ir.Type) conversion.Pattern {
		p := legal("test.type_producer", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			if from != nil && op.Result(0).Type() != from(r.Context()) {
				return r.MatchFailure(op, "another type")
			}
			r.ReplaceWithOp(op, create(r.Rewriter, op, op.Name(), nil, to(r.Context())))
			return true
		})
		p.Benefit = benefit
		return p
	}
	f32 := func(c *ir.Context) ir.Type { return c.F32() }
	f64 := func(c *ir.Context) ir.Type { return c.F64() }
	recursive := plain("test.recursive_rewrite", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.SetAttr(op, "depth", r.Context().Int64Attr(r.Context().IntegerType(64), depth(op)-1))
		return true
	})
	recursive.BoundedRecursion = true
	return []conversion.Pattern{
		legal("test.region", inlineRegion),
		plain("test.region_builder", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			region := r.Create(&ir.OperationState{Def: r.Context().OpDef("test.region"), Loc: op.Location(), NumRegions: 1})
			r.CreateBlock(region.Region(0), nil, nil).AddArgument(r.Context().IntegerType(64), r.Context().UnknownLoc())
			create(r, op, "test.illegal_op_f", nil, r.Context().IntegerType(32))
			create(r, op, "test.valid", nil)
			r.Erase(op)
			return true
		}),
		plain("test.create_block", func(op *ir.Operation, r *rewrite.Rewriter) bool { return createBlock(op, r, false) }),
		plain("test.create_illegal_block", func(op *ir.Operation, r *rewrite.Rewriter) bool { return createBlock(op, r, true) }),
		legal("test.undo_block_arg_replace", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			illegal := create(r.Rewriter, op, "test.illegal_op_f", nil, r.Context().F32())
			r.ReplaceValue(op.Region(0).Entry().Argument(0), illegal.Result(0))
			r.ModifyInPlace(op, func() {})
			return true
		}),
		legal("test.hoist_me", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			r.MoveBefore(op, op.ParentOp())
			r.ReplaceWithOp(op, create(r.Rewriter, op, "test.illegal_op_f", nil, r.Context().F32()))
			return true
		}),
		legal("test.undo_block_erase", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			second := op.Region(0).Entry().Next()
			r.SetInsertionPointToStart(second)
			create(r.Rewriter, op, "test.illegal_op_f", nil, r.Context().F32())
			r.EraseBlock(second)
			r.ModifyInPlace(op, func() {})
			return true
		}),
		legal("test.with_properties", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			if op.Attr("modify_inplace") == nil {
				return false
			}
			r.SetAttr(op, "a", r.Context().Int64Attr(r.Context().IntegerType(64), 42))
			return true
		}),
		producer(1, func(c *ir.Context) ir.Type { return c.IntegerType(32) }, f32),
		producer(1, f32, f64),
		producer(10, nil, func(c *ir.Context) ir.Type { return c.BF16() }),
		consumer(),
		plain("test.replace_non_root", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			illegal := create(r, op, "test.illegal_op_f", nil, op.ResultTypes()...)
			b := create(r, op, "test.legal_op_b", nil, op.ResultTypes()...)
			r.ReplaceWithOp(op, illegal)
			r.ReplaceWithOp(illegal, b)
			return true
		}),
		recursive,
		plain("test.illegal_op_with_region_anchor", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.ReplaceWithOp(op, withIllegalRegion(op, r))
			return true
		}),
		plain("test.blackhole", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			producer := op.Operand(0).DefiningOp()
			r.Erase(op)
			r.Erase(producer)
			return true
		}),
		plain("test.illegal_op_g", func(op *ir.Operation, r *rewrite.Rewriter) bool {
			ctx := r.Context()
			zero := r.New(ctx.OpDef("arith.constant"), nil, []ir.Type{ctx.IntegerType(32)}, ir.NamedAttribute{Name: "value", Value: ctx.Int64Attr(ctx.IntegerType(32), 0)})
			r.ReplaceWithOp(op, create(r, op, "test.legal_op_c", zero.Results(), ctx.IntegerType(32)))
			return true
		}),
	}
}

// consumer replaces a consumer whose operand has become f64.
func consumer() conversion.Pattern {
	return legal("test.type_consumer", func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if operands[0].Type() != ir.Type(r.Context().F64()) {
			return false
		}
		r.ReplaceWithOp(op, create(r.Rewriter, op, op.Name(), operands))
		return true
	})
}

// withIllegalRegion builds an operation whose region ends in one that is not legal, that one
// first.
func withIllegalRegion(op *ir.Operation, r *rewrite.Rewriter) *ir.Operation {
	ctx := r.Context()
	at := r.InsertionPoint()
	o := ir.Create(&ir.OperationState{Def: ctx.OpDef("test.illegal_op_with_region"), Loc: op.Location(), NumRegions: 1})
	r.CreateBlock(o.Region(0), nil, nil)
	create(r, op, "test.illegal_op_f", nil, ctx.IntegerType(32))
	r.Restore(at)
	return r.Insert(o)
}

func depth(op *ir.Operation) int64 {
	a, ok := op.Attr("depth").(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	n, _ := a.Value.Int64()
	return n
}

// inlineRegion moves or clones a region to the end of the one around it.
func inlineRegion(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	region, parent := op.Region(0), op.ParentRegion()
	if op.Attr("legalizer.should_clone") != nil {
		r.CloneRegionAtEnd(region, parent, nil)
	} else {
		r.InlineRegionAtEnd(region, parent)
	}
	if op.Attr("legalizer.erase_old_blocks") != nil {
		for !region.Empty() {
			r.EraseBlock(region.Entry())
		}
	}
	r.Erase(op)
	return true
}

// createBlock appends a block to the region of op.
func createBlock(op *ir.Operation, r *rewrite.Rewriter, illegal bool) bool {
	i32 := r.Context().IntegerType(32)
	r.CreateBlock(op.ParentRegion(), nil, []ir.Type{i32, i32})
	if illegal {
		create(r, op, "test.illegal_op_f", nil, i32)
	}
	create(r, op, "test.finish", nil)
	r.Erase(op)
	return true
}

// legalizeTyped are those with a type converter.
func legalizeTyped(types *conversion.TypeConverter) []conversion.Pattern {
	valid := conversion.Pattern{Pattern: rewrite.Pattern{Name: "test.invalid", Root: "test.invalid", Benefit: 1}, Types: types,
		ConvertMany: func(op *ir.Operation, operands [][]*ir.Value, r *conversion.Rewriter) bool {
			var single []*ir.Value
			for i, vs := range operands {
				if len(vs) == 1 {
					single = append(single, vs[0])
				} else {
					single = append(single, castTo(r.Builder, op.Operand(i).Type(), vs, op.Location()))
				}
			}
			r.ReplaceWithOp(op, create(r.Rewriter, op, "test.valid", single))
			return true
		}}
	split := conversion.Pattern{Pattern: rewrite.Pattern{Name: "test.return", Root: "test.return", Benefit: 1}, Types: types,
		ConvertMany: func(op *ir.Operation, operands [][]*ir.Value, r *conversion.Rewriter) bool {
			if len(operands) != 1 || op.Operand(0).Type() != ir.Type(r.Context().F32()) {
				return false
			}
			r.ReplaceWithOp(op, create(r.Rewriter, op, op.Name(), operands[0]))
			return true
		}}
	return []conversion.Pattern{valid, split, dropRegion(types)}
}

// dropRegion converts the region of an operation and erases it.
func dropRegion(types *conversion.TypeConverter) conversion.Pattern {
	p := legal("test.drop_region_op", func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		entry := op.Region(0).Entry()
		s := conversion.NewSignature(entry.NumArguments())
		if !types.ConvertArguments(s, 0, ir.TypesOf(entry.Args())) {
			return false
		}
		if _, ok := r.ConvertRegion(op.Region(0), types, s); !ok {
			return false
		}
		r.Erase(op)
		return true
	})
	p.Types = types
	return p
}

// legalizeTarget is the target of test-legalize-patterns.
func legalizeTarget(types *conversion.TypeConverter) *conversion.Target {
	t := conversion.NewTarget()
	t.LegalOps("builtin.module", "test.legal_op_a", "test.legal_op_b", "test.legal_op_c", "test.cast", "test.valid", "test.finish", "test.one_region_op")
	t.IllegalOps("test.illegal_op_f", "test.region_builder", "test.op_with_region_fold")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(!slices.Contains(op.OperandTypes(), ir.Type(op.Context().F32())))
	}, "test.return")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return isLegalFunction(types, op) }, "func.func")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, "func.call")
	t.DynamicOps(func(*ir.Operation) conversion.Legality { return conversion.Illegal }, "test.illegal_op_g")
	onlyF64(t)
	t.RecursivelyLegal(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(op.Attr("test.recursively_legal") != nil)
	}, "func.func", "builtin.module")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(depth(op) == 0) }, "test.recursive_rewrite")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(op.Attr("folded") != nil) }, "test.op_in_place_self_fold")
	return t
}

// onlyF64 makes producers and consumers of f64 legal, and no others.
func onlyF64(t *conversion.Target) {
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(op.Result(0).Type() == ir.Type(op.Context().F64()))
	}, "test.type_producer")
	t.DynamicOps(func(op *ir.Operation) conversion.Legality {
		return conversion.LegalIf(op.Operand(0).Type() == ir.Type(op.Context().F64()))
	}, "test.type_consumer")
}

// isLegalFunction reports whether the types of a function are legal.
func isLegalFunction(types *conversion.TypeConverter, op *ir.Operation) conversion.Legality {
	t := op.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr).Value.(*ir.FunctionType)
	return conversion.LegalIf(types.IsLegalSignature(t) && types.IsLegalRegion(op.Region(0)))
}

// freeze returns a set of patterns.
func freeze(r *pass.Run, patterns ...conversion.Pattern) (*rewrite.Frozen, error) {
	var set rewrite.Set
	conversion.Add(&set, patterns...)
	return set.Freeze(r.Context(), rewrite.Filter{})
}
