package tospirv

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// ControlFlow is convert-cf-to-spirv.
type ControlFlow struct {
	Narrow bool `option:"emulate-lt-32-bit-scalar-types"`
	Floats bool `option:"emulate-unsupported-float-types"`
}

// Run lowers branches, and converts the arguments of the blocks to which they go.
func (p *ControlFlow) Run(r *pass.Run) error {
	env, err := NewEnvironment(r.Op)
	if err != nil {
		return err
	}
	types := NewTypes(r.Context(), env, Options{Emulate: p.Narrow, EmulateFloats: p.Floats, BoolBits: 8})
	target := env.Target()
	target.LegalOps(conversion.CastName)
	return lower(r, target, ControlFlowPatterns(types))
}

// ControlFlowPatterns returns the patterns for cf.br and cf.cond_br.
func ControlFlowPatterns(t *Types) []conversion.Pattern {
	list := []conversion.Pattern{
		conversion.NewPattern("cf.br", t.TypeConverter, t.branch("Branch")),
		conversion.NewPattern("cf.cond_br", t.TypeConverter, t.branch("BranchConditional")),
	}
	for i := range list {
		// The other branches to a block whose arguments are converted are lowered, too.
		list[i].BoundedRecursion = true
	}
	return list
}

func (t *Types) branch(name string) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		blocks := make([]*ir.Block, op.NumSuccessors())
		for i := range blocks {
			if blocks[i] = t.legalized(op.Successor(i), op, r); blocks[i] == nil {
				return r.MatchFailure(op, "failed to legalize type for argument")
			}
		}
		state := &ir.OperationState{Def: r.Context().OpDef("spirv." + name), Loc: op.Location(), Operands: operands, Successors: blocks}
		if sizes := op.Attr(ir.OperandSegments); sizes != nil {
			state.Attributes = []ir.NamedAttribute{{Name: ir.OperandSegments, Value: sizes}}
		}
		r.ReplaceWithOp(op, r.Create(state))
		return true
	}
}

// legalized returns the block with converted arguments that replaces b. It begins with casts back
// to the original types, as in MLIR even for unused arguments. It returns nil if an argument cannot
// be converted.
func (t *Types) legalized(b *ir.Block, op *ir.Operation, r *conversion.Rewriter) *ir.Block {
	if t.IsLegal(ir.TypesOf(b.Args())...) {
		return b
	}
	var types []ir.Type
	for _, a := range b.Args() {
		to := t.Convert(a.Type())
		if to == nil {
			return nil
		}
		types = append(types, to)
	}
	at := r.InsertionPoint()
	defer r.Restore(at)
	to := r.CreateBlock(b.Parent(), b, types)
	args := make([]*ir.Value, len(types))
	for i, a := range b.Args() {
		args[i] = to.Argument(i)
		args[i].SetLocation(a.Location())
		if a.Type() != types[i] {
			args[i] = t.Source(r.Builder, a.Type(), args[i:i+1:i+1], op.Location())
		}
	}
	r.ReplaceBlockUses(b, to)
	r.MergeBlocks(b, to, args)
	return to
}
