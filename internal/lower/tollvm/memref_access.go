package tollvm

import (
	"slices"

	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Flags of arithmetic that does not wrap around: of addresses, and of integers.
const (
	wrapAddress  = 0
	insideObject = 1 | 2 | 4 // inbounds, nusw and nuw
	noWrap       = 1 | 2     // nsw and nuw
)

// dynamicIndex is the constant index of an address that has an operand instead.
const dynamicIndex = -1 << 31

// gep computes an address: the place in a value of a type at constant indexes, where
// [dynamicIndex] is the next of the operands.
func (e emitter) gep(of ir.Type, base *ir.Value, flags int64, constants []int32, operands ...*ir.Value) *ir.Value {
	ctx := e.Context()
	return e.value("getelementptr", base.Type(), append([]*ir.Value{base}, operands...),
		ir.NamedAttribute{Name: "elem_type", Value: ctx.TypeAttr(of)},
		ir.NamedAttribute{Name: "noWrapFlags", Value: ctx.Int64Attr(ctx.I32(), flags)},
		ir.NamedAttribute{Name: "rawConstantIndices", Value: ctx.DenseI32Array(constants)})
}

// at computes the address of a value of a type, n such values after another.
func (e emitter) at(of ir.Type, base *ir.Value, flags int64, n *ir.Value) *ir.Value {
	return e.gep(of, base, flags, []int32{dynamicIndex}, n)
}

// start returns the address of the first element: with the offset.
func (d descriptor) start(of *ir.MemRefType) *ir.Value {
	_, offset, _ := of.StridesAndOffset()
	p := d.aligned()
	if offset == 0 {
		return p
	}
	var n *ir.Value
	if offset == ir.Dynamic {
		n = d.offset()
	} else {
		n = d.index(offset)
	}
	return d.at(d.t.Convert(of.Element), p, wrapAddress, n)
}

// element returns the address of an element. If it is known to be one of the memref, no
// computation wraps around.
func (d descriptor) element(of *ir.MemRefType, indexes []*ir.Value, isInside bool) *ir.Value {
	strides, _, _ := of.StridesAndOffset()
	base := d.start(of)
	flags, arithmetic := int64(wrapAddress), int64(0)
	if isInside {
		flags, arithmetic = insideObject, noWrap
	}
	overflow := ir.NamedAttribute{Name: "overflowFlags", Value: d.Context().Int64Attr(d.Context().I32(), arithmetic)}
	var n *ir.Value
	for i, x := range indexes {
		if strides[i] != 1 {
			var stride *ir.Value
			if strides[i] == ir.Dynamic {
				stride = d.stride(i)
			} else {
				stride = d.index(strides[i])
			}
			x = d.value("mul", d.t.index, []*ir.Value{x, stride}, overflow)
		}
		if n == nil {
			n = x
		} else {
			n = d.value("add", d.t.index, []*ir.Value{n, x}, overflow)
		}
	}
	if n == nil {
		return base
	}
	return d.at(d.t.Convert(of.Element), base, flags, n)
}

// accessAttrs returns the attributes of a load or store, with those that memref's has.
func accessAttrs(ctx *ir.Context, alignment ir.Attribute, nontemporal bool) []ir.NamedAttribute {
	attrs := []ir.NamedAttribute{{Name: "ordering", Value: ctx.Int64Attr(ctx.I64(), 0)}}
	if alignment != nil {
		attrs = append(attrs, ir.NamedAttribute{Name: "alignment", Value: alignment})
	}
	if nontemporal {
		attrs = append(attrs, ir.NamedAttribute{Name: "nontemporal", Value: ctx.UnitAttr()})
	}
	return attrs
}

func (t *Types) loadElement(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	load := memref.LoadOp{Operation: op}
	of := memrefType(load.Memref())
	e := t.emit(op, r)
	p := e.descriptor(operands[0]).element(of, operands[1:], true)
	r.ReplaceWithOp(op, e.op("load", []*ir.Value{p}, []ir.Type{t.Convert(of.Element)}, accessAttrs(t.ctx, load.AlignmentAttr(), load.Nontemporal())...))
	return true
}

func (t *Types) storeElement(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	store := memref.StoreOp{Operation: op}
	e := t.emit(op, r)
	p := e.descriptor(operands[1]).element(memrefType(store.Memref()), operands[2:], true)
	r.ReplaceWithOp(op, e.op("store", []*ir.Value{operands[0], p}, nil, accessAttrs(t.ctx, store.AlignmentAttr(), store.Nontemporal())...))
	return true
}

func (t *Types) prefetch(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	p := e.descriptor(operands[0]).element(memrefType(memref.PrefetchOp{Operation: op}.Memref()), operands[1:], false)
	i32 := t.ctx.I32()
	number := func(name, of string) ir.NamedAttribute {
		n := int64(0)
		if typed.Bool(op.Attr(of)) {
			n = 1
		}
		return ir.NamedAttribute{Name: name, Value: t.ctx.Int64Attr(i32, n)}
	}
	r.ReplaceWithOp(op, e.op("intr.prefetch", []*ir.Value{p}, nil, number("rw", "isWrite"), number("cache", "isDataCache"),
		ir.NamedAttribute{Name: "hint", Value: memref.PrefetchOp{Operation: op}.LocalityHintAttr()}))
	return true
}

// The orders of atomic operations.
const (
	monotonic      = 2
	acquireRelease = 6
)

// atomics maps arith's kinds of atomic operations to LLVM's, or to -1.
var atomics = [...]int64{
	11, // addf: fadd
	1,  // addi: add
	3,  // andi: and
	0,  // assign: xchg
	19, // maximumf: fmaximum
	13, // maxnumf: fmax
	7,  // maxs: max
	9,  // maxu: umax
	20, // minimumf: fminimum
	14, // minnumf: fmin
	8,  // mins: min
	10, // minu: umin
	-1, // mulf
	-1, // muli
	5,  // ori: or
	6,  // xori: xor
}

func (t *Types) atomic(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	kind := typed.Enum[int64](memref.AtomicRMWOp{Operation: op}.KindAttr())
	if kind < 0 || kind >= int64(len(atomics)) || atomics[kind] < 0 {
		return false
	}
	e := t.emit(op, r)
	p := e.descriptor(operands[1]).element(memrefType(memref.AtomicRMWOp{Operation: op}.Memref()), operands[2:], false)
	number := func(name string, n int64) ir.NamedAttribute {
		return ir.NamedAttribute{Name: name, Value: t.ctx.Int64Attr(t.ctx.I64(), n)}
	}
	v := e.op("atomicrmw", []*ir.Value{p, operands[0]}, []ir.Type{operands[0].Type()}, number("bin_op", atomics[kind]), number("ordering", acquireRelease))
	r.ReplaceWithOp(op, v)
	return true
}

// atomicLoop tries to exchange an element until nothing else has changed it.
func (t *Types) atomicLoop(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.Convert(memref.GenericAtomicRMWOp{Operation: op}.ResultValue().Type())
	if to == nil {
		return false
	}
	before := op.Block()
	loop := r.SplitBlock(before, op)
	old := loop.AddArgument(to, op.Location())
	end := r.SplitBlock(loop, op)

	r.SetInsertionPointToEnd(before)
	e := t.emit(op, r)
	p := e.descriptor(operands[0]).element(memrefType(memref.GenericAtomicRMWOp{Operation: op}.Memref()), operands[1:], false)
	e.branch(loop, e.load(to, p))

	r.SetInsertionPointToEnd(loop)
	body := op.Region(0).Entry()
	m := ir.NewMapping()
	m.Map(body.Argument(0), old)
	last := body.Back()
	for nested := range body.Ops() {
		if nested != last {
			r.Clone(nested, m)
		}
	}
	if last.Operand(0).ParentBlock() != body {
		r.EmitError(op, "result not defined in region")
		return false
	}
	number := func(name string, n int64) ir.NamedAttribute {
		return ir.NamedAttribute{Name: name, Value: t.ctx.Int64Attr(t.ctx.I64(), n)}
	}
	pair := e.value("cmpxchg", structOf(t.ctx, to, t.ctx.I1()), []*ir.Value{p, old, m.Lookup(last.Operand(0))},
		number("success_ordering", acquireRelease), number("failure_ordering", monotonic))
	now := e.extract(pair, to, 0)
	done := e.extract(pair, t.ctx.I1(), 1)
	e.branchIf(done, end, loop, now)

	r.SetInsertionPointToEnd(end)
	r.Replace(op, now)
	return true
}

// branch inserts a branch.
func (e emitter) branch(to *ir.Block, args ...*ir.Value) *ir.Operation {
	return e.Create(&ir.OperationState{Def: e.Context().OpDef("llvm.br"), Origin: e.origin, Operands: args, Successors: []*ir.Block{to}})
}

// branchIf inserts a branch to one of two blocks, the second one with arguments.
func (e emitter) branchIf(c *ir.Value, yes, no *ir.Block, args ...*ir.Value) {
	segments := ir.NamedAttribute{Name: "operandSegmentSizes", Value: e.Context().DenseI32Array([]int32{1, 0, int32(len(args))})}
	e.Create(&ir.OperationState{Def: e.Context().OpDef("llvm.cond_br"), Origin: e.origin, Operands: append([]*ir.Value{c}, args...),
		Successors: []*ir.Block{yes, no}, Attributes: []ir.NamedAttribute{segments}})
}

func (t *Types) assumeAlignment(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	p := e.descriptor(operands[0]).element(memrefType(memref.AssumeAlignmentOp{Operation: op}.Memref()), nil, false)
	yes := constant(r, op, t.ctx.I1(), t.ctx.BoolAttr(true))
	e.assume(yes, "align", p, e.index(typed.Int[int64](memref.AssumeAlignmentOp{Operation: op}.AlignmentAttr())))
	r.Replace(op, operands[0])
	return true
}

// assume inserts an assumption that has a bundle of operands.
func (e emitter) assume(c *ir.Value, tag string, operands ...*ir.Value) {
	ctx := e.Context()
	e.op("intr.assume", append([]*ir.Value{c}, operands...), nil,
		ir.NamedAttribute{Name: "op_bundle_sizes", Value: ctx.DenseI32Array([]int32{int32(len(operands))})},
		ir.NamedAttribute{Name: "op_bundle_tags", Value: ctx.ArrayAttr([]ir.Attribute{ctx.StringAttr(tag)})})
}

func (t *Types) distinctObjects(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if len(operands) > 1 {
		e := t.emit(op, r)
		starts := make([]*ir.Value, len(operands))
		for i, v := range operands {
			starts[i] = e.descriptor(v).start(memrefType(op.Operand(i)))
		}
		yes := constant(r, op, t.ctx.I1(), t.ctx.BoolAttr(true))
		for i, p := range starts {
			for _, q := range starts[i+1:] {
				e.assume(yes, "separate_storage", p, q)
			}
		}
	}
	r.Replace(op, slices.Clone(operands)...)
	return true
}
