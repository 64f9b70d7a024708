package heir

import (
	"errors"
	"maps"
	"math/big"
)

// An expression is an affine expression: the coefficients of variables, and under constantTerm the
// term without a variable.
type expression map[int]*big.Rat

const constantTerm = -1

func ofVariable(v int) expression    { return expression{v: big.NewRat(1, 1)} }
func ofNumber(n *big.Rat) expression { return expression{constantTerm: n} }
func (e expression) plus(f expression) expression {
	sum := maps.Clone(e)
	for v, c := range f {
		if old := sum[v]; old != nil {
			c = new(big.Rat).Add(old, c)
		}
		sum[v] = c
	}
	maps.DeleteFunc(sum, func(_ int, c *big.Rat) bool { return c.Sign() == 0 })
	return sum
}

func (e expression) times(n *big.Rat) expression {
	out := expression{}
	for v, c := range e {
		if p := new(big.Rat).Mul(c, n); p.Sign() != 0 {
			out[v] = p
		}
	}
	return out
}

func (e expression) minus(f expression) expression { return e.plus(f.times(big.NewRat(-1, 1))) }

func (e expression) number() *big.Rat {
	if c := e[constantTerm]; c != nil {
		return c
	}
	return new(big.Rat)
}

// isNumber reports whether there is no variable.
func (e expression) isNumber() bool { return len(e) == 0 || len(e) == 1 && e[constantTerm] != nil }

// denominator returns the least common multiple of the denominators.
func (e expression) denominator() *big.Int {
	n := big.NewInt(1)
	for _, c := range e {
		gcd := new(big.Int).GCD(nil, nil, n, c.Denom())
		n = new(big.Int).Div(new(big.Int).Mul(n, c.Denom()), gcd)
	}
	return n
}

// integral returns a positive multiple whose coefficients are integers.
func (e expression) integral() expression { return e.times(new(big.Rat).SetInt(e.denominator())) }

// A constraint is e = 0, or e >= 0. The coefficients are integers.
type constraint struct {
	e     expression
	equal bool
}

// tightened divides by the greatest common divisor of the coefficients of variables, by which
// the constant of an inequality is rounded: variables are integers.
func (c constraint) tightened() constraint {
	gcd := new(big.Int)
	for v, k := range c.e {
		if v != constantTerm {
			gcd.GCD(nil, nil, gcd, new(big.Int).Abs(k.Num()))
		}
	}
	if gcd.Sign() == 0 {
		return c
	}
	out := c.e.times(new(big.Rat).SetFrac(big.NewInt(1), gcd))
	if k := out[constantTerm]; k != nil && !c.equal {
		floor := new(big.Int).Div(k.Num(), k.Denom()) // Euclidean, of a positive divisor
		if delete(out, constantTerm); floor.Sign() != 0 {
			out[constantTerm] = new(big.Rat).SetInt(floor)
		}
	}
	return constraint{out, c.equal}
}

// maxConstraints bounds the number of constraints during the elimination of variables.
const maxConstraints = 2000

// bounds returns the least and the greatest value that constraints allow for a variable, or nil if
// it is unbounded. It eliminates the other variables: with an equation, or else by combining each
// lower bound with each upper bound.
func bounds(list []constraint, v int) (lower, upper *big.Int, err error) {
	for {
		other, found := nextVariable(list, v)
		if !found {
			break
		}
		if list = eliminate(list, other); len(list) > maxConstraints {
			return nil, nil, errors.New("too many constraints")
		}
	}
	for _, c := range list {
		k := c.e[v]
		if k == nil {
			continue
		}
		x := new(big.Rat).Quo(new(big.Rat).Neg(c.e.number()), k)
		floor := new(big.Int).Div(x.Num(), x.Denom())
		ceil := floor
		if !x.IsInt() {
			ceil = new(big.Int).Add(floor, big.NewInt(1))
		}
		if (c.equal || k.Sign() > 0) && (lower == nil || ceil.Cmp(lower) > 0) {
			lower = ceil
		}
		if (c.equal || k.Sign() < 0) && (upper == nil || floor.Cmp(upper) < 0) {
			upper = floor
		}
	}
	return lower, upper, nil
}

// nextVariable returns the variable other than v to eliminate next: the smallest of those in
// equations, or else of all.
func nextVariable(list []constraint, v int) (next int, found bool) {
	for _, equations := range []bool{true, false} {
		for _, c := range list {
			if equations && !c.equal {
				continue
			}
			for x := range c.e {
				if x != v && x != constantTerm && (!found || x < next) {
					next, found = x, true
				}
			}
		}
		if found {
			return next, true
		}
	}
	return 0, false
}

func eliminate(list []constraint, v int) []constraint {
	for i, eq := range list {
		if k := eq.e[v]; eq.equal && k != nil {
			var out []constraint
			for j, c := range list {
				if d := c.e[v]; j != i && d != nil {
					c.e = c.e.minus(eq.e.times(new(big.Rat).Quo(d, k))).integral()
					c = c.tightened()
				}
				if j != i {
					out = append(out, c)
				}
			}
			return out
		}
	}
	var out, below, above []constraint
	for _, c := range list {
		switch k := c.e[v]; {
		case k == nil:
			out = append(out, c)
		case k.Sign() > 0:
			below = append(below, c)
		default:
			above = append(above, c)
		}
	}
	for _, b := range below {
		for _, a := range above {
			scaled := a.e.times(new(big.Rat).Quo(b.e[v], new(big.Rat).Neg(a.e[v])))
			out = append(out, constraint{b.e.plus(scaled).integral(), false}.tightened())
		}
		if len(out) > maxConstraints {
			break
		}
	}
	return out
}
