package affine

import (
	"math"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// A bound is a number that a value does not pass, if it is known.
type bound struct {
	n  int64
	ok bool
}

// constantBound returns a bound of a loop that is a constant.
func constantBound(op *ir.Operation, name string) bound {
	m := mapOf(op, name)
	if m == nil || len(m.Results) != 1 || m.Results[0].Kind != affine.Constant {
		return bound{}
	}
	return bound{m.Results[0].Value, true}
}

// stepOf returns the step of affine.for.
func stepOf(op *ir.Operation) int64 {
	if a, ok := (AffineForOp{op}).StepAttr().(*ir.IntegerAttr); ok {
		return a.Int64()
	}
	return 1
}

// loopOf returns the affine.for whose induction variable is the value, or nil.
func loopOf(v *ir.Value) *ir.Operation {
	if !v.IsBlockArgument() || v.Index() != 0 {
		return nil
	}
	if op := v.OwnerBlock().ParentOp(); op != nil && op.Name() == AffineForOpName {
		return op
	}
	return nil
}

// A limits has the lowest and the highest value of each operand of a map.
type limits struct {
	numDims int
	values  [][2]bound // lowest, highest
}

func limitsOf(v valueMap) limits {
	l := limits{v.m.NumDims, make([][2]bound, len(v.values))}
	for i, value := range v.values {
		loop := loopOf(value)
		if loop == nil {
			continue
		}
		lower, upper := constantBound(loop, "lowerBoundMap"), constantBound(loop, "upperBoundMap")
		l.values[i][0] = lower
		if upper.ok {
			l.values[i][1] = bound{upper.n - 1, true}
			if step := stepOf(loop); lower.ok && step > 0 {
				l.values[i][1].n -= (upper.n - lower.n - 1) % step
			}
		}
	}
	return l
}

// maxLimited bounds the depth of expressions whose range is computed, which happens for each part
// of an expression.
const maxLimited = 1 << 10

// of returns the lowest and the highest value of an expression.
func (l limits) of(e *affine.Expr) [2]bound {
	if e.Depth() > maxLimited {
		return [2]bound{}
	}
	switch e.Kind {
	case affine.FloorDiv, affine.CeilDiv, affine.Mod:
	default:
		return l.ofSum(e)
	}
	if e.RHS.Kind != affine.Constant || e.RHS.Value < 1 {
		return [2]bound{}
	}
	c, r := e.RHS.Value, l.of(e.LHS)
	low, high := r[0], r[1]
	switch e.Kind {
	case affine.Mod:
		same := low.ok && high.ok && floorDiv(low.n, c) == floorDiv(high.n, c)
		return [2]bound{{pick(same, low.n-floorDiv(low.n, c)*c, 0), true}, {pick(same, high.n-floorDiv(high.n, c)*c, c-1), true}}
	case affine.CeilDiv:
		low.n, high.n = -floorDiv(-low.n, c), -floorDiv(-high.n, c)
	default:
		low.n, high.n = floorDiv(low.n, c), floorDiv(high.n, c)
	}
	return [2]bound{low, high}
}

// ofSum is of for an expression that is linear in the inputs.
func (l limits) ofSum(e *affine.Expr) [2]bound {
	factors, ok := linear(e, l.numDims, len(l.values))
	if !ok {
		return [2]bound{}
	}
	return [2]bound{l.total(factors, 0), l.total(factors, 1)}
}

// total returns the lowest (0) or the highest (1) sum of the inputs with factors and a constant.
func (l limits) total(factors []int64, end int) bound {
	n := len(l.values)
	total := factors[n]
	for i, factor := range factors[:n] {
		if factor == 0 {
			continue
		}
		side := end
		if factor < 0 {
			side = 1 - end
		}
		b := l.values[i][side]
		if !b.ok {
			return bound{}
		}
		var ok bool
		if total, ok = addProduct(total, b.n, factor); !ok {
			return bound{}
		}
	}
	return bound{total, true}
}

// addProduct returns n + x*y, and whether it is an int64.
func addProduct(n, x, y int64) (sum int64, ok bool) {
	product := x * y
	if x != 0 && (product/x != y || x == -1 && y == math.MinInt64) {
		return 0, false
	}
	sum = n + product
	return sum, (sum < n) == (product < 0)
}

func pick(first bool, x, y int64) int64 {
	if first {
		return x
	}
	return y
}

func floorDiv(n, d int64) int64 {
	q := n / d
	if n%d != 0 && (n < 0) != (d < 0) {
		q--
	}
	return q
}

// linear returns the factors of the inputs in an expression, and then the constant term; false if
// it has products, quotients or remainders of them.
func linear(e *affine.Expr, numDims, numInputs int) ([]int64, bool) {
	sum := make([]int64, numInputs+1)
	var add func(e *affine.Expr, factor int64) bool
	add = func(e *affine.Expr, factor int64) bool {
		switch e.Kind {
		case affine.Constant:
			sum[numInputs] += factor * e.Value
		case affine.Dim:
			sum[e.Value] += factor
		case affine.Symbol:
			sum[numDims+int(e.Value)] += factor
		case affine.Add:
			return add(e.LHS, factor) && add(e.RHS, factor)
		case affine.Mul:
			return e.RHS.Kind == affine.Constant && add(e.LHS, factor*e.RHS.Value)
		default:
			return false
		}
		return true
	}
	return sum, add(e, 1)
}

// simplify simplifies quotients and remainders, using the known bounds of induction variables.
func (v valueMap) simplify() valueMap {
	if len(v.values) == 0 {
		return v
	}
	l := limitsOf(v)
	results := make([]*affine.Expr, len(v.m.Results))
	for i, e := range v.m.Results {
		results[i] = v.simplifyExpr(e, l)
	}
	return valueMap{&affine.Map{NumDims: v.m.NumDims, NumSymbols: v.m.NumSymbols, Results: results}, v.values}
}

func (v valueMap) simplifyExpr(e *affine.Expr, l limits) *affine.Expr {
	if !e.IsBinary() {
		return e
	}
	e = affine.Binary(e.Kind, v.simplifyExpr(e.LHS, l), v.simplifyExpr(e.RHS, l))
	switch e.Kind {
	case affine.FloorDiv, affine.CeilDiv, affine.Mod:
	default:
		return e
	}
	lhs, rhs := e.LHS, e.RHS
	if rhs.Kind != affine.Constant || rhs.Value <= 0 {
		return e
	}
	c := rhs.Value
	if r := l.of(lhs); r[0].ok && r[1].ok {
		low, high := r[0], r[1]
		first, last := floorDiv(low.n, c), floorDiv(high.n, c)
		switch {
		case e.Kind == affine.FloorDiv && first == last:
			return affine.NewConstant(first)
		case e.Kind == affine.CeilDiv && floorDiv(-low.n, c) == floorDiv(-high.n, c):
			return affine.NewConstant(-floorDiv(-low.n, c))
		case e.Kind == affine.Mod && low.n >= 0 && low.n < c && high.n < c:
			return lhs
		}
	}
	if multiple, rest, d := v.split(lhs); d > 0 {
		switch {
		case e.Kind == affine.FloorDiv && c%d == 0:
			return multiple.FloorDiv(rhs)
		case e.Kind == affine.Mod && d%c == 0:
			return rest.Mod(rhs)
		}
		return e
	}
	if e.Kind == affine.FloorDiv && v.below(lhs, c) || e.Kind == affine.Mod && v.divisor(lhs)%c == 0 {
		return affine.NewConstant(0)
	}
	return e
}

// split returns the parts of a sum of a multiple of d and something below d; d is 0 if it is not one.
func (v valueMap) split(e *affine.Expr) (multiple, rest *affine.Expr, d int64) {
	if e.Kind != affine.Add {
		return nil, nil, 0
	}
	if d := v.divisor(e.LHS); v.below(e.RHS, d) {
		return e.LHS, e.RHS, d
	}
	if d := v.divisor(e.RHS); v.below(e.LHS, d) {
		return e.RHS, e.LHS, d
	}
	return nil, nil, 0
}

// below reports whether a constant or the variable of a loop is at least 0 and below n.
func (v valueMap) below(e *affine.Expr, n int64) bool {
	switch e.Kind {
	case affine.Constant:
		return e.Value >= 0 && e.Value < n
	case affine.Dim:
		loop := loopOf(v.values[e.Value])
		if loop == nil {
			return false
		}
		lower, upper := constantBound(loop, "lowerBoundMap"), constantBound(loop, "upperBoundMap")
		return lower.ok && lower.n >= 0 && upper.ok && upper.n <= n
	}
	return false
}

// divisor returns a number that divides every value of an expression.
func (v valueMap) divisor(e *affine.Expr) int64 {
	if e.Kind != affine.Dim {
		return e.LargestKnownDivisor()
	}
	loop := loopOf(v.values[e.Value])
	if loop == nil {
		return 1
	}
	d := stepOf(loop)
	for _, start := range mapOf(loop, "lowerBoundMap").Results {
		if !start.IsConstant(0) {
			d = gcd(d, start.LargestKnownDivisor())
		}
	}
	return d
}

func gcd(x, y int64) int64 {
	for y != 0 {
		x, y = y, x%y
	}
	return max(x, -x)
}

// withoutRedundant leaves out results that are never the greatest, or the least, and makes constants
// of those that are.
func (v valueMap) withoutRedundant(greatest bool) valueMap {
	if len(v.values) == 0 {
		return v
	}
	l := limitsOf(v)
	ranges := make([][2]bound, len(v.m.Results))
	for i, e := range v.m.Results {
		ranges[i] = l.of(e)
		if !greatest {
			// The least is the greatest of the negative values.
			ranges[i][0], ranges[i][1] = bound{-ranges[i][1].n, ranges[i][1].ok}, bound{-ranges[i][0].n, ranges[i][0].ok}
		}
	}
	if slices.ContainsFunc(ranges, func(r [2]bound) bool { return r[0].ok && r[1].ok && r[0].n > r[1].n }) {
		return v // in a loop without iterations
	}
	var results []*affine.Expr
	for i, e := range v.m.Results {
		low, high := ranges[i][0], ranges[i][1]
		if constant := low.ok && high.ok && low.n == high.n; constant {
			e = affine.NewConstant(pick(greatest, low.n, -low.n))
		}
		redundant := high.ok && slices.ContainsFunc(ranges, func(other [2]bound) bool { return other[0].ok && other[0].n > high.n })
		for k, other := range ranges {
			if redundant || k == i || !high.ok || !other[0].ok || other[0].n != high.n {
				continue
			}
			// Of two equal constants the first stays.
			redundant = !(low.ok && low == high && other[0] == other[1] && i < k)
		}
		if !redundant {
			results = append(results, e)
		}
	}
	return valueMap{&affine.Map{NumDims: v.m.NumDims, NumSymbols: v.m.NumSymbols, Results: results}, v.values}
}

// withoutDuplicates leaves out results that are there before.
func withoutDuplicates(m *affine.Map) *affine.Map {
	n := &affine.Map{NumDims: m.NumDims, NumSymbols: m.NumSymbols}
	for _, e := range m.Results {
		if !slices.ContainsFunc(n.Results, e.Equal) {
			n.Results = append(n.Results, e)
		}
	}
	return n
}
