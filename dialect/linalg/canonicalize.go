package linalg

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// addCanonicalizers adds the canonicalizations.
func addCanonicalizers(n *dialect.Natives) {
	const structured = "linalg::LinalgOp"
	n.Canonicalizer = rewrite.Patterns{
		{Name: "EraseDeadLinalgOp", Interface: structured, Benefit: 1, Isolated: true, MatchAndRewrite: eraseEmpty},
		rewrite.IsolatedPattern("FoldTensorCastConsumerOp", tensor.CastOpName, typed.Match(produceCastType)),
		rewrite.IsolatedPattern("FoldTensorCastPackOp", PackOpName, packCastSource),
		rewrite.IsolatedPattern("FoldTensorCastUnPackOp", UnPackOpName, packCastSource),
		{Name: "InferStaticShapeOfOperands", Interface: structured, Benefit: 1, Isolated: true, MatchAndRewrite: inferStaticShapes},
	}
	identity := func(class, root string) *rewrite.Pattern {
		return rewrite.IsolatedPattern("EraseIdentityLinalgOp<mlir::linalg::"+class+">", root, typed.Match(eraseIdentity))
	}
	for name, patterns := range map[string]rewrite.Patterns{
		BroadcastOpName: {identity("BroadcastOp", BroadcastOpName), rewrite.IsolatedPattern("FoldBroadcasts", BroadcastOpName, typed.Match(mergeBroadcasts))},
		CopyOpName:      {rewrite.IsolatedPattern("EraseSelfCopy", CopyOpName, typed.Match(eraseIdentity))},
		FillOpName:      canonicalizeFill(),
		GenericOpName:   {identity("GenericOp", GenericOpName)},
		PackOpName:      {rewrite.IsolatedPattern("linalg.pack canonicalization", PackOpName, typed.Match(canonicalizePack))},
		TransposeOpName: {
			rewrite.IsolatedPattern("FoldTransposeWithTranspose", TransposeOpName, typed.Match(mergeTransposes)),
			rewrite.IsolatedPattern("SwapTransposeWithBroadcast", TransposeOpName, typed.Match(transposeBeforeBroadcast)),
		},
		UnPackOpName: {rewrite.IsolatedPattern("linalg.unpack canonicalization", UnPackOpName, typed.Match(canonicalizeUnpack))},
	} {
		op := n.Ops[name]
		op.Canonicalizer = patterns
		n.Ops[name] = op
	}
}

// cast creates a cast of a tensor to another type; nil if the context does not have it.
func cast(r *rewrite.Rewriter, loc *ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	def := r.Context().LookupOp("tensor.cast")
	if def == nil {
		return nil
	}
	return r.Create(&ir.OperationState{Def: def, Loc: loc, Operands: []*ir.Value{v}, Types: []ir.Type{t}}).Result(0)
}

func canCast(r *rewrite.Rewriter) bool { return r.Context().LookupOp("tensor.cast") != nil }

// newStructured creates an operation whose body follows from its name. Destinations
// that are tensors are results.
func newStructured(r *rewrite.Rewriter, loc *ir.Location, def *ir.OpDef, inputs, outputs []*ir.Value, attrs ...ir.NamedAttribute) *ir.Operation {
	s := ir.OperationState{Def: def, Loc: loc, Operands: slices.Concat(inputs, outputs), NumRegions: 1, Attributes: attrs}
	if def.Slot(ir.OperandSegments) >= 0 || def.HasTrait("AttrSizedOperandSegments") {
		sizes := r.Context().DenseI32Array([]int32{int32(len(inputs)), int32(len(outputs))})
		s.Attributes = append(s.Attributes, ir.NamedAttribute{Name: ir.OperandSegments, Value: sizes})
	}
	types := make([]ir.Type, len(s.Operands))
	for i, v := range s.Operands {
		types[i] = v.Type()
	}
	for _, v := range outputs {
		if t, ok := v.Type().(*ir.RankedTensorType); ok {
			s.Types = append(s.Types, t)
		}
	}
	op := ir.Create(&s)
	buildBody(r.Context(), op.Region(0), types, false, castOnly)
	return r.Insert(op)
}

// cloneStructured copies an operation with other operands and types of results.
func cloneStructured(r *rewrite.Rewriter, op *ir.Operation, operands []*ir.Value, types []ir.Type) *ir.Operation {
	by := ir.Create(&ir.OperationState{
		Def: op.Def(), Loc: op.Location(), Operands: operands, Types: types, Attributes: op.AllAttrs(), NumRegions: op.NumRegions(),
	})
	r.Insert(by)
	for i := range op.NumRegions() {
		r.CloneRegionAtEnd(op.Region(i), by.Region(i), ir.NewMapping())
	}
	return by
}

// onTensors and onBuffers report whether the shaped operands of an operation are all tensors, or
// all memrefs.
func onTensors(op *ir.Operation) bool {
	return onlyShaped(op, func(t ir.Type) bool { return ir.IsTensor(t) })
}

func onBuffers(op *ir.Operation) bool {
	return onlyShaped(op, func(t ir.Type) bool { _, ok := t.(*ir.MemRefType); return ok })
}

func onlyShaped(op *ir.Operation, is func(t ir.Type) bool) bool {
	found := false
	for i := range op.NumOperands() {
		t := op.Operand(i).Type()
		if is(t) {
			found = true
			continue
		}
		if _, shaped := ir.AsShaped(t); shaped {
			if _, vector := t.(*ir.VectorType); !vector {
				return false
			}
		}
	}
	return found
}

// eraseEmpty erases an operation on a memref without elements.
func eraseEmpty(op *ir.Operation, r *rewrite.Rewriter) bool {
	for i := range op.NumOperands() {
		if t, ok := op.Operand(i).Type().(*ir.MemRefType); ok && slices.Contains(t.Shape(), 0) {
			if op.HasUses() {
				return false
			}
			r.Erase(op)
			return true
		}
	}
	return false
}

// produceCastType writes to a tensor of the type to which the result is cast, if that has
// more static sizes.
func produceCastType(to tensor.CastOp, r *rewrite.Rewriter) bool {
	op, from, t := to.Operation, to.Source(), to.Dest().Type()
	producer := from.DefiningOp()
	if producer == nil || !isStructured(producer) || producer.Block() != op.Block() || !viewlike.PreservesStaticInformation(from.Type(), t) {
		return false
	}
	number := slices.Index(producer.Results(), from)
	outs := structuredOp{producer}.Outputs()
	if number >= len(outs) || outs[number].Value().Type() != from.Type() {
		return false
	}
	r.SetInsertionPoint(producer)
	loc := producer.Location()
	operands, types := producer.Operands(), producer.ResultTypes()
	at := outs[number].Index()
	operands[at] = cast(r, loc, operands[at], t)
	types[number] = t
	by := cloneStructured(r, producer, operands, types)
	results := by.Results()
	results[number] = cast(r, loc, by.Result(number), from.Type())
	r.Replace(producer, results...)
	r.Replace(op, by.Result(number))
	return true
}

// inferStaticShapes makes operand sizes static if other operands determine them.
func inferStaticShapes(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !onTensors(op) || !canCast(r) {
		return false
	}
	maps := mapsOf(op)
	if len(maps) != op.NumOperands() || slices.ContainsFunc(maps, func(m *affine.Map) bool { return m == nil || !m.IsProjectedPermutation(false) }) {
		return false
	}
	sizes := loopSizes(op, maps)
	operands := op.Operands()
	shapes := make([][]int64, len(operands))
	changed := false
	for i, v := range operands {
		t, ok := v.Type().(*ir.RankedTensorType)
		if !ok || t.Shape() == nil {
			continue
		}
		shapes[i] = slices.Clone(t.Shape())
		for k, n := range t.Shape() {
			if size := sizes[maps[i].Results[k].Value]; n == ir.Dynamic && size != ir.Dynamic {
				shapes[i][k] = size
				changed = true
			}
		}
	}
	if !changed {
		return false
	}
	for i, v := range operands {
		if t, ok := v.Type().(*ir.RankedTensorType); ok && shapes[i] != nil && !slices.Equal(shapes[i], t.Shape()) {
			operands[i] = cast(r, op.Location(), v, op.Context().RankedTensorType(shapes[i], t.Element, t.Encoding))
		}
	}
	var types []ir.Type
	outs := structuredOp{op}.Outputs()
	for i := range outs {
		if t := operands[outs[i].Index()].Type(); ir.IsTensor(t) {
			types = append(types, t)
		}
	}
	by := cloneStructured(r, op, operands, types)
	results := by.Results()
	for i, v := range results {
		results[i] = cast(r, op.Location(), v, op.Result(i).Type())
	}
	r.Replace(op, results...)
	return true
}

// loopSizes returns the size of each loop as far as the operand types give it, or the types of the
// operands' sources before a cast.
func loopSizes(op *ir.Operation, maps []*affine.Map) []int64 {
	sizes := make([]int64, maps[0].NumDims)
	for i := range sizes {
		sizes[i] = ir.Dynamic
	}
	for i := range op.NumOperands() {
		v := op.Operand(i)
		t, ok := v.Type().(*ir.RankedTensorType)
		if !ok {
			continue
		}
		shape := t.Shape()
		if c := named.DefiningOp(v, tensor.CastOpName); c != nil {
			if from, ok := (tensor.CastOp{Operation: c}).Source().Type().(*ir.RankedTensorType); ok && ir.HasStaticShape(from) {
				shape = from.Shape()
			}
		}
		for k, n := range shape {
			if d := maps[i].Results[k].Value; t.Shape()[k] != ir.Dynamic && sizes[d] == ir.Dynamic {
				sizes[d] = n
			}
		}
	}
	return sizes
}

// eraseIdentity erases an operation that yields elements of its operands at their places.
func eraseIdentity(op identityOp, r *rewrite.Rewriter) bool {
	maps := mapsOf(op.Operation)
	for _, m := range maps {
		if m == nil || !m.Equal(maps[0]) {
			return false
		}
	}
	body := op.Operation.Region(0).Entry()
	yield := body.Front()
	if yield == nil || yield.Name() != YieldOpName {
		return false
	}
	if onBuffers(op.Operation) {
		if len(structuredOp(op).Inputs()) != 1 || len(structuredOp(op).Outputs()) != 1 || op.Input() != op.Output() || (YieldOp{yield}).Values().At(0) != body.Argument(0) {
			return false
		}
		r.Erase(op.Operation)
		return true
	}
	if !onTensors(op.Operation) || yield.NumOperands() != op.Operation.NumResults() || op.Operation.Name() == CopyOpName && op.Input() != op.Output() {
		return false
	}
	values := make([]*ir.Value, op.Operation.NumResults())
	for i, v := range yield.Operands() {
		k := slices.Index(body.Args(), v)
		if k < 0 {
			return false
		}
		values[i] = op.Operation.Operand(k)
		if t := op.Operation.Result(i).Type(); values[i].Type() != t && !castable(values[i].Type(), t) {
			return false
		}
	}
	for i, v := range values {
		values[i] = convert(r, op.Operation.Location(), v, op.Operation.Result(i).Type())
		if values[i] == nil {
			return false
		}
	}
	r.Replace(op.Operation, values...)
	return true
}

// castable reports whether a tensor can be cast, or converted if its storage is sparse.
func castable(from, to ir.Type) bool {
	a, ok1 := from.(*ir.RankedTensorType)
	b, ok2 := to.(*ir.RankedTensorType)
	return ok1 && ok2 && (isSparse(a) || isSparse(b) || a.Element == b.Element && compatible(a.Shape(), b.Shape()))
}

func isSparse(t ir.Type) bool {
	r, ok := t.(*ir.RankedTensorType)
	return ok && named.AttrClass(r.Encoding, "sparse_tensor") == "SparseTensorEncodingAttr"
}

func convert(r *rewrite.Rewriter, loc *ir.Location, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t || !isSparse(v.Type()) && !isSparse(t) {
		return cast(r, loc, v, t)
	}
	def := r.Context().LookupOp("sparse_tensor.convert")
	if def == nil {
		return nil
	}
	return r.Create(&ir.OperationState{Def: def, Loc: loc, Operands: []*ir.Value{v}, Types: []ir.Type{t}}).Result(0)
}
