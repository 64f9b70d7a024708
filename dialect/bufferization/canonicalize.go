package bufferization

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/rules"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// addFolds adds the folds and canonicalizations.
func addFolds(n *dialect.Natives) {
	n.Canonicalizer = rules.Canonicalizer(compileRules)
	n.AddRewrites(map[string]dialect.Rewrites{
		"alloc_tensor": {Patterns: canonicalizeAlloc()},
		"clone": {
			Fold:     viewlike.FoldMemRefSources(-1),
			Patterns: rewrite.Patterns{rewrite.IsolatedPattern("SimplifyClones", CloneOpName, typed.Match(simplifyClone))},
		},
		"dealloc":   {Patterns: canonicalizeDealloc()},
		"to_buffer": {Fold: typed.Fold(foldToBuffer), Patterns: canonicalizeToBuffer()},
		"to_tensor": {Fold: typed.Fold(foldToTensor)},
	})
}

// simplifyClone erases a clone without uses, and replaces one by the memref itself if one of the two is
// deallocated in its block.
func simplifyClone(op CloneOp, r *rewrite.Rewriter) bool {
	if !op.Output().HasUses() {
		r.Erase(op.Operation)
		return true
	}
	source, t := op.Input(), op.Output().Type()
	cast := op.Operation.Context().LookupOp("memref.cast")
	if source.Type() != t && !canCast(cast, source.Type(), t) {
		return false
	}
	ofClone, ok1 := deallocOf(op.Output())
	ofSource, ok2 := deallocOf(sourceOfViews(source))
	if !ok1 || !ok2 || ofClone != nil && ofSource != nil && ofClone.Block() == ofSource.Block() {
		return false
	}
	redundant := ofClone
	if redundant == nil || redundant.Block() != op.Operation.Block() {
		redundant = ofSource
	}
	if redundant == nil || redundant.Block() != op.Operation.Block() || redundant.HasUses() || freesBetween(op.Operation, redundant) {
		return false
	}
	if source.Type() != t {
		source = r.New(cast, []*ir.Value{source}, []ir.Type{t}).Result(0)
	}
	r.Replace(op.Operation, source)
	r.Erase(redundant)
	return true
}

// canCast reports whether a cast operation can convert one type to another. It returns false for
// nil.
func canCast(cast *ir.OpDef, from, to ir.Type) bool {
	if cast == nil {
		return false
	}
	impl, _ := cast.Interface("CastOpInterface")
	c, ok := impl.(ir.CastOpInterface)
	return ok && c.Compatible([]ir.Type{from}, []ir.Type{to})
}

// sourceOfViews returns the memref that v views, looking through casts and other view-like
// operations.
func sourceOfViews(v *ir.Value) *ir.Value {
	for range 1 << 10 {
		op := v.DefiningOp()
		if op == nil {
			break
		}
		if _, view := op.Def().Interface("ViewLikeOpInterface"); !view || v != op.Result(0) {
			break
		}
		v = typed.Unary{Operation: op}.Input() // the source of each view
	}
	return v
}

// deallocOf returns the operation that frees a memref, or nil. ok is false if there are several.
func deallocOf(v *ir.Value) (dealloc *ir.Operation, ok bool) {
	for user := range v.Users() {
		if !frees(user, v) {
			continue
		}
		if dealloc != nil {
			return nil, false
		}
		dealloc = user
	}
	return dealloc, true
}

// frees reports whether an operation frees the memory that v refers to, or any memory if v is nil.
func frees(op *ir.Operation, v *ir.Value) bool {
	effects, _ := ir.MemoryEffects(op)
	return slices.ContainsFunc(effects, func(e ir.Effect) bool { return e.Kind == ir.Free && (v == nil || e.Value == v) })
}

// freesBetween reports whether memory may be freed between two operations of a block, or the second is first.
func freesBetween(op, end *ir.Operation) bool {
	for op = op.Next(); op != end; op = op.Next() {
		if op == nil || frees(op, nil) {
			return true
		}
	}
	return false
}

// foldToTensor folds the conversion of a tensor to a buffer and back, one after the other.
func foldToTensor(op ToTensorOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	before := named.DefiningOp(op.Buffer(), ToBufferOpName)
	if before == nil || before.Next() != op.Operation || (ToBufferOp{before}).Tensor().Type() != op.ResultValue().Type() {
		return nil, false
	}
	return folding.Value(ToBufferOp{before}.Tensor())
}

// foldToBuffer folds the conversion of a buffer to a tensor and back.
func foldToBuffer(op ToBufferOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	before := named.DefiningOp(op.Tensor(), ToTensorOpName)
	if before == nil || (ToTensorOp{before}).Buffer().Type() != op.Buffer().Type() {
		return nil, false
	}
	return folding.Value(ToTensorOp{before}.Buffer())
}

func canonicalizeToBuffer() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("ToBufferOfCast", ToBufferOpName, typed.Match(bufferOfCast))}
}

// ruleNatives are the functions that canonicalize.pdll declares.
type ruleNatives struct{}

func compileRules(ctx *ir.Context) (rewrite.Matcher, error) { return Rules(ctx, ruleNatives{}) }

// ForgetsLayout reports whether a cast of a memref only drops its static layout.
func (ruleNatives) ForgetsLayout(_ *rewrite.Rewriter, from, to ir.Type) bool {
	s, ok1 := from.(*ir.MemRefType)
	t, ok2 := to.(*ir.MemRefType)
	if !ok1 || !ok2 || s.Element != t.Element || s.Space != t.Space || len(s.Shape()) != len(t.Shape()) {
		return false
	}
	strides, offset, ok1 := s.StridesAndOffset()
	newStrides, newOffset, ok2 := t.StridesAndOffset()
	forgets := func(n, m int64) bool { return m == ir.Dynamic || n == m }
	if !ok1 || !ok2 || !forgets(offset, newOffset) {
		return false
	}
	for i, n := range s.Shape() {
		if m := t.Shape()[i]; n != ir.Dynamic && m != ir.Dynamic && n != m || !forgets(strides[i], newStrides[i]) {
			return false
		}
	}
	return true
}

// bufferOfCast casts the buffer of a tensor, not the tensor.
func bufferOfCast(op ToBufferOp, r *rewrite.Rewriter) bool {
	before, cast := named.DefiningOp(op.Tensor(), tensor.CastOpName), op.Operation.Context().LookupOp(memref.CastOpName)
	if before == nil || cast == nil {
		return false
	}
	source := tensor.CastOp{Operation: before}.Source()
	from, ok := source.Type().(*ir.RankedTensorType)
	t, isMemRef := op.Buffer().Type().(*ir.MemRefType)
	if !ok || !isMemRef {
		return false
	}
	buffer := r.Create(&ir.OperationState{Def: op.Operation.Def(), Loc: op.Operation.Location(), Operands: []*ir.Value{source},
		Types: []ir.Type{ir.WithShape(t, from.Shape(), nil)}, Attributes: slices.Clone(op.Operation.AllAttrs())})
	r.ReplaceWithNew(op.Operation, cast, buffer.Results())
	return true
}

func canonicalizeAlloc() rewrite.Patterns {
	const root = AllocTensorOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("FoldDimOfAllocTensorOp", tensor.DimOpName, typed.Match(sizeOfAlloc)),
		rewrite.IsolatedPattern("ReplaceStaticShapeDims", root, allocStatically),
	}
}

// sizeOfAlloc replaces a size of a tensor that is allocated with it.
func sizeOfAlloc(dim tensor.DimOp, r *rewrite.Rewriter) bool {
	op, before := dim.Operation, named.DefiningOp(dim.Source(), AllocTensorOpName)
	i, ok := viewlike.ConstantInt(dim.Index())
	if before == nil || !ok {
		return false
	}
	t, ok := before.Result(0).Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	shape := t.Shape()
	if i < 0 || i >= int64(len(shape)) || shape[i] != ir.Dynamic {
		return false
	}
	if from, ok := (AllocTensorOp{before}).Copy(); ok {
		r.ReplaceWithNew(op, op.Def(), []*ir.Value{from, dim.Index()})
		return true
	}
	r.Replace(op, AllocTensorOp{before}.DynamicSizes().At(viewlike.CountDynamic(shape[:i])))
	return true
}

// allocStatically makes sizes static that are constants.
func allocStatically(op *ir.Operation, r *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.RankedTensorType)
	cast := op.Context().LookupOp(tensor.CastOpName)
	if _, copied := (AllocTensorOp{op}).Copy(); !ok || cast == nil || copied {
		return false
	}
	shape, operands := viewlike.StaticSizes(t.Shape(), ir.GroupValues(op, 0))
	if slices.Equal(shape, t.Shape()) {
		return false
	}
	segments := []int32{int32(len(operands)), 0, 0}
	if hint, ok := (AllocTensorOp{op}).SizeHint(); ok {
		operands, segments[2] = append(operands, hint), 1
	}
	attrs := append(op.AllAttrs(), ir.NamedAttribute{Name: ir.OperandSegments, Value: op.Context().DenseI32Array(segments)})
	by := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: operands, Types: []ir.Type{ir.WithShape(t, shape, nil)}, Attributes: attrs})
	r.ReplaceWithNew(op, cast, by.Results())
	return true
}
