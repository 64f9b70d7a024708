package tollvm

import (
	"slices"

	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// ControlFlowPatterns returns the patterns for cf, also for cf.assert, which prints its
// message with puts and aborts.
func ControlFlowPatterns(t *Types) []conversion.Pattern {
	return []conversion.Pattern{
		t.pattern("cf.assert", t.assert),
		t.pattern("cf.br", t.branch("br")),
		t.pattern("cf.cond_br", t.branch("cond_br")),
		t.pattern("cf.switch", t.branch("switch")),
	}
}

// branch lowers a branch to the same blocks, and converts their arguments.
func (t *Types) branch(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
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
		r.ReplaceWithOp(op, r.Create(&ir.OperationState{Def: r.Context().OpDef("llvm." + name), Origin: op.Origin(), Operands: operands,
			Successors: blocks, Attributes: op.AllAttrs()}))
		return true
	}
}

// block returns the block with arguments of the given types that b becomes, nil if it cannot
// have these.
func (t *Types) block(op *ir.Operation, b *ir.Block, types []ir.Type, r *conversion.Rewriter) *ir.Block {
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
func (t *Types) assert(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	module := moduleAt(op.Block())
	if module == nil {
		return false
	}
	before := op.Block()
	rest := r.SplitBlock(before, op)
	failed := r.CreateBlock(before.Parent(), nil, nil)
	if !t.printString(op, module, printedString{"assert_msg", cf.AssertOp{Operation: op}.Msg(), "puts"}, r) {
		return false
	}
	e := t.emit(op, r)
	if !e.declare(module, "abort", r.Context().UnknownLoc()) {
		return false
	}
	e.call("abort", nil)
	create(r, op, "unreachable", nil, nil)

	r.SetInsertionPointToEnd(before)
	r.Op("llvm.cond_br").Operand("condition", operands[0]).Successor("trueDest", rest).Successor("falseDest", failed).MustBuild()
	r.Erase(op)
	return true
}

// A printedString is text that lowered code prints.
type printedString struct {
	symbol string // how the names of globals with such texts begin
	text   string
	print  string // the function that prints it
}

// printString inserts a call of a function with a constant string, which becomes a global.
func (t *Types) printString(op, module *ir.Operation, s printedString, r *conversion.Rewriter) bool {
	ctx := r.Context()
	raw := append([]byte(s.text), 0)
	bytes := ctx.DenseElementsAttr(ctx.RankedTensorType([]int64{int64(len(raw))}, ctx.I8(), nil), raw)
	array := llvm.ArrayType(ctx, ctx.I8(), uint64(len(raw)))
	ip := r.InsertionPoint()
	r.SetInsertionPointToStart(module.Region(0).Entry())
	name := t.functions.unused(module, s.symbol)
	r.Op("llvm.mlir.global").Set("global_type", array).Set("constant", true).Set("sym_name", name).Set("linkage", linkage(ctx, "private")).Set("value", bytes).MustBuild()
	r.Restore(ip)
	pointer := llvm.PointerType(ctx, 0)
	address := r.Op("llvm.mlir.addressof").Set("global_name", name).Results(pointer).MustBuild()
	first := r.Op("llvm.getelementptr").Operand("base", address.Result(0)).Set("rawConstantIndices", []int32{0}).Set("elem_type", array).Results(pointer).MustBuild()
	e := t.emit(op, r)
	if !e.declare(module, s.print, module.Location()) {
		return false
	}
	e.call(s.print, first.Results())
	return true
}
