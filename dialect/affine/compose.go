package affine

import (
	"slices"

	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// A valueMap is a map with a value for each of its dimensions and then of its symbols.
type valueMap struct {
	m      *affine.Map
	values []*ir.Value
}

// equal reports whether two maps and their values are the same.
func (v valueMap) equal(w valueMap) bool { return v.m.Equal(w.m) && slices.Equal(v.values, w.values) }

// isValidSymbol reports whether a value is a symbol where it is defined.
func isValidSymbol(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	if isTopLevel(v) {
		return true
	}
	op := v.DefiningOp()
	if op == nil {
		return false
	}
	j := judge{region: scopeOf(op)}
	return j.isSymbol(v)
}

// isValidDim reports whether a value is a dimension where it is defined.
func isValidDim(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		parent := v.OwnerBlock().ParentOp()
		return isIndex(v) && parent != nil &&
			(parent.Has(ir.AffineScope) || parent.Name() == AffineForOpName || parent.Name() == AffineParallelOpName)
	}
	j := judge{region: scopeOf(op)}
	return j.isDim(v)
}

// canonicalize turns dimensions that are valid symbols into symbols and invalid symbols into
// dimensions, folds constants into the map, and drops unused and duplicate operands.
func (v valueMap) canonicalize() valueMap {
	if len(v.values) == 0 {
		return v
	}
	return v.legalize().prune()
}

// legalize sorts the operands into dimensions and symbols, depending on what each may represent.
func (v valueMap) legalize() valueMap {
	oldDims, oldSymbols := v.m.NumDims, v.m.NumSymbols
	var dims, symbols, promoted, demoted []*ir.Value
	dimExprs, symbolExprs := make([]*affine.Expr, oldDims), make([]*affine.Expr, oldSymbols)
	var promotedAt, demotedAt []int
	for i, value := range v.values[:oldDims] {
		if isValidSymbol(value) {
			promoted, promotedAt = append(promoted, value), append(promotedAt, i)
		} else {
			dimExprs[i] = affine.NewDim(len(dims))
			dims = append(dims, value)
		}
	}
	for i, value := range v.values[oldDims:] {
		if !isValidSymbol(value) && isValidDim(value) {
			demoted, demotedAt = append(demoted, value), append(demotedAt, i)
		} else {
			symbolExprs[i] = affine.NewSymbol(len(symbols))
			symbols = append(symbols, value)
		}
	}
	for k, i := range promotedAt {
		dimExprs[i] = affine.NewSymbol(len(symbols) + k)
	}
	for k, i := range demotedAt {
		symbolExprs[i] = affine.NewDim(len(dims) + k)
	}
	dims, symbols = append(dims, demoted...), append(symbols, promoted...)
	return valueMap{v.m.Replace(dimExprs, symbolExprs, len(dims), len(symbols)), append(dims, symbols...)}
}

// prune leaves out values that are constants, not used, or there before.
func (v valueMap) prune() valueMap {
	dimExprs, symbolExprs := make([]*affine.Expr, v.m.NumDims), make([]*affine.Expr, v.m.NumSymbols)
	used := func(kind affine.Kind, n int) []bool {
		list := make([]bool, n)
		for _, e := range v.m.Results {
			e.Walk(func(e *affine.Expr) {
				if e.Kind == kind {
					list[e.Value] = true
				}
			})
		}
		return list
	}
	var dims, symbols []*ir.Value
	for i, use := range used(affine.Dim, v.m.NumDims) {
		if use {
			dimExprs[i] = affine.NewDim(indexOf(&dims, v.values[i]))
		}
	}
	for i, use := range used(affine.Symbol, v.m.NumSymbols) {
		value := v.values[v.m.NumDims+i]
		if !use {
			continue
		}
		if n, ok := viewlike.ConstantInt(value); ok {
			symbolExprs[i] = affine.NewConstant(n)
		} else {
			symbolExprs[i] = affine.NewSymbol(indexOf(&symbols, value))
		}
	}
	return valueMap{v.m.Replace(dimExprs, symbolExprs, len(dims), len(symbols)), append(dims, symbols...)}
}

// indexOf returns the index of a value in a list, to whose end it is added if it is not there.
func indexOf(list *[]*ir.Value, v *ir.Value) int {
	i := slices.Index(*list, v)
	if i < 0 {
		i = len(*list)
		*list = append(*list, v)
	}
	return i
}

// maxComposed bounds the size of maps into which those of other operations are put.
const maxComposed = 1 << 9

// maxRepeated bounds how often one operation is put in, which has no end if it uses itself.
const maxRepeated = 64

// compose puts the maps of affine.apply operations that compute values into the map.
func (v valueMap) compose() valueMap {
	dims, symbols := slices.Clone(v.values[:v.m.NumDims]), slices.Clone(v.values[v.m.NumDims:])
	m := v.m
	times := map[*ir.Operation]int{}
	for {
		apply := func(list []*ir.Value) int {
			return slices.IndexFunc(list, func(v *ir.Value) bool {
				return v != nil && v.DefiningOp() != nil && v.DefiningOp().Name() == AffineApplyOpName
			})
		}
		list, i, isDim := dims, apply(dims), true
		if i < 0 {
			list, i, isDim = symbols, apply(symbols), false
		}
		if i < 0 {
			break
		}
		op := list[i].DefiningOp()
		if times[op]++; times[op] > maxRepeated {
			break
		}
		if size(mapOf(op, "map")) >= maxComposed {
			break
		}
		from := valueMap{mapOf(op, "map"), op.Operands()}.canonicalize()
		e := from.m.Results[0].ShiftDims(len(dims)).ShiftSymbols(len(symbols))
		moreDims, moreSymbols := slices.Concat(dims, from.values[:from.m.NumDims]), slices.Concat(symbols, from.values[from.m.NumDims:])
		dimExprs, symbolExprs := identities(len(moreDims), affine.NewDim), identities(len(moreSymbols), affine.NewSymbol)
		if isDim {
			moreDims[i], dimExprs[i] = nil, e
		} else {
			moreSymbols[i], symbolExprs[i] = nil, e
		}
		composed := m.Replace(dimExprs, symbolExprs, len(moreDims), len(moreSymbols))
		if size(composed) >= maxComposed {
			break
		}
		m, dims, symbols = composed, moreDims, moreSymbols
	}
	var values []*ir.Value
	renumber := func(list []*ir.Value, of func(i int) *affine.Expr) ([]*affine.Expr, int) {
		exprs, n := make([]*affine.Expr, len(list)), 0
		for i, v := range list {
			if v != nil {
				exprs[i] = of(n)
				values = append(values, v)
				n++
			}
		}
		return exprs, n
	}
	dimExprs, numDims := renumber(dims, affine.NewDim)
	symbolExprs, numSymbols := renumber(symbols, affine.NewSymbol)
	composed := valueMap{m.Replace(dimExprs, symbolExprs, numDims, numSymbols), values}.canonicalize()
	composed.m = composed.m.Simplify()
	return composed
}

func identities(n int, of func(i int) *affine.Expr) []*affine.Expr {
	exprs := make([]*affine.Expr, n)
	for i := range exprs {
		exprs[i] = of(i)
	}
	return exprs
}

// size returns the number of subexpressions of a map.
func size(m *affine.Map) (n int) {
	for _, e := range m.Results {
		n += e.Size()
	}
	return n
}
