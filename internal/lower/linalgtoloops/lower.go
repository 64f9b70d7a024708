package linalgtoloops

import (
	maps "github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// lower creates loops that load the elements of the operands, run the body, and store the results.
func lower(op *ir.Operation, n nest) bool {
	if !linalg.OnBuffers(op) || !linalg.IsStructured(op) {
		return n.MatchFailure(op, "expected linalg op with buffer semantics")
	}
	indexing := linalg.IndexingMaps(op)
	if len(indexing) != op.NumOperands() || !overLoops(indexing) {
		return n.MatchFailure(op, "the indexing maps are not known")
	}
	bounds, ok := n.bounds(op, indexing)
	if !ok {
		return n.MatchFailure(op, "the size of a loop is not known")
	}
	n.loops(bounds, func(variables []*ir.Value) { n.scalar(op, indexing, variables) })
	n.Erase(op)
	return true
}

// overLoops reports whether all maps are of the same dimensions and of nothing else.
func overLoops(indexing []*affine.Map) bool {
	for _, m := range indexing {
		if m.NumDims != indexing[0].NumDims {
			return false
		}
		for _, x := range m.Results {
			for i := range m.NumSymbols {
				if x.Uses(affine.Symbol, i) {
					return false
				}
			}
		}
	}
	return len(indexing) > 0
}

// bounds returns the sizes of the loops: those of the first dimension of an operand that each
// loop goes over.
func (n nest) bounds(op *ir.Operation, indexing []*affine.Map) ([]bound, bool) {
	var sizes []bound
	for _, v := range op.Operands() {
		s, ok := ir.AsShaped(v.Type())
		if !ok {
			continue
		}
		for i, size := range s.Shape() {
			if size != ir.Dynamic {
				sizes = append(sizes, bound{number: size})
				continue
			}
			dim := n.index(int64(i))
			sizes = append(sizes, bound{value: n.CreateOrFold(&ir.OperationState{Def: n.Context().OpDef("memref.dim"),
				Operands: []*ir.Value{v, dim}, Types: []ir.Type{n.Context().IndexType()}})[0]})
		}
	}
	var all []*affine.Expr
	for _, m := range indexing {
		all = append(all, m.Results...)
	}
	loops := indexing[0].NumDims
	bounds, found := make([]bound, loops), make([]bool, loops)
	for i, x := range all {
		if x.Kind == affine.Dim && !found[x.Value] && i < len(sizes) {
			bounds[x.Value], found[x.Value] = sizes[i], true
		}
	}
	for _, ok := range found {
		if !ok {
			return nil, false
		}
	}
	return bounds, true
}

// scalar inserts the body of the innermost loop.
func (n nest) scalar(op *ir.Operation, indexing []*affine.Map, variables []*ir.Value) {
	block := op.Region(0).Entry()
	m := ir.NewMapping()
	inputs := len(op.OperandGroup(0))
	for i, v := range op.Operands() {
		element := v
		if _, shaped := ir.AsShaped(v.Type()); shaped || i >= inputs {
			element = n.load(v, n.indices(indexing[i], variables))
		}
		if i < block.NumArguments() {
			m.Map(block.Argument(i), element)
		}
	}
	var places [][]*ir.Value
	for i := inputs; i < op.NumOperands(); i++ {
		places = append(places, n.indices(indexing[i], variables))
	}
	terminator := block.Terminator()
	for inner := range block.Ops() {
		switch {
		case inner == terminator:
			for i, v := range inner.Operands() {
				n.store(m.Lookup(v), op.Operand(inputs+i), places[i])
			}
		case inner.Name() == "linalg.index":
			m.Map(inner.Result(0), variables[linalg.IndexOp{Operation: inner}.DimAttr().(*ir.IntegerAttr).Int64()])
		default:
			n.Clone(inner, m)
		}
	}
}

// indices inserts an affine.apply for each result of a map.
func (n nest) indices(m *affine.Map, variables []*ir.Value) []*ir.Value {
	var list []*ir.Value
	for _, x := range m.Results {
		one := &affine.Map{NumDims: m.NumDims, Results: []*affine.Expr{x}}
		list = append(list, maps.CanonicalApply(n.Builder, one, variables...))
	}
	return list
}

func (n nest) load(from *ir.Value, at []*ir.Value) *ir.Value {
	s, _ := ir.AsShaped(from.Type())
	operands, attrs := append([]*ir.Value{from}, at...), []ir.NamedAttribute(nil)
	name := "memref.load"
	if n.affine {
		name = "affine.load"
		attrs = n.identity(len(at))
	}
	return n.New(n.Context().OpDef(name), operands, []ir.Type{s.ElementType()}, attrs...).Result(0)
}

func (n nest) store(v, to *ir.Value, at []*ir.Value) {
	operands, attrs := append([]*ir.Value{v, to}, at...), []ir.NamedAttribute(nil)
	name := "memref.store"
	if n.affine {
		name = "affine.store"
		attrs = n.identity(len(at))
	}
	n.New(n.Context().OpDef(name), operands, nil, attrs...)
}

// identity returns the map of an access with one operand an index.
func (n nest) identity(rank int) []ir.NamedAttribute {
	return []ir.NamedAttribute{{Name: "map", Value: n.Context().AffineMapAttr(affine.Identity(rank))}}
}
