package affine

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

// addFolds adds the folds and canonicalizations.
func addFolds(n *dialect.Natives) {
	n.Canonicalizer = rewrite.Patterns{rewrite.IsolatedPattern("FoldConsecutiveConstantPadding", tensor.PadOpName, typed.Match(padTogether))}
	n.AddRewrites(map[string]dialect.Rewrites{
		"apply":             {Fold: foldApply, Patterns: simplifies("AffineApplyOp", AffineApplyOpName, 0)},
		"delinearize_index": {Fold: typed.Fold(foldDelinearize), Patterns: canonicalizeDelinearize()},
		"for":               {Fold: foldFor},
		"if":                {Fold: typed.Fold(foldIf), Patterns: canonicalizeIf()},
		"linearize_index":   {Fold: foldLinearize, Patterns: canonicalizeLinearize()},
		"load":              {Fold: typed.Fold(foldLoad), Patterns: simplifies("AffineLoadOp", AffineLoadOpName, 1)},
		"max":               {Fold: foldMinMax(slices.Max[[]int64]), Patterns: canonicalizeMinMax("AffineMaxOp", AffineMaxOpName)},
		"min":               {Fold: foldMinMax(slices.Min[[]int64]), Patterns: canonicalizeMinMax("AffineMinOp", AffineMinOpName)},
		"parallel":          {Fold: foldParallel},
		"prefetch":          {Fold: viewlike.FoldMemRefSources(-1), Patterns: simplifies("AffinePrefetchOp", AffinePrefetchOpName, 1)},
		"store":             {Fold: viewlike.FoldMemRefSources(0), Patterns: simplifies("AffineStoreOp", AffineStoreOpName, 2)},
		"vector_load":       {Patterns: simplifies("AffineVectorLoadOp", AffineVectorLoadOpName, 1)},
		"vector_store":      {Patterns: simplifies("AffineVectorStoreOp", AffineVectorStoreOpName, 2)},
	})
}

// simplifies returns the pattern that simplifies the map of an operation, whose operands are a group.
func simplifies(class, root string, group int) rewrite.Patterns {
	return rewrite.Patterns{rewrite.IsolatedPattern("SimplifyAffineOp<mlir::affine::"+class+">", root,
		func(op *ir.Operation, r *rewrite.Rewriter) bool {
			old := valueMap{mapOf(op, "map"), ir.ValuesOf(op.OperandGroup(group))}
			by := old.compose().simplify()
			if by.equal(old) {
				return false
			}
			operands := op.Operands()
			attrs := []ir.NamedAttribute{{Name: "map", Value: op.Context().AffineMapAttr(by.m)}}
			for _, name := range [...]string{"isWrite", "localityHint", "isDataCache"} {
				if a := op.Attr(name); a != nil {
					attrs = append(attrs, ir.NamedAttribute{Name: name, Value: a})
				}
			}
			r.ReplaceWithNew(op, op.Def(), append(operands[:len(operands)-len(old.values)], by.values...), attrs...)
			return true
		})}
}

// withConstants returns a map with the constants that inputs are put in. A result that is a number
// then is a constant.
func withConstants(m *affine.Map, inputs []ir.Attribute) *affine.Map {
	dims, symbols := identities(m.NumDims, affine.NewDim), identities(m.NumSymbols, affine.NewSymbol)
	all := slices.Concat(dims, symbols)
	for i, a := range inputs {
		if c, ok := a.(*ir.IntegerAttr); ok {
			all[i] = affine.NewConstant(c.Int64())
		}
	}
	replaced := *m.Replace(all[:m.NumDims], all[m.NumDims:], m.NumDims, m.NumSymbols)
	replaced.Results = slices.Clone(replaced.Results)
	for i, e := range replaced.Results {
		if v, ok := e.Wrapped(); ok {
			replaced.Results[i] = affine.NewConstant(v)
		}
	}
	return &replaced
}

func foldApply(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
	m := mapOf(op, "map")
	switch e := m.Results[0]; e.Kind {
	case affine.Dim:
		return folding.Value(op.Operand(int(e.Value)))
	case affine.Symbol:
		return folding.Value(op.Operand(m.NumDims + int(e.Value)))
	}
	if e := withConstants(m, operands).Results[0]; e.Kind == affine.Constant {
		return folding.Attr(op.Context().Int64Attr(op.Context().IndexType(), e.Value))
	}
	return nil, false
}

// foldMinMax folds affine.min or affine.max, which choose among numbers.
func foldMinMax(choose func([]int64) int64) ir.Folder {
	return func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
		m, ctx := mapOf(op, "map"), op.Context()
		folded := &affine.Map{NumDims: m.NumDims, NumSymbols: m.NumSymbols, Results: slices.Clone(m.Results)}
		var numbers []int64
		for i, e := range withConstants(m, operands).Results {
			if e.Kind == affine.Constant {
				numbers = append(numbers, e.Value)
				folded.Results[i] = e
			}
		}
		switch {
		case len(numbers) == len(m.Results):
			return folding.Attr(ctx.Int64Attr(ctx.IndexType(), choose(numbers)))
		case m.NumDims == 0 && m.NumSymbols == 1 && len(m.Results) == 1 && m.Results[0].Kind == affine.Symbol:
			return folding.Value(AffineMinOp{op}.OperandsOperand().At(0))
		case folded.Equal(m):
			return nil, false
		}
		op.SetAttr("map", ctx.AffineMapAttr(folded))
		return folding.InPlace()
	}
}

func canonicalizeMinMax(class, root string) rewrite.Patterns {
	replace := func(op *ir.Operation, m *affine.Map, operands []*ir.Value, r *rewrite.Rewriter) bool {
		r.ReplaceWithNew(op, op.Def(), operands, ir.NamedAttribute{Name: "map", Value: op.Context().AffineMapAttr(m)})
		return true
	}
	ps := rewrite.Patterns{
		rewrite.IsolatedPattern("CanonicalizeSingleResultAffineMinMaxOp<mlir::affine::"+class+">", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			apply := op.Context().LookupOp(AffineApplyOpName)
			if apply == nil || len(mapOf(op, "map").Results) != 1 {
				return false
			}
			r.ReplaceWithNew(op, apply, op.Operands(), ir.NamedAttribute{Name: "map", Value: AffineMinOp{op}.MapAttr()})
			return true
		}),
		rewrite.IsolatedPattern("DeduplicateAffineMinMaxExpressions<mlir::affine::"+class+">", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			m := mapOf(op, "map")
			by := withoutDuplicates(m)
			return len(by.Results) < len(m.Results) && replace(op, by, op.Operands(), r)
		}),
		rewrite.IsolatedPattern("MergeAffineMinMaxOp<mlir::affine::"+class+">", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			by, ok := mergeMinMax(op)
			return ok && replace(op, by.m, by.values, r)
		}),
	}
	return append(append(ps, simplifies(class, root, 0)...),
		rewrite.IsolatedPattern("CanonicalizeAffineMinMaxOpExprAndTermOrder<mlir::affine::"+class+">", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			m, ok := sortResults(mapOf(op, "map"))
			return ok && replace(op, m, op.Operands(), r)
		}))
}

// mergeMinMax puts the results of the same operation among the operands into the map.
func mergeMinMax(op *ir.Operation) (valueMap, bool) {
	m, values := mapOf(op, "map"), op.Operands()
	dims, symbols := slices.Clone(values[:m.NumDims]), slices.Clone(values[m.NumDims:])
	var results []*affine.Expr
	var merged []*ir.Operation
	for _, e := range m.Results {
		i := int(e.Value)
		if e.Kind == affine.Symbol {
			i += m.NumDims
		}
		if e.Kind == affine.Dim || e.Kind == affine.Symbol {
			if before := named.DefiningOp(values[i], op.Name()); before != nil && before != op {
				merged = append(merged, before)
				continue
			}
		}
		results = append(results, e)
	}
	for _, before := range merged {
		from, operands := mapOf(before, "map"), before.Operands()
		for _, e := range from.Results {
			results = append(results, e.ShiftDims(len(dims)).ShiftSymbols(len(symbols)))
		}
		dims, symbols = append(dims, operands[:from.NumDims]...), append(symbols, operands[from.NumDims:]...)
	}
	by := &affine.Map{NumDims: len(dims), NumSymbols: len(symbols), Results: results}
	return valueMap{by, append(dims, symbols...)}, len(merged) > 0 && size(by) < maxComposed
}

// sortResults orders the results of a map by the factors of its inputs; false if they are in order, or
// have others than constant factors.
func sortResults(m *affine.Map) (*affine.Map, bool) {
	type result struct {
		e       *affine.Expr
		factors []int64
	}
	list := make([]result, len(m.Results))
	for i, e := range m.Results {
		factors, ok := linear(e, m.NumDims, m.NumInputs())
		if !ok {
			return nil, false
		}
		list[i] = result{e, factors}
	}
	compare := func(x, y result) int { return slices.Compare(x.factors, y.factors) }
	if slices.IsSortedFunc(list, compare) {
		return nil, false
	}
	slices.SortStableFunc(list, compare)
	by := &affine.Map{NumDims: m.NumDims, NumSymbols: m.NumSymbols}
	for _, x := range list {
		by.Results = append(by.Results, x.e)
	}
	return by, true
}

// foldIf composes and simplifies the condition.
func foldIf(op AffineIfOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	a, ok := op.ConditionAttr().(*ir.IntegerSetAttr)
	if !ok {
		return nil, false
	}
	set := a.Set
	old := valueMap{&affine.Map{NumDims: set.NumDims, NumSymbols: set.NumSymbols, Results: set.Constraints}, op.Operation.Operands()}
	by := old
	if slices.ContainsFunc(old.values, func(v *ir.Value) bool { return named.DefiningOp(v, AffineApplyOpName) != nil }) {
		by = by.compose()
	}
	if by = by.canonicalize(); by.equal(old) {
		return nil, false
	}
	op.Operation.SetOperands(by.values)
	op.Operation.SetAttr("condition", op.Operation.Context().IntegerSetAttr(&affine.Set{
		NumDims: by.m.NumDims, NumSymbols: by.m.NumSymbols, Constraints: by.m.Results, Equality: set.Equality,
	}))
	return folding.InPlace()
}

func canonicalizeIf() rewrite.Patterns {
	const root = AffineIfOpName
	return rewrite.Patterns{
		rewrite.IsolatedPattern("SimplifyDeadElse", root, func(op *ir.Operation, r *rewrite.Rewriter) bool {
			b := op.Region(1).Entry()
			if b == nil || b.NumOps() != 1 || op.NumResults() > 0 {
				return false
			}
			r.ModifyInPlace(op, func() { r.EraseBlock(b) })
			return true
		}),
		rewrite.IsolatedPattern("AlwaysTrueOrFalseIf", root, typed.Match(takeBranch)),
	}
}

// takeBranch replaces an affine.if whose condition is 0 == 0 or 1 == 0.
func takeBranch(op AffineIfOp, r *rewrite.Rewriter) bool {
	a, ok := op.ConditionAttr().(*ir.IntegerSetAttr)
	if !ok || len(a.Set.Constraints) != 1 || !a.Set.Equality[0] {
		return false
	}
	b := op.Operation.Region(0).Entry()
	switch e := a.Set.Constraints[0]; {
	case e.IsConstant(0):
	case e.IsConstant(1):
		if b = op.Operation.Region(1).Entry(); b == nil {
			r.Erase(op.Operation)
			return true
		}
	default:
		return false
	}
	end := b.Back()
	r.InlineBlockBefore(b, op.Operation, nil)
	r.Replace(op.Operation, end.Operands()...)
	r.Erase(end)
	return true
}
