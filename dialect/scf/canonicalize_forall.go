package scf

import (
	"slices"

	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

func canonicalizeForall() rewrite.Patterns {
	const root = ForallOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("DimOfForallOp", tensor.DimOpName, typed.Match(dimOfForall)),
		rewrite.IsolatedPattern("FoldTensorCastOfOutputIntoForallOp", root, foldCastOfOutput),
		rewrite.IsolatedPattern("ForallOpControlOperandsFolder", root, foldBounds),
		rewrite.IsolatedPattern("ForallOpIterArgsFolder", root, foldOutputs),
		rewrite.IsolatedPattern("ForallOpSingleOrZeroIterationDimsFolder", root, foldForallDimensions),
		rewrite.IsolatedPattern("ForallOpReplaceConstantInductionVar", root, replaceConstantVariables),
	}
}

// mixedBounds are the lower bounds, upper bounds and steps of a loop.
type mixedBounds [3][]viewlike.Index

func mixed(x ForallOp) mixedBounds {
	return mixedBounds{
		viewlike.Indices(x.StaticLowerBound(), x.DynamicLowerBound()),
		viewlike.Indices(x.StaticUpperBound(), x.DynamicUpperBound()),
		viewlike.Indices(x.StaticStep(), x.DynamicStep()),
	}
}

func (b mixedBounds) trips(i int) tripCount { return tripsOf(b[0][i], b[1][i], b[2][i], false) }

// operands returns the operands and the attributes of a loop with these bounds.
func (b mixedBounds) operands(ctx *ir.Context, outputs []*ir.Value) ([]*ir.Value, []ir.NamedAttribute) {
	var operands []*ir.Value
	var attrs []ir.NamedAttribute
	var sizes [4]int32
	for i := range b {
		list, values := viewlike.Split(b[i])
		operands = append(operands, values...)
		attrs = append(attrs, ir.NamedAttribute{Name: staticNames[i], Value: ctx.DenseI64Array(list)})
		sizes[i] = int32(len(values))
	}
	sizes[3] = int32(len(outputs))
	return append(operands, outputs...), append(attrs, ir.NamedAttribute{Name: ir.OperandSegments, Value: ctx.DenseI32Array(sizes[:])})
}

// newForall creates a loop without a block, like another one.
func newForall(op ForallOp, b mixedBounds, outputs []*ir.Value, r *rewrite.Rewriter) ForallOp {
	operands, attrs := b.operands(op.Operation.Context(), outputs)
	if mapping := op.MappingAttr(); mapping != nil {
		attrs = append(attrs, ir.NamedAttribute{Name: "mapping", Value: mapping})
	}
	types := make([]ir.Type, len(outputs))
	for i, v := range outputs {
		types[i] = v.Type()
	}
	return ForallOp{r.Create(&ir.OperationState{Def: op.Operation.Def(), Loc: op.Operation.Location(), Operands: operands, Types: types, Attributes: attrs, NumRegions: 1})}
}

// body creates the block of a new loop with rank dimensions.
func (op ForallOp) body(rank int, r *rewrite.Rewriter) *ir.Block {
	types := make([]ir.Type, rank, rank+op.Operation.NumResults())
	for i := range types {
		types[i] = op.Operation.Context().IndexType()
	}
	return r.CreateBlock(op.RegionRegion(), nil, append(types, op.Operation.ResultTypes()...))
}

// dimOfForall takes the size of an output instead of that of a result.
func dimOfForall(op tensor.DimOp, r *rewrite.Rewriter) bool {
	source := op.Source()
	loop := source.DefiningOp()
	if loop == nil || loop.Name() != ForallOpName {
		return false
	}
	r.SetOperand(op.Operation, 0, ForallOp{loop}.Outputs()[source.Index()].Value())
	return true
}

// foldBounds makes bounds static that are constants.
func foldBounds(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := ForallOp{op}
	b := mixed(x)
	if !viewlike.FoldConstants(b[0], nil) && !viewlike.FoldConstants(b[1], nil) && !viewlike.FoldConstants(b[2], nil) {
		return false
	}
	operands, attrs := b.operands(op.Context(), x.Outputs().Values())
	r.ModifyInPlace(op, func() {
		op.SetOperands(operands)
		for _, a := range attrs {
			op.SetAttr(a.Name, a.Value)
		}
	})
	return true
}

// combining returns the operations at the end of the body that write to an argument.
func combining(arg *ir.Value) []*ir.Operation {
	var ops []*ir.Operation
	for use := range arg.Uses() {
		if op := use.Owner(); named.Is(op, tensor.ParallelInsertSliceOpName) && use.Index() == 1 {
			ops = append(ops, op)
		}
	}
	return ops
}

// foldOutputs removes outputs that are not used or not written.
func foldOutputs(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := ForallOp{op}
	body := x.RegionRegion().Entry()
	rank := body.NumArguments() - op.NumResults()
	gone := make([]bool, op.NumResults())
	var outputs []*ir.Value
	for i := range gone {
		if gone[i] = !op.Result(i).HasUses() || len(combining(body.Argument(rank+i))) == 0; !gone[i] {
			outputs = append(outputs, x.Outputs()[i].Value())
		}
	}
	if len(outputs) == len(gone) {
		return false
	}
	for i, dead := range gone {
		if dead {
			for _, c := range combining(body.Argument(rank + i)) {
				r.Erase(c)
			}
		}
	}
	by := newForall(ForallOp{op}, mixed(x), outputs, r)
	to := by.body(rank, r)
	args, results := slices.Clone(to.Args()[:rank]), make([]*ir.Value, len(gone))
	n := 0
	for i, dead := range gone {
		results[i] = x.Outputs()[i].Value()
		arg := results[i]
		if !dead {
			results[i], arg = by.Operation.Result(n), to.Argument(rank+n)
			n++
		}
		args = append(args, arg)
	}
	r.MergeBlocks(body, to, args)
	r.Replace(op, results...)
	return true
}

// foldForallDimensions removes a loop without iterations, and dimensions with a single one.
// Those that are mapped to processing units stay.
func foldForallDimensions(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := ForallOp{op}
	if mapping, _ := x.Mapping(); len(mapping) > 0 {
		return false
	}
	b := mixed(x)
	body := x.RegionRegion().Entry()
	var kept mixedBounds
	m := ir.NewMapping()
	for i := range b[0] {
		switch b.trips(i) {
		case noTrip:
			r.Replace(op, x.Outputs().Values()...)
			return true
		case oneTrip:
			v := b[0][i].Materialize(r.Builder)
			if v == nil {
				return false
			}
			m.Map(body.Argument(i), v)
			continue
		}
		for k := range kept {
			kept[k] = append(kept[k], b[k][i])
		}
	}
	switch len(kept[0]) {
	case 0:
		return promote(x, b, r)
	case len(b[0]):
		return false
	}
	by := newForall(ForallOp{op}, kept, x.Outputs().Values(), r)
	for _, a := range op.Attrs() {
		by.Operation.SetAttr(a.Name, a.Value)
	}
	r.CloneRegionAtEnd(x.RegionRegion(), by.RegionRegion(), m)
	r.Replace(op, by.Operation.Results()...)
	return true
}

// promote inlines the only iteration of a loop.
func promote(x ForallOp, b mixedBounds, r *rewrite.Rewriter) bool {
	insert := x.Operation.Context().LookupOp(tensor.InsertSliceOpName)
	if insert == nil {
		return false
	}
	var args []*ir.Value
	for _, lower := range b[0] {
		args = append(args, lower.Materialize(r.Builder))
	}
	body := x.RegionRegion().Entry()
	end := body.Back()
	r.InlineBlockBefore(body, x.Operation, append(args, x.Outputs().Values()...))
	r.SetInsertionPointAfter(end)
	var results []*ir.Value
	for op := range end.Region(0).Ops() {
		if named.Is(op, tensor.ParallelInsertSliceOpName) {
			dest := tensor.ParallelInsertSliceOp{Operation: op}.Dest()
			results = append(results, r.Create(&ir.OperationState{
				Def: insert, Loc: x.Operation.Location(), Operands: op.Operands(), Types: []ir.Type{dest.Type()}, Attributes: op.InherentAttrs(),
			}).Result(0))
		}
	}
	r.Replace(x.Operation, results...)
	r.Erase(end)
	return true
}

// replaceConstantVariables replaces the variables of dimensions with a single iteration.
func replaceConstantVariables(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := ForallOp{op}
	b := mixed(x)
	changed := false
	for i := range b[0] {
		v := x.RegionRegion().Entry().Argument(i)
		if !v.HasUses() || b.trips(i) != oneTrip {
			continue
		}
		lower := b[0][i].Materialize(r.Builder)
		if lower == nil {
			return changed
		}
		r.ReplaceAllUsesWith(v, lower)
		changed = true
	}
	return changed
}

// foldCastOfOutput moves casts of outputs into the loop.
func foldCastOfOutput(op *ir.Operation, r *rewrite.Rewriter) bool {
	x := ForallOp{op}
	outputs := x.Outputs().Values()
	cast := make([]bool, len(outputs))
	for i, v := range outputs {
		if from := lessStatic(v); from != nil {
			outputs[i], cast[i] = from, true
		}
	}
	if !slices.Contains(cast, true) {
		return false
	}
	by := newForall(ForallOp{op}, mixed(x), outputs, r)
	old := x.RegionRegion().Entry()
	rank := old.NumArguments() - len(outputs)
	body := by.body(rank, r)
	args := slices.Clone(body.Args())
	for i, is := range cast {
		if is {
			args[rank+i] = castTensor(r, args[rank+i], op.Result(i).Type())
		}
	}
	r.MergeBlocks(old, body, args)
	// Insertions must write to the argument itself, not to its cast.
	i := 0
	for end := range body.Back().Region(0).Ops() {
		if named.Is(end, tensor.ParallelInsertSliceOpName) && i < len(outputs) {
			r.SetOperand(end, 1, body.Argument(rank+i))
		}
		i++
	}
	r.SetInsertionPointAfter(by.Operation)
	results := by.Operation.Results()
	for i, is := range cast {
		if is {
			results[i] = castTensor(r, results[i], op.Result(i).Type())
		}
	}
	r.Replace(op, results...)
	return true
}
