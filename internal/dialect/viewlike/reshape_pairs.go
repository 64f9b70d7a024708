package viewlike

import (
	"math"

	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Reshapes are the names of the operations that reshape the tensors or buffers of a dialect.
type Reshapes struct{ Expand, Collapse, Cast string }

// CollapseExpanded merges an expansion and a collapse of its result into one reshape, or into a cast.
func (n Reshapes) CollapseExpanded(op *ir.Operation, r *rewrite.Rewriter) bool {
	before := reshapeOp{named.DefiningOp(reshapeOp{op}.Source(), n.Expand)}
	if before.Operation == nil {
		return false
	}
	source, t := before.Source(), op.Result(0).Type()
	if source.Type() == t {
		return false
	}
	finer, coarser := reshapeOp{op}.groups(), before.groups()
	from, to := len(shapeOf(source.Type())), len(shapeOf(t))
	if from > to {
		finer, coarser = coarser, finer
	}
	groups, ok := JoinGroups(finer, coarser)
	switch {
	case !ok:
		return false
	case from > to:
		return n.collapse(op, source, groups, r)
	case from < to:
		if op.Context().LookupOp(n.Expand) == nil {
			return false
		}
		return n.expand(op, source, joinedSizes(before.outputShape(), finer, r), groups, r)
	}
	convert := op.Context().LookupOp(n.Cast)
	if convert == nil {
		return false
	}
	r.ReplaceWithNew(op, convert, []*ir.Value{source})
	return true
}

// ExpandCollapsed merges a collapse and an expansion of its result into one reshape.
func (n Reshapes) ExpandCollapsed(op *ir.Operation, r *rewrite.Rewriter) bool {
	before := reshapeOp{named.DefiningOp(reshapeOp{op}.Source(), n.Collapse)}
	if before.Operation == nil {
		return false
	}
	source, t := before.Source(), op.Result(0).Type()
	if source.Type() == t {
		return false
	}
	from, to := shapeOf(source.Type()), shapeOf(t)
	collapsed, expanded := before.groups(), reshapeOp{op}.groups()
	if len(from) > len(to) {
		groups, ok := CollapsingGroups(collapsed, expanded, from, to)
		return ok && n.collapse(op, source, groups, r)
	}
	groups, ok := CollapsingGroups(expanded, collapsed, to, from)
	return ok && n.expand(op, source, reshapeOp{op}.outputShape(), groups, r)
}

// collapse replaces op by a collapse of a source to its type.
func (n Reshapes) collapse(op *ir.Operation, source *ir.Value, groups [][]int64, r *rewrite.Rewriter) bool {
	def := op.Context().LookupOp(n.Collapse)
	if def == nil {
		return false
	}
	r.ReplaceWithNew(op, def, []*ir.Value{source}, ir.NamedAttribute{Name: reassociation, Value: ReassociationAttr(op.Context(), groups)})
	return true
}

// expand replaces op by an expansion of a source to its type. It fails unless all sizes are known.
func (n Reshapes) expand(op *ir.Operation, source *ir.Value, sizes []Index, groups [][]int64, r *rewrite.Rewriter) bool {
	def := op.Context().LookupOp(n.Expand)
	list, values := Split(sizes)
	if def == nil || sizes == nil || CountDynamic(list) != len(values) {
		return false
	}
	r.ReplaceWithNew(op, def, append([]*ir.Value{source}, values...), ir.NamedAttribute{Name: reassociation, Value: ReassociationAttr(op.Context(), groups)},
		ir.NamedAttribute{Name: staticOutputShape, Value: op.Context().DenseI64Array(list)})
	return true
}

// joinedSizes returns the sizes of dimensions that are joined. Products of values are computed by new operations. The result
// is nil, and nothing is created, if the context does not have these, or if a size would be too large.
func joinedSizes(sizes []Index, groups [][]int64, r *rewrite.Rewriter) []Index {
	if sizes == nil {
		return nil
	}
	products := make([]product, len(groups))
	for i, g := range groups {
		p := product{constant: 1}
		for _, k := range g {
			n, ok := sizes[k].Constant()
			switch {
			case !ok:
				p.factors = append(p.factors, sizes[k].Value)
			case n < 0:
				return nil
			default:
				p.constant = saturatedProduct(p.constant, n)
			}
		}
		if p.constant == math.MaxInt64 || !p.isAvailable(r.Context()) {
			return nil
		}
		products[i] = p
	}
	joined := make([]Index, len(groups))
	for i, p := range products {
		joined[i] = p.compute(r)
	}
	return joined
}

// A product is one of values of type index, and a number.
type product struct {
	factors  []*ir.Value
	constant int64
}

// isAvailable reports whether a context has the operations that compute the product.
func (p *product) isAvailable(ctx *ir.Context) bool {
	n := len(p.factors)
	if n > 0 && p.constant != 1 {
		n++
	}
	return n < 2 || ctx.LookupOp("arith.muli") != nil && ctx.LookupOp("arith.constant") != nil
}

// compute creates the operations that compute the product.
func (p *product) compute(r *rewrite.Rewriter) Index {
	if len(p.factors) == 0 {
		return Index{Int: p.constant}
	}
	factors := p.factors
	if p.constant != 1 {
		factors = append(factors, Index{Int: p.constant}.Materialize(r.Builder))
	}
	result := factors[0]
	for _, v := range factors[1:] {
		result = r.New(r.Context().LookupOp("arith.muli"), []*ir.Value{result, v}, []ir.Type{result.Type()}).Result(0)
	}
	return Index{Value: result}
}

// shapeOf returns the sizes of a ranked type.
func shapeOf(t ir.Type) []int64 { return t.(ir.ShapedType).Shape() }
