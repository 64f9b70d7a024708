package linalg

import (
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

// dense returns the elements of an attribute that is a dense array of integers.
func dense(op *ir.Operation, name string) []int64 {
	if a, ok := op.Attr(name).(*ir.DenseArrayAttr); ok {
		return named.IntsOf(a)
	}
	return nil
}

// destinationRank returns the rank of the first destination, 0 for a scalar or if the definition
// has none.
func destinationRank(op *ir.Operation) int {
	if len(op.Def().Operands) > 1 {
		if v := op.GroupOperand(1); v != nil {
			return len(shapeOf(v.Type()))
		}
	}
	return 0
}

// mapsOf returns the indexing maps of a structured operation. Those that follow
// from the name and cost something are kept with the operation, where text shows them.
func mapsOf(op *ir.Operation) []*affine.Map {
	for _, name := range [...]string{"indexing_maps", memoized} {
		if a, ok := op.Attr(name).(*ir.ArrayAttr); ok {
			return mapsFrom(a.Elements)
		}
	}
	rank := destinationRank(op)
	switch op.Name() {
	case ElementwiseOpName:
		return nil // the attribute is there unless it is empty
	case MapOpName:
		return repeated(affine.Identity(rank), op.NumOperands())
	case ReduceOpName:
		reduce := ReduceOp{op}
		in := reduce.Inputs()
		if len(in) == 0 {
			return nil
		}
		n := len(shapeOf(in.At(0).Type()))
		return append(repeated(affine.Identity(n), len(in)), repeated(without(n, reduce.Dimensions()), len(reduce.Inits()))...)
	case TransposeOpName:
		p := dense(op, "permutation")
		ints := make([]int, len(p))
		for i, v := range p {
			ints[i] = int(v)
		}
		return []*affine.Map{affine.Permutation(ints).InversePermutation(), affine.Identity(rank)}
	case BroadcastOpName:
		return []*affine.Map{without(rank, dense(op, "dimensions")), affine.Identity(rank)}
	}
	s, ok := structuredOps[op.Name()]
	if !ok {
		return nil
	}
	if s.maps == "" {
		out := make([]*affine.Map, op.NumOperands())
		for i := range out {
			if out[i] = affine.Identity(rank); len(shapeOf(op.Operand(i).Type())) == 0 {
				out[i] = &affine.Map{NumDims: rank}
			}
		}
		return out
	}
	maps := s.indexing(factors(windowedOp{op}.StridesAttr()), factors(windowedOp{op}.DilationsAttr()))
	if op.Def().Slot("indexing_maps") < 0 {
		op.SetAttr(memoized, op.Context().ArrayAttr(mapAttrs(op.Context(), maps)))
	}
	return maps
}

// IsStructured reports whether op is a structured operation of linalg, whose maps describe the
// elements that each iteration of a loop nest accesses.
func IsStructured(op *ir.Operation) bool {
	if !strings.HasPrefix(op.Name(), "linalg.") || op.NumRegions() != 1 || op.Region(0).Empty() {
		return false
	}
	return len(mapsOf(op)) > 0
}

// StructuredOps returns the names of the structured operations.
func StructuredOps() []string {
	return append(slices.Sorted(maps.Keys(structuredOps)), unnamedOps...)
}

// unnamedOps are the structured operations that are not in structuredOps because their attributes
// and bodies, not their names, determine the computation.
var unnamedOps = []string{BroadcastOpName, ContractOpName, ElementwiseOpName, GenericOpName, MapOpName, ReduceOpName, TransposeOpName}

// IndexingMaps returns the maps of a structured operation, one for each operand.
func IndexingMaps(op *ir.Operation) []*affine.Map { return mapsOf(op) }

// OnBuffers reports whether the operands of a structured operation are memrefs and scalars.
func OnBuffers(op *ir.Operation) bool { return onBuffers(op) }

func mapsFrom(elements []ir.Attribute) []*affine.Map {
	out := make([]*affine.Map, 0, len(elements))
	for _, e := range elements {
		if a, ok := e.(*ir.AffineMapAttr); ok {
			out = append(out, a.Map)
		}
	}
	return out
}

func repeated(m *affine.Map, n int) []*affine.Map {
	out := make([]*affine.Map, n)
	for i := range out {
		out[i] = m
	}
	return out
}

// without returns the map of all dimensions but some.
func without(n int, drop []int64) *affine.Map {
	gone := make([]bool, n)
	for _, v := range drop {
		if v >= 0 && v < int64(n) {
			gone[v] = true
		}
	}
	m := &affine.Map{NumDims: n}
	for i := range n {
		if !gone[i] {
			m.Results = append(m.Results, affine.NewDim(i))
		}
	}
	return m
}

// loopsOf returns the number of loops of a structured operation, and of those that
// are reductions.
func loopsOf(op *ir.Operation) (n, reductions int) {
	if a, ok := (GenericOp{op}).IteratorTypesAttr().(*ir.ArrayAttr); ok { // most others have none
		for _, e := range a.Elements {
			if named.EnumText(e) == "reduction" {
				reductions++
			}
		}
		return len(a.Elements), reductions
	}
	switch op.Name() {
	case ReduceOpName:
		reduce := ReduceOp{op}
		if in := reduce.Inputs(); len(in) > 0 {
			n = len(shapeOf(in.At(0).Type()))
		}
		return n, len(reduce.Dimensions())
	case ContractOpName:
		maps := mapsOf(op)
		if len(maps) == 0 {
			return 0, 0
		}
		out := maps[len(maps)-1]
		for i := range out.NumDims {
			if !uses(out, i) {
				reductions++
			}
		}
		return out.NumDims, reductions
	}
	s, ok := structuredOps[op.Name()]
	if !ok || s.maps == "" {
		return destinationRank(op), 0
	}
	n, list := s.loops()
	for _, r := range list {
		if r {
			reductions++
		}
	}
	return n, reductions
}

func uses(m *affine.Map, dim int) bool {
	return slices.ContainsFunc(m.Results, func(e *affine.Expr) bool { return e.Uses(affine.Dim, dim) })
}

// verifyStructured checks a structured operation: that its maps fit its operands
// and loops, and its body the elements.
func verifyStructured(op *ir.Operation, c *ir.Checker) {
	tensors, buffers := 0, 0
	for i := range op.NumOperands() {
		switch op.Operand(i).Type().(type) {
		case *ir.RankedTensorType, *ir.UnrankedTensorType:
			tensors++
		case *ir.MemRefType, *ir.UnrankedMemRefType:
			buffers++
		}
	}
	c.Check(op.NumOperands() == 0 || (tensors > 0) != (buffers > 0), "expected to have pure tensor or buffer semantics")
	verifyMaps(op, mapsOf(op), c)
	c.Check(op.NumRegions() == 1 && op.Region(0).HasOneBlock(), "expects to have 1 region with 1 block")
	b := op.Region(0).Entry()
	c.Check(b.NumArguments() == op.NumOperands(), "expected as many non-induction variable region arguments as the number of input/output operands")
	for i, a := range b.Args() {
		if t := elementOf(op.Operand(i).Type()); t != a.Type() {
			c.Failf("expected type of bb argument #%d (%s) to match element or self type of the corresponding operand (%s)", i, quoted(a.Type()), quoted(t))
		}
	}
}

// verifyMaps checks the indexing maps against the operands and the loops.
func verifyMaps(op *ir.Operation, maps []*affine.Map, c *ir.Checker) {
	c.Checkf(len(maps) == op.NumOperands(),
		"expected the number of indexing_map (%d) to be equal to the number of input/output operands (%d)", len(maps), op.NumOperands())
	for i, m := range maps {
		if m == nil {
			return
		}
		c.Checkf(m.NumSymbols == 0, "unexpected symbols in indexing_map #%d", i)
		if rank := len(shapeOf(op.Operand(i).Type())); m.NumResults() != rank {
			c.Failf("expected operand #%d rank (%d) to match the result rank of indexing_map (%d)", i, rank, m.NumResults())
		}
	}
	loops, _ := loopsOf(op)
	for i, m := range maps {
		c.Checkf(m.NumDims == loops, "expected indexing_map #%d to have %d dim(s) to match the number of loops", i, loops)
	}
	all := &affine.Map{NumDims: loops}
	for _, m := range maps {
		all.Results = append(all.Results, m.Results...)
	}
	inverse := all.InversePermutation()
	c.Checkf(inverse != nil, "invalid indexing maps are non-invertible: (%s)", all)
	verifyShapes(op, maps, inverse, c)
}

// verifyShapes checks that the shapes of the operands agree on the ranges of the
// loops, if all ranges are known.
func verifyShapes(op *ir.Operation, maps []*affine.Map, inverse *affine.Map, c *ir.Checker) {
	var sizes []int64
	for i := range op.NumOperands() {
		sizes = append(sizes, shapeOf(op.Operand(i).Type())...)
	}
	ends, ok := inverse.Eval(sizes, nil)
	if !ok {
		return
	}
	for i, v := range ends {
		if v == ir.Dynamic {
			return
		}
		ends[i] = v - 1
	}
	starts := make([]int64, len(ends))
	for i, m := range maps {
		first, ok := m.Eval(starts, nil)
		last, ok2 := m.Eval(ends, nil)
		if !ok || !ok2 {
			continue
		}
		for k, size := range shapeOf(op.Operand(i).Type()) {
			if size == ir.Dynamic || size == 0 {
				continue
			}
			inferred := max(first[k], last[k]) + 1
			c.Checkf(min(first[k], last[k]) >= 0, "unexpected result less than 0 at expression #%d in %s", k, m)
			plain := m.Results[k].Kind == affine.Dim
			c.Checkf(!plain || inferred == size,
				"inferred input/output operand #%d has shape's dimension #%d to be %d, but found %d", i, k, inferred, size)
			c.Checkf(plain || inferred <= size,
				"inferred input/output operand #%d has shape's dimension #%d to be greater than or equal to %d, but found %d", i, k, inferred, size)
		}
	}
}

// numInputs returns the number of the inputs of a structured operation and of its
// destinations, also of an operation of another dialect.
func numInputs(op *ir.Operation) (inputs, inits int) {
	if ds, ok := ir.InterfaceOf[ir.DestinationStyleOpInterface](op); ok {
		inits = len(ds.Destinations(op))
	} else if len(op.Def().Operands) > 1 {
		inits = len(op.OperandGroup(1))
	}
	return op.NumOperands() - inits, inits
}

// verifyContraction checks an operation that adds products.
func verifyContraction(op *ir.Operation, c *ir.Checker) {
	why := ""
	if inputs, inits := numInputs(op); !isStructured(op) {
		why = "expected a LinalgOp"
	} else if inputs != 2 || inits != 1 {
		why = "expected op with 2 inputs and 1 output"
	} else if _, reductions := loopsOf(op); reductions == 0 {
		why = "expected at least 1 reduction"
	} else {
		for _, m := range mapsOf(op) {
			if !m.IsProjectedPermutation(false) {
				why = "expected indexing maps to be projected permutations"
			}
		}
		if why == "" && !addsProducts(op.Region(0).Entry()) {
			why = "expected add/mul op in the body"
		}
	}
	if why == "" {
		return
	}
	c.FailPlainf("%s", why)
}

// source follows v through effect-free operations with a single operand and returns the value that
// they start from.
func source(v *ir.Value) *ir.Value {
	var cycle named.CycleFinder
	for op := v.DefiningOp(); op != nil && op.NumOperands() == 1 && op.Has(ir.NoMemoryEffect) && !cycle.Closes(op); op = v.DefiningOp() {
		v = typed.Unary{Operation: op}.Input()
	}
	return v
}

// products are the operations that add the results of those that multiply.
var products = map[string]string{"arith.mulf": "arith.addf", "arith.muli": "arith.addi", "complex.mul": "complex.add", "arith.andi": "arith.ori"}

// addsProducts reports whether a block adds the product of its first two arguments
// to the third.
func addsProducts(b *ir.Block) bool {
	yield := b.Back()
	if yield == nil || b.NumArguments() != 3 || yield.NumOperands() != 1 {
		return false
	}
	add := source(typed.Unary{Operation: yield}.Input()).DefiningOp()
	if add == nil || add.NumResults() != 1 || add.NumOperands() != 2 {
		return false
	}
	x, y := source(typed.Binary{Operation: add}.Lhs()), source(typed.Binary{Operation: add}.Rhs())
	acc := b.Argument(2)
	if x != acc && y != acc {
		return false
	}
	if x.IsBlockArgument() {
		x = y
	}
	mul := x.DefiningOp()
	if mul == nil || mul.NumResults() != 1 || mul.NumOperands() != 2 || products[mul.Name()] != add.Name() {
		return false
	}
	x, y = source(typed.Binary{Operation: mul}.Lhs()), source(typed.Binary{Operation: mul}.Rhs())
	p, q := b.Argument(0), b.Argument(1)
	return x == p && y == q || x == q && y == p
}

// verifyFill checks an operation that gives all elements of its destination one value.
func verifyFill(op *ir.Operation, c *ir.Checker) {
	c.CheckPlain(isStructured(op), "expected a LinalgOp")
	inputs, inits := numInputs(op)
	c.CheckPlain(inputs == 1 && inits == 1, "expected op with 1 input and 1 output")
	value := fillOp{op}.Value().Type()
	if _, ok := ir.AsShaped(value); ok {
		_, vector := value.(*ir.VectorType)
		c.CheckPlain(vector, "expected op with scalar input")
	}
	if t := elementOf(fillOp{op}.Output().Type()); t != value {
		c.Failf("expected fill value type (%s) to match output element type (%s)", quoted(value), quoted(t))
	}
}

func verifyIndex(op IndexOp, c *ir.Checker) {
	parent := op.Operation.ParentOp()
	c.Check(isStructured(parent), "expected parent op with LinalgOp interface")
	a, ok := op.DimAttr().(*ir.IntegerAttr)
	if n, _ := loopsOf(parent); ok && a.Int64() >= int64(n) {
		c.Failf("expected dim (%d) to be lower than the number of loops (%d) of the enclosing LinalgOp", a.Int64(), n)
	}
}

func verifyYield(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	c.Check(parent != nil && parent.NumRegions() == 1 && !parent.Region(0).Empty(), "expected single non-empty parent region")
	c.Check(isStructured(parent), "expected parent op with LinalgOp interface")
	outs := structuredOp{parent}.Outputs()
	c.Checkf(len(outs) == op.NumOperands(),
		"expected number of yield values (%d) to match the number of inits / outs operands of the enclosing LinalgOp (%d)", op.NumOperands(), len(outs))
	for i := range op.NumOperands() {
		if t, u := op.Operand(i).Type(), elementOf(outs[i].Value().Type()); t != u {
			c.Failf("type of yield operand %d (%s) doesn't match the element type of the enclosing linalg.generic op (%s)", i+1, quoted(t), quoted(u))
		}
	}
}
