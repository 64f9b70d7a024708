package bufferize

import (
	"slices"

	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
)

// call is func.call. The analysis of the callee determines the effects on its operands; without an
// analysis, a call may do anything.
type call struct{ Defaults }

func (call) Reads(o *ir.Operand, s *State) bool {
	f := s.functions[calledBy(o.Owner())]
	return f == nil || f.read[o.Index()]
}

func (call) Writes(o *ir.Operand, s *State) bool {
	f := s.functions[calledBy(o.Owner())]
	return f == nil || f.written[o.Index()]
}

func (call) Aliases(o *ir.Operand, s *State) []Alias {
	f := s.functions[calledBy(o.Owner())]
	if f == nil {
		return unknownAliases(o)
	}
	results := f.returned[o.Index()]
	relation := Unrelated
	if len(results) == 1 {
		if _, ok := f.same[results[0]]; ok {
			relation = Equivalent
		}
	}
	var list []Alias
	for _, i := range results {
		list = append(list, Alias{Value: o.Owner().Result(i), Relation: relation, Maybe: relation != Equivalent})
	}
	return list
}

func (call) BufferType(v *ir.Value, t *Types, _ []*ir.Value) ir.Type {
	f := calledBy(v.DefiningOp())
	if f == nil {
		return t.inDefaultSpace(v)
	}
	of := funcs.FuncOp{Operation: f}.FunctionType().Results[v.Index()]
	if isMemRef(of) {
		return of
	}
	return t.atBoundary(of)
}

func (call) Bufferize(op *ir.Operation, r *Rewriter) bool {
	f := calledBy(op)
	if f == nil {
		return false
	}
	types, ok := r.resultTypes(op)
	if !ok {
		return false
	}
	inputs := funcs.FuncOp{Operation: f}.FunctionType().Inputs
	operands := op.Operands()
	for i, v := range operands {
		if !ir.IsTensor(v.Type()) {
			continue
		}
		w := r.Buffer(v)
		if w == nil {
			return false
		}
		t := inputs[i]
		if !isMemRef(t) {
			t = r.types.argument(f, i)
		}
		if w.Type() != t {
			m, ok := t.(*ir.MemRefType)
			if !ok {
				return false
			}
			if w = r.fit(w, m); w == nil {
				return false
			}
		}
		operands[i] = w
	}
	to := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Types: types, Attributes: op.AllAttrs()})
	return r.ReplaceWithBuffers(op, to.Results()...)
}

// functionReturn is func.return, which is replaced with the function.
type functionReturn struct{ Defaults }

func (functionReturn) Bufferize(*ir.Operation, *Rewriter) bool { return true }

// functionOp is func.func, whose arguments are writable unless an attribute forbids it.
type functionOp struct{ Defaults }

func (functionOp) HasBlocks() bool { return true }

func (functionOp) HasTensors(op *ir.Operation) bool {
	return hasTensorSignature(op) || usesTensors(op)
}

func (functionOp) OperandAliases(v *ir.Value, _ *State) []OperandAlias {
	if v.OwnerBlock().IsEntry() {
		return nil
	}
	return passedTo(v)
}

func (functionOp) Writable(v *ir.Value, _ *State) bool {
	if !v.OwnerBlock().IsEntry() {
		return true
	}
	f, ok := ir.AsFunction(ownerOf(v))
	if !ok {
		return false
	}
	if a, ok := f.ArgumentAttr(v.Index(), "bufferization.writable").(*ir.IntegerAttr); ok {
		return !a.Value.IsZero()
	}
	return true
}

func (functionOp) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	if v.OwnerBlock().IsEntry() {
		return t.argument(ownerOf(v), v.Index())
	}
	return passedType(v, t, path)
}

// argument returns the type of the buffer of an argument of a function that is a tensor.
func (t *Types) argument(op *ir.Operation, i int) ir.Type {
	f, ok := ir.AsFunction(op)
	if !ok {
		return nil
	}
	of := t.atBoundary(f.FunctionType().Inputs[i])
	m, ranked := of.(*ir.MemRefType)
	layout := f.ArgumentAttr(i, "bufferization.buffer_layout")
	if !ranked || layout == nil {
		return of
	}
	return m.Context().MemRefType(m.Shape(), m.Element, layout, m.Space)
}

func (functionOp) Bufferize(op *ir.Operation, r *Rewriter) bool {
	f, ok := ir.AsFunction(op)
	if !ok {
		return false
	}
	of := f.FunctionType()
	inputs, results := slices.Clone(of.Inputs), slices.Clone(of.Results)
	for i, t := range inputs {
		if ir.IsTensor(t) {
			inputs[i] = r.types.argument(op, i)
		}
	}
	for i, t := range results {
		if ir.IsTensor(t) {
			results[i] = r.types.atBoundary(t)
		}
	}
	for b := range op.Region(0).Blocks() {
		if !r.convertArguments(b) {
			return false
		}
	}
	for _, end := range returns(op) {
		r.SetInsertionPoint(end)
		values := end.Operands()
		for i, v := range values {
			if ir.IsTensor(v.Type()) {
				values[i] = r.toBuffer(end.Location(), results[i], v)
			}
		}
		end.SetOperands(values)
	}
	f.SetFunctionType(r.Context().FunctionType(inputs, results))
	return true
}

// dropReturnCasts lets a function return the sources of casts, if all terminators then return the
// same types.
func dropReturnCasts(op *ir.Operation) {
	f, ok := ir.AsFunction(op)
	ends := returns(op)
	if !ok || len(ends) == 0 {
		return
	}
	of := f.FunctionType()
	results := slices.Clone(of.Results)
	for i := range results {
		source := func(end *ir.Operation) *ir.Value {
			v := end.Operand(i)
			if def := v.DefiningOp(); def != nil && def.Name() == "memref.cast" {
				return memref.CastOp{Operation: def}.Source()
			}
			return v
		}
		t := source(ends[0]).Type()
		if slices.ContainsFunc(ends, func(end *ir.Operation) bool { return source(end).Type() != t }) {
			continue
		}
		for _, end := range ends {
			end.SetOperand(i, source(end))
		}
		results[i] = t
	}
	f.SetFunctionType(op.Context().FunctionType(of.Inputs, results))
}
