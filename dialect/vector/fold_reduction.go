package vector

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// combiners are the operations that combine two values as a reduction does, of integers and of floats.
var combiners = map[string][2]string{
	"add":      {"arith.addi", "arith.addf"},
	"mul":      {"arith.muli", "arith.mulf"},
	"minui":    {"arith.minui", ""},
	"minsi":    {"arith.minsi", ""},
	"maxui":    {"arith.maxui", ""},
	"maxsi":    {"arith.maxsi", ""},
	"and":      {"arith.andi", ""},
	"or":       {"arith.ori", ""},
	"xor":      {"arith.xori", ""},
	"minnumf":  {"", "arith.minnumf"},
	"maxnumf":  {"", "arith.maxnumf"},
	"minimumf": {"", "arith.minimumf"},
	"maximumf": {"", "arith.maximumf"},
}

// combiner returns the operation that combines values of a type as a reduction does, nil if it is not known.
func combiner(op *ir.Operation, t ir.Type) *ir.OpDef {
	if v, ok := t.(*ir.VectorType); ok {
		t = v.Element
	}
	names := combiners[kindText(combiningOp{op})]
	name := names[0]
	if _, float := t.(*ir.FloatType); float {
		name = names[1]
	}
	if name == "" {
		return nil
	}
	return op.Context().LookupOp(name)
}

// masking returns the vector.mask around an operation and its mask, or nil.
func masking(op *ir.Operation) (around *ir.Operation, mask *ir.Value) {
	if parent := op.ParentOp(); parent != nil && parent.Name() == MaskOpName {
		return parent, MaskOp{parent}.Mask()
	}
	return nil, nil
}

func canonicalizeReduction() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("ElideSingleElementReduction", ReductionOpName, typed.Match(reduceOne))}
}

// reduceOne replaces the reduction of a vector of one element.
func reduceOne(op ReductionOp, r *rewrite.Rewriter) bool {
	extract, from := op.Operation.Context().LookupOp(ExtractOpName), operandType(op.Operation, 0)
	if extract == nil || len(from.Shape()) != 0 && from.Shape()[0] != 1 || from.IsScalable() {
		return false
	}
	var combine *ir.OpDef
	acc, more := op.Acc()
	if more {
		if combine = combiner(op.Operation, acc.Type()); combine == nil {
			return false
		}
	}
	by := reducer{r: r, op: op.Operation, extract: extract}
	mask := by.enter()
	if mask != nil {
		mask = by.element(mask)
	}
	result := by.element(op.Vector())
	if combine != nil {
		result = by.combine(combine, result, acc, mask, op.FastmathAttr())
	}
	r.Replace(by.root, result)
	return true
}

// A reducer replaces a reduction, and the vector.mask around it.
type reducer struct {
	r       *rewrite.Rewriter
	op      *ir.Operation
	root    *ir.Operation // the operation to replace
	extract *ir.OpDef
}

// enter sets root and the insertion point, and returns the mask, or nil.
func (e *reducer) enter() *ir.Value {
	around, mask := masking(e.op)
	if e.root = e.op; around != nil {
		e.root = around
		e.r.SetInsertionPoint(around)
	}
	return mask
}

// element extracts the only element of a vector.
func (e *reducer) element(v *ir.Value) *ir.Value {
	t := v.Type().(*ir.VectorType)
	return e.create(e.extract, t.Element, []*ir.Value{v},
		ir.NamedAttribute{Name: "static_position", Value: t.Context().DenseI64Array(make([]int64, len(t.Shape())))})
}

func (e *reducer) create(def *ir.OpDef, t ir.Type, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Value {
	return e.r.Create(&ir.OperationState{Def: def, Loc: e.op.Location(), Operands: operands, Types: []ir.Type{t}, Attributes: attrs}).Result(0)
}

// combine combines two values; where a mask is not set, the result is the second.
func (e *reducer) combine(def *ir.OpDef, v, w, mask *ir.Value, fastmath ir.Attribute) *ir.Value {
	var attrs []ir.NamedAttribute
	if _, float := elementType(v.Type()).(*ir.FloatType); float && fastmath != nil {
		attrs = append(attrs, ir.NamedAttribute{Name: "fastmath", Value: fastmath})
	}
	result := e.create(def, v.Type(), []*ir.Value{v, w}, attrs...)
	if mask == nil {
		return result
	}
	return e.create(e.op.Context().LookupOp("arith.select"), v.Type(), []*ir.Value{mask, result, w})
}

// elementType returns the type of the elements of a vector, or of a number.
func elementType(t ir.Type) ir.Type {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Element
	}
	return t
}

// foldMultiReduction folds the reduction of a list that leaves its dimension.
func foldMultiReduction(op MultiDimReductionOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if len(operandType(op.Operation, 0).Shape()) == 1 && !slices.Contains(MultiDimReductionOp{op.Operation}.ReductionDims(), 0) {
		return folding.Value(op.Source())
	}
	return nil, false
}

func canonicalizeMultiReduction() rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("ElideUnitDimsInMultiDimReduction", MultiDimReductionOpName, typed.Match(reduceUnits))}
}

// reduceUnits replaces the reduction of dimensions that are 1. Where a mask is not set, the result is the
// source, as in MLIR.
func reduceUnits(op MultiDimReductionOp, r *rewrite.Rewriter) bool {
	ctx, from, t := op.Operation.Context(), operandType(op.Operation, 0), op.Dest().Type()
	extract, cast, combine := ctx.LookupOp(ExtractOpName), ctx.LookupOp(ShapeCastOpName), combiner(op.Operation, t)
	if extract == nil || cast == nil || combine == nil {
		return false
	}
	dims := MultiDimReductionOp{op.Operation}.ReductionDims()
	for i, n := range from.Shape() {
		if slices.Contains(dims, int64(i)) && (n != 1 || scalable(from, i)) {
			return false
		}
	}
	by := reducer{r: r, op: op.Operation, extract: extract}
	mask := by.enter()
	convert := by.element
	if v, ok := t.(*ir.VectorType); ok {
		convert = func(x *ir.Value) *ir.Value {
			return by.create(cast, ir.WithElementType(v, elementType(x.Type())), []*ir.Value{x})
		}
	}
	if mask != nil {
		mask = convert(mask)
	}
	source := convert(op.Source())
	r.Replace(by.root, by.combine(combine, op.Acc(), source, mask, nil))
	return true
}

func canonicalizeContract() rewrite.Patterns {
	return rewrite.Patterns{
		rewrite.IsolatedPattern("CanonicalizeContractAdd<mlir::arith::AddIOp>", arith.AddIOpName, typed.Match(addToContraction)),
		rewrite.IsolatedPattern("CanonicalizeContractAdd<mlir::arith::AddFOp>", arith.AddFOpName, typed.Match(addToContraction)),
	}
}

// addToContraction adds to a contraction whose accumulator is zero by making the other summand its accumulator.
func addToContraction(op typed.Binary, r *rewrite.Rewriter) bool {
	for _, summands := range [...][2]*ir.Value{{op.Lhs(), op.Rhs()}, {op.Rhs(), op.Lhs()}} {
		before, other := named.DefiningOp(summands[0], ContractionOpName), summands[1]
		if before == nil || kindText(combiningOp{before}) != "add" {
			continue
		}
		acc := ContractionOp{before}.Acc()
		if around, _ := masking(before); around != nil || !isZero(acc) {
			continue
		}
		by := r.Clone(before, nil)
		by.SetOperand(2, other)
		r.ReplaceWithOp(op.Operation, by)
		return true
	}
	return false
}

// isZero reports whether a value is a constant of zeros, which are positive.
func isZero(v *ir.Value) bool {
	op := named.DefiningOp(v, "arith.constant")
	if op == nil {
		return false
	}
	switch a := ir.SplatOrSelf(arith.ConstantOp{Operation: op}.ValueAttr()).(type) {
	case *ir.IntegerAttr:
		return a.Value.IsZero()
	case *ir.FloatAttr:
		return a.Value.Bits().IsZero()
	}
	return false
}
