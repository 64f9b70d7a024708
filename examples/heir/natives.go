// Package heir shows how to run the dialects of a project whose definitions use its own C++
// classes: HEIR, a compiler for homomorphic encryption. Its definitions load unchanged, and most of
// the C++ that they need is read from its sources (`mica opt --cxx`). This package provides the
// rest, which depends on HEIR's class of polynomials: their syntax, and the queries of verifiers.
package heir

import (
	"errors"
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/num"
)

const namespace = "mlir::heir::polynomial::"

// Natives returns the Go parts of HEIR's dialects.
func Natives() []*dialect.Natives {
	return []*dialect.Natives{{
		Namespace: "polynomial",
		Attributes: map[string]dialect.Attribute{
			"IntPolynomialAttr":   {Syntax: polynomialSyntax{}},
			"FloatPolynomialAttr": {Syntax: polynomialSyntax{float: true}},
		},
		Ops: map[string]dialect.Op{
			"polynomial.constant": {Syntax: constantSyntax{}},
		},
		Code: dialect.Code{
			Functions: []dialect.Func{relationFromText, targetOfModule},
			Methods:   []dialect.Func{compatibleModuli},
			Classes: slices.Concat(
				polynomialClasses("Int", func(c num.APInt) bool { return c.IsOne() }),
				polynomialClasses("Float", func(c *num.APFloat) bool { return c.Float64() == 1 }),
				[]dialect.Class{relationClass(), targetClass()},
			),
			Enums:  []dialect.Enum{variableKinds, boundTypes, backends},
			Models: []dialect.Model{rnsBasis},
		},
	}}
}

// A polynomial is the parameter of an attribute; a term has a coefficient of C, an integer or a
// floating-point number.
type polynomial[C any] struct{ Terms []term[C] }

type term[C any] struct {
	Coefficient C
	Exponent    num.APInt
}

// polynomialClasses returns the classes of polynomials and of their terms.
func polynomialClasses[C any](kind string, isOne func(C) bool) []dialect.Class {
	type P = polynomial[C]
	return []dialect.Class{
		{Name: namespace + kind + "Monomial", Of: term[C]{}, Methods: map[string]any{
			"getCoefficient": func(t term[C]) C { return t.Coefficient },
			"getExponent":    func(t term[C]) num.APInt { return t.Exponent },
			"isMonic":        func(t term[C]) bool { return isOne(t.Coefficient) },
		}},
		{Name: namespace + kind + "Polynomial", Of: P{}, Equal: func(x, y P) bool { return x.identifier() == y.identifier() }, Methods: map[string]any{
			"getTerms":      func(p P) []term[C] { return p.Terms },
			"isZero":        func(p P) bool { return len(p.Terms) == 0 },
			"operator bool": func(p P) bool { return len(p.Terms) != 0 },
			"toIdentifier":  P.identifier,
			"getDegree":     P.degree,
		}},
	}
}

func (p polynomial[C]) degree() (uint32, error) {
	if len(p.Terms) == 0 {
		return 0, errors.New("the polynomial has no terms")
	}
	return uint32(p.Terms[len(p.Terms)-1].Exponent.Low64()), nil
}

// identifier writes a polynomial so that it can be part of a name, as in "1_x1024".
func (p polynomial[C]) identifier() string {
	var b []byte
	for i, t := range p.Terms {
		if i > 0 {
			b = append(b, '_')
		}
		b = t.append(b, "")
	}
	return string(b)
}
