package llvm

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// addFolds adds the folds.
func addFolds(n *dialect.Natives) {
	n.AddFolds(map[string]ir.Folder{
		"addrspacecast":        folding.CastChain,
		"bitcast":              folding.CastChain,
		"blockaddress":         foldTo("block_addr"),
		"dso_local_equivalent": typed.Fold(foldEquivalent),
		"extractvalue":         typed.Fold(foldExtractValue),
		"getelementptr":        typed.Fold(foldElementPointer),
		"icmp":                 typed.Fold(foldCompare),
		"mlir.addressof":       foldTo("global_name"),
		"mlir.constant":        foldTo("value"),
		"mlir.poison":          foldToOwn("PoisonAttr"),
		"mlir.undef":           foldToOwn("UndefAttr"),
		"mlir.zero":            foldZero,
		"or":                   foldOr,
		"shl":                  foldShift,
		"shufflevector":        typed.Fold(foldShuffle),
		"zext":                 foldZeroExtension,
	})
}

// materialize creates a constant operation for the result of a fold.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	create := func(name string, attrs ...ir.NamedAttribute) *ir.Operation {
		def := b.Context().LookupOp(name)
		if def == nil {
			return nil
		}
		return b.New(def, nil, []ir.Type{t}, attrs...)
	}
	switch named.AttrClass(value, "llvm") {
	case "UndefAttr":
		return create(UndefOpName)
	case "PoisonAttr":
		return create(PoisonOpName)
	case "ZeroAttr":
		return create(ZeroOpName)
	case equivalentClass:
		if d, ok := value.(*ir.DefinedAttr); ok && len(d.Params) == 1 {
			if name, ok := d.Params[0].(*ir.SymbolRefAttr); ok {
				return create("llvm.dso_local_equivalent", ir.NamedAttribute{Name: "function_name", Value: name})
			}
		}
		return nil
	case "BlockAddressAttr":
		return create("llvm.blockaddress", ir.NamedAttribute{Name: "block_addr", Value: value})
	}
	switch value.(type) {
	case *ir.SymbolRefAttr:
		if class(t) == pointerClass {
			return create("llvm.mlir.addressof", ir.NamedAttribute{Name: "global_name", Value: value})
		}
	case *ir.IntegerAttr, *ir.FloatAttr, *ir.DenseElementsAttr, *ir.DenseStringElementsAttr, *ir.DenseResourceElementsAttr, *ir.SparseElementsAttr:
		if ir.TypeOf(value) == t && IsCompatibleType(t) {
			return create("llvm.mlir.constant", ir.NamedAttribute{Name: "value", Value: value})
		}
	}
	return nil
}

// equivalentClass is the attribute of the address of a function that is the same for a
// linkage unit.
const equivalentClass = "DSOLocalEquivalentAttr"

func foldEquivalent(op DSOLocalEquivalentOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	name, ok := op.FunctionNameAttr().(*ir.SymbolRefAttr)
	if !ok {
		return nil, false
	}
	a, err := typed.MakeAttr(op.Operation.Context(), "llvm", equivalentClass, name)
	if err != nil {
		return nil, false
	}
	return folding.Attr(a)
}

func foldTo(attr string) func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) { return folding.Attr(op.Attr(attr)) }
}

// foldToOwn folds to an attribute of the dialect without parameters.
func foldToOwn(class string) func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	return func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
		a, err := typed.MakeAttr(op.Context(), "llvm", class)
		if err != nil {
			return nil, false
		}
		return folding.Attr(a)
	}
}

func foldZero(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	t := op.Result(0).Type()
	if a := folding.Splat(t, 0); a != nil {
		return folding.Attr(a)
	}
	if e, ok := ir.ElementTypeOrSelf(t).(*ir.FloatType); ok {
		zero := op.Context().Float64Attr(e, 0)
		if _, shaped := ir.AsShaped(t); !shaped {
			return folding.Attr(zero)
		}
		if a := folding.SplatOf(t, zero); a != nil {
			return folding.Attr(a)
		}
	}
	return foldToOwn("ZeroAttr")(op, operands)
}

// foldExtractValue takes an element from where it was inserted.
func foldExtractValue(op ExtractValueOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	position := named.IntsOf(op.PositionAttr())
	container := op.Container()
	if before := named.DefiningOp(container, op.Operation.Name()); before != nil && before != op.Operation {
		op.Operation.SetAttr("position", op.Operation.Context().DenseI64Array(slices.Concat(named.IntsOf(ExtractValueOp{before}.PositionAttr()), position)))
		op.Operation.SetOperand(0, ExtractValueOp{before}.Container())
		return folding.InPlace()
	}
	if a := elementOfConstant(operands[0], position); a != nil {
		return folding.Attr(a)
	}
	changed := false
	for insert := range named.Chain(container, InsertValueOpName, 0) {
		at := named.IntsOf(InsertValueOp{insert}.PositionAttr())
		if slices.Equal(at, position) {
			return folding.Value(InsertValueOp{insert}.Value())
		}
		// The inserted value overlaps the extracted element: one contains the other.
		if n := min(len(at), len(position)); slices.Equal(at[:n], position[:n]) {
			break
		}
		container = InsertValueOp{insert}.Container()
		op.Operation.SetOperand(0, container)
		changed = true
	}
	return nil, changed
}

// elementOfConstant returns an element of a constant aggregate, nil if it is not known.
func elementOfConstant(a ir.Attribute, position []int64) ir.Attribute {
	for _, i := range position {
		switch e := a.(type) {
		case *ir.ArrayAttr:
			if i < 0 || i >= int64(len(e.Elements)) {
				return nil
			}
			a = e.Elements[i]
		case *ir.DenseElementsAttr:
			switch {
			case e.IsSplat():
				a = e.Attr(0)
			case len(position) == 1 && i >= 0 && i < int64(e.NumElements()):
				a = e.Attr(int(i))
			default:
				return nil
			}
		default:
			if c := named.AttrClass(a, "llvm"); c != "ZeroAttr" && c != "UndefAttr" && c != "PoisonAttr" {
				return nil
			}
		}
	}
	return a
}

// maxIndex bounds indices that are attributes, which have 29 bits.
const maxIndex = 1 << 28

// foldElementPointer makes indices attributes that are constants.
func foldElementPointer(op GEPOp, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	raw, ok := op.RawConstantIndicesAttr().(*ir.DenseArrayAttr)
	if !ok {
		return nil, false
	}
	ints := raw.Int64s()
	values := op.DynamicIndices()
	var rest []*ir.Value
	changed := false
	for i, n := range ints {
		if n != dynamicIndex {
			continue
		}
		if len(values) == 0 {
			return nil, false
		}
		v := values[0].Value()
		a, ok := operands[values[0].Index()].(*ir.IntegerAttr)
		values = values[1:]
		if ok && len(ints) == 1 && a.Value.IsZero() && op.Base().Type() == op.Res().Type() {
			return folding.Value(op.Base())
		}
		if ok {
			if n, fits := a.Value.Int64(); fits && n >= -maxIndex && n < maxIndex {
				ints[i] = n
				changed = true
				continue
			}
		}
		rest = append(rest, v)
	}
	if len(ints) == 1 && ints[0] == 0 && op.Base().Type() == op.Res().Type() {
		return folding.Value(op.Base())
	}
	if !changed {
		return nil, false
	}
	list := make([]int32, len(ints))
	for i, n := range ints {
		list[i] = int32(n)
	}
	op.Operation.SetOperandGroup(op.Operation.OperandGroups()[1], rest)
	op.Operation.SetAttr("rawConstantIndices", op.Operation.Context().DenseI32Array(list))
	return folding.InPlace()
}

// foldCompare folds comparisons of a value with itself, and of a new address with zero.
func foldCompare(op ICmpOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	p, ok := op.PredicateAttr().(*ir.IntegerAttr)
	const eq, ne = 0, 1
	if !ok || p.Int64() != eq && p.Int64() != ne {
		return nil, false
	}
	result := func(v bool) ([]ir.FoldResult, bool) {
		n := int64(0)
		if v {
			n = -1
		}
		return folding.Attr(folding.Splat(op.Res().Type(), n))
	}
	x, y := op.Lhs(), op.Rhs()
	if x == y {
		return result(p.Int64() == eq)
	}
	isNew := func(v *ir.Value) bool { return named.DefiningOp(v, AllocaOpName) != nil }
	isZero := func(v *ir.Value) bool { return named.DefiningOp(v, ZeroOpName) != nil }
	switch {
	case isNew(x) && isZero(y):
		return result(p.Int64() == ne)
	case isZero(x) && isNew(y):
		op.Operation.SetOperand(0, y)
		op.Operation.SetOperand(1, x)
		return folding.InPlace()
	}
	return nil, false
}

// integers returns the two numbers that operands are.
func integers(operands []ir.Attribute) (x, y num.APInt, ok bool) {
	a, ok1 := operands[0].(*ir.IntegerAttr)
	b, ok2 := operands[1].(*ir.IntegerAttr)
	if !ok1 || !ok2 || a.Value.Width() != b.Value.Width() {
		return x, y, false
	}
	return a.Value, b.Value, true
}

func foldOr(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y, ok := integers(operands)
	if !ok {
		return nil, false
	}
	return folding.Attr(op.Context().IntegerAttr(op.Result(0).Type(), x.Or(y)))
}

func foldShift(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	x, y, ok := integers(operands)
	if !ok {
		return nil, false
	}
	by, ok := y.Uint64()
	if !ok || by >= uint64(x.Width()) {
		return nil, false
	}
	return folding.Attr(op.Context().IntegerAttr(op.Result(0).Type(), x.Shl(uint(by))))
}

func foldZeroExtension(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	a, ok := operands[0].(*ir.IntegerAttr)
	t, isInt := op.Result(0).Type().(*ir.IntegerType)
	if !ok || !isInt {
		return nil, false
	}
	return folding.Attr(op.Context().IntegerAttr(t, a.Value.ZExt(int(t.Width))))
}

// foldShuffle folds the choice of the only element of a vector.
func foldShuffle(op ShuffleVectorOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	t, ok := op.V1().Type().(*ir.VectorType)
	mask := named.IntsOf(op.MaskAttr())
	if !ok || len(t.Shape()) != 1 || t.Shape()[0] != 1 || len(mask) != 1 || mask[0] != 0 {
		return nil, false
	}
	return folding.Value(op.V1())
}
