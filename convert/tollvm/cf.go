package tollvm

import (
	"slices"
	"strconv"

	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/convert"
)

// ControlFlowPatterns returns the patterns for cf, also for cf.assert, which prints its
// message with puts and aborts.
func ControlFlowPatterns(t *Types) []convert.Pattern {
	return []convert.Pattern{
		t.pattern("cf.assert", t.assert),
		t.pattern("cf.br", t.branch("br")),
		t.pattern("cf.cond_br", t.branch("cond_br")),
		t.pattern("cf.switch", t.branch("switch")),
	}
}

// branch makes a branch of the llvm dialect to the same blocks, whose arguments it converts.
func (t *Types) branch(name string) convertFunc {
	return func(op *ir.Operation, operands []*ir.Value, r *convert.Rewriter) bool {
		branch, ok := ir.InterfaceOf[ir.BranchOpInterface](op)
		if !ok {
			return false
		}
		blocks := make([]*ir.Block, op.NumSuccessors())
		for i := range blocks {
			forwarded, _ := branch.SuccessorOperands(op, i)
			types := make([]ir.Type, len(forwarded))
			for k := range forwarded {
				types[k] = operands[forwarded[k].Index()].Type()
			}
			if blocks[i] = t.block(op, op.Successor(i), types, r); blocks[i] == nil {
				return false
			}
		}
		r.ReplaceWithOp(op, r.Create(&ir.OperationState{Def: r.Context().OpDef("llvm." + name), Loc: op.Location(), Operands: operands,
			Successors: blocks, Attributes: op.AllAttrs()}))
		return true
	}
}

// block returns the block with arguments of the given types that b becomes, nil if it cannot
// have these.
func (t *Types) block(op *ir.Operation, b *ir.Block, types []ir.Type, r *convert.Rewriter) *ir.Block {
	if slices.Equal(ir.TypesOf(b.Args()), types) {
		return b
	}
	s := t.BlockSignature(b)
	switch {
	case s == nil:
		r.MatchFailure(op, "could not compute block signature")
	case !slices.Equal(s.Types(), types):
		r.MatchFailure(op, "mismatch between adaptor operand types and computed block signature")
	default:
		return r.ConvertBlock(b, s, t.TypeConverter)
	}
	return nil
}

// assert branches to a block that prints the message and aborts.
func (t *Types) assert(op *ir.Operation, operands []*ir.Value, r *convert.Rewriter) bool {
	module := op.ParentOp()
	for module != nil && module.Name() != "builtin.module" {
		module = module.ParentOp()
	}
	if module == nil {
		return false
	}
	before := op.Block()
	rest := r.SplitBlock(before, op)
	failed := r.CreateBlock(before.Parent(), nil, nil)
	if !printString(op, module, cf.AssertOp{Operation: op}.Msg(), r) {
		return false
	}
	void := llvm.VoidType(r.Context())
	if !declare(module, "abort", llvm.FunctionType(r.Context(), void, nil, false), r.Context().UnknownLoc(), r) {
		return false
	}
	r.Op("llvm.call").Set("callee", "abort").MustBuild()
	create(r, op, "unreachable", nil, nil)

	r.SetInsertionPointToEnd(before)
	r.Op("llvm.cond_br").Operand("condition", operands[0]).Successor("trueDest", rest).Successor("falseDest", failed).MustBuild()
	r.Erase(op)
	return true
}

// printString inserts a call of puts with a constant string, which becomes a global.
func printString(op, module *ir.Operation, text string, r *convert.Rewriter) bool {
	ctx := r.Context()
	raw := append([]byte(text), 0)
	bytes := ctx.DenseElementsAttr(ctx.RankedTensorType([]int64{int64(len(raw))}, ctx.I8(), nil), raw)
	array := llvm.ArrayType(ctx, ctx.I8(), uint64(len(raw)))
	ip := r.InsertionPoint()
	r.SetInsertionPointToStart(module.Region(0).Entry())
	name := unusedSymbol(module, "assert_msg")
	r.Op("llvm.mlir.global").Set("global_type", array).Set("constant", true).Set("sym_name", name).Set("linkage", linkage(ctx, "private")).Set("value", bytes).MustBuild()
	r.Restore(ip)
	pointer := llvm.PointerType(ctx, 0)
	address := r.Op("llvm.mlir.addressof").Set("global_name", name).Results(pointer).MustBuild()
	first := r.Op("llvm.getelementptr").Operand("base", address.Result(0)).Set("rawConstantIndices", []int32{0}).Set("elem_type", array).Results(pointer).MustBuild()
	signature := llvm.FunctionType(ctx, llvm.VoidType(ctx), []ir.Type{pointer}, false)
	if !declare(module, "puts", signature, module.Location(), r) {
		return false
	}
	r.Op("llvm.call").Operand("callee_operands", first.Result(0)).Set("callee", "puts").MustBuild()
	return true
}

// declare declares a function unless it is declared. It returns false if the name is that of
// something else.
func declare(module *ir.Operation, name string, signature ir.Type, l *ir.Location, r *convert.Rewriter) bool {
	if f := ir.LookupSymbolIn(module, name); f != nil {
		a, _ := f.Attr("function_type").(*ir.TypeAttr)
		if f.Name() != "llvm.func" || a == nil || a.Value != signature {
			r.Errorf(f.Location().Place(), "'%s' is not the function that lowering needs", name)
			return false
		}
		return true
	}
	ip := r.InsertionPoint()
	r.SetInsertionPointToStart(module.Region(0).Entry())
	r.Op("llvm.func").At(l).Set("sym_name", name).Set("function_type", signature).Set("linkage", linkage(r.Context(), "external")).MustBuild()
	r.Restore(ip)
	return true
}

// unusedSymbol returns a name that no symbol of a module has.
func unusedSymbol(module *ir.Operation, name string) string {
	unused := name
	for i := 0; ir.LookupSymbolIn(module, unused) != nil; i++ {
		unused = name + "_" + strconv.Itoa(i)
	}
	return unused
}

// linkage returns the attribute for a kind of linkage.
func linkage(ctx *ir.Context, kind string) ir.Attribute {
	a, err := ctx.NewAttr("llvm.linkage", ir.Params{"linkage": kind})
	if err != nil {
		panic(err)
	}
	return a
}
