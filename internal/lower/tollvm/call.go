package tollvm

import (
	"slices"

	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// directCall lowers func.call.
func (t *Types) directCall(op *ir.Operation, operands [][]*ir.Value, r *conversion.Rewriter) bool {
	bare := t.options.BarePointers
	if !bare {
		bare = t.functions.takesBarePointers(op, funcs.CallOp{Operation: op}.Callee())
	}
	return t.call(op, operands, bare, r)
}

// indirectCall lowers func.call_indirect.
func (t *Types) indirectCall(op *ir.Operation, operands [][]*ir.Value, r *conversion.Rewriter) bool {
	return t.call(op, operands, t.options.BarePointers, r)
}

func (t *Types) call(op *ir.Operation, operands [][]*ir.Value, bare bool, r *conversion.Rewriter) bool {
	var packed []ir.Type
	var groups [][]ir.Type
	if op.NumResults() > 0 {
		result, g := t.results(op.ResultTypes(), bare)
		if result == nil {
			return false
		}
		packed, groups = []ir.Type{result}, g
	}
	e := t.emit(op, r)
	var args []*ir.Value
	for i, v := range op.Operands() {
		switch of := v.Type().(type) {
		case *ir.UnrankedMemRefType:
			if bare {
				return false
			}
			args = append(args, e.unranked(operands[i][0]).parts()...)
		case *ir.MemRefType:
			d := e.descriptor(operands[i][0])
			if bare {
				args = append(args, d.aligned())
			} else {
				args = append(args, d.parts(len(of.Shape()))...)
			}
		default:
			args = append(args, operands[i]...)
		}
	}
	attrs := slices.Clone(op.AllAttrs())
	attrs = append(attrs, ir.NamedAttribute{Name: "operandSegmentSizes", Value: t.ctx.DenseI32Array([]int32{int32(len(args)), 0})},
		ir.NamedAttribute{Name: "op_bundle_sizes", Value: t.ctx.DenseI32Array(nil)})
	call := e.op("call", args, packed, attrs...)

	single := len(packed) == 1 && total(groups) == 1
	values := make([][]*ir.Value, len(groups))
	n := int64(0)
	for i, g := range groups {
		for _, one := range g {
			v := call.Result(0)
			if !single {
				v = e.extract(v, one, n)
			}
			n++
			values[i] = append(values[i], v)
		}
	}
	for i, of := range op.ResultTypes() {
		switch of := of.(type) {
		case *ir.MemRefType:
			if bare {
				values[i][0] = e.static(of, values[i][0])
			}
		case *ir.UnrankedMemRefType:
			d := e.copyUnranked(of, values[i][0], false)
			if d == nil {
				return false
			}
			values[i][0] = d
		}
	}
	r.ReplaceMany(op, values)
	return true
}

func total(groups [][]ir.Type) (n int) {
	for _, g := range groups {
		n += len(g)
	}
	return n
}

// functionReturn lowers a return. That of the llvm dialect has at most one operand.
func (t *Types) functionReturn(op *ir.Operation, operands [][]*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	bare := t.usesBarePointers(enclosing(op, "llvm.func"))
	var values []*ir.Value
	for i, v := range op.Operands() {
		switch of := v.Type().(type) {
		case *ir.MemRefType:
			if bare && t.barePointer(of) != nil {
				values = append(values, e.descriptor(operands[i][0]).allocated())
				continue
			}
		case *ir.UnrankedMemRefType:
			if bare {
				return false
			}
			d := e.copyUnranked(of, operands[i][0], true)
			if d == nil {
				return false
			}
			values = append(values, d)
			continue
		}
		values = append(values, operands[i]...)
	}
	if len(values) > 1 {
		result, _ := t.results(op.OperandTypes(), bare)
		if result == nil {
			return r.MatchFailure(op, "could not convert result types")
		}
		packed := e.value("mlir.poison", result, nil)
		for i, v := range values {
			packed = e.insert(packed, v, int64(i))
		}
		values = []*ir.Value{packed}
	}
	r.ReplaceWithOp(op, e.op("return", values, nil, op.AllAttrs()...))
	return true
}

// functionConstant lowers func.constant to the address of a function.
func (t *Types) functionConstant(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(op.Result(0).Type())
	if to == nil || !llvm.IsCompatibleType(to) {
		return r.MatchFailure(op, "failed to convert result type")
	}
	attrs := slices.Clone(op.AllAttrs())
	for i := range attrs {
		if attrs[i].Name == "value" {
			attrs[i].Name = "global_name"
		}
	}
	r.ReplaceWithOp(op, t.emit(op, r).op("mlir.addressof", nil, []ir.Type{to}, attrs...))
	return true
}

// enclosing returns the innermost operation with a name around op, or nil.
func enclosing(op *ir.Operation, name string) *ir.Operation {
	for op = op.ParentOp(); op != nil && op.Name() != name; {
		op = op.ParentOp()
	}
	return op
}

// copyUnranked copies the descriptor to which one of unknown rank points: to memory that
// the caller frees, or from such to the stack. It returns nil if that cannot be done.
func (e emitter) copyUnranked(of *ir.UnrankedMemRefType, v *ir.Value, toHeap bool) *ir.Value {
	module := moduleAt(e.Block())
	space, ok := spaceOf(of.Space)
	if module == nil || !ok {
		return nil
	}
	name := "free"
	if toHeap {
		name = "malloc"
	}
	if !e.declare(module, name, module.Location()) {
		return nil
	}
	d := e.unranked(v)
	size := d.bytes(space)
	var memory *ir.Value
	if toHeap {
		memory = e.call(name, []*ir.Value{size}, e.t.pointer(0)).Result(0)
	} else {
		memory = e.alloca(e.t.pointer(0), e.Context().I8(), size)
	}
	source := d.ranked()
	e.memcpy(memory, source, size)
	if !toHeap {
		e.call(name, []*ir.Value{source})
	}
	packed := e.value("mlir.poison", e.t.Convert(of), nil)
	packed = e.insert(packed, d.rank(), rankAt)
	return e.insert(packed, memory, rankedAt)
}
