// Package heir shows how to run the dialects of a project whose definitions use C++
// classes: HEIR, a compiler for homomorphic encryption. Its definitions load as they are,
// most of what they leave to C++ is taken from its sources (`mica opt --cxx`), and what
// these do with classes of their own, polynomials, is here: how they are written, and
// what verifiers ask them.
package heir

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/num"
)

const namespace = "mlir::heir::polynomial::"

// Natives returns what HEIR's dialects need in Go.
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
		Register: register,
	}}
}

// register adds the classes of polynomials, unless the sources of the project define them.
// Objects of classes are lists of their fields: a polynomial is the list of the list of its
// terms, and a term the list of its coefficient and its exponent.
func register(api *cppapi.API) {
	registerBasis(api)
	registerRelations(api)
	registerTargets(api)
	float := api.TypeNamed("llvm::APFloat")
	polynomial(api, "IntPolynomial", "IntMonomial", cxx.TypeAPInt(), func(c cxx.Value) bool { return c.APInt().IsOne() })
	polynomial(api, "FloatPolynomial", "FloatMonomial", float, func(c cxx.Value) bool { return c.Obj().(*num.APFloat).Float64() == 1 })
}

func polynomial(api *cppapi.API, name, term string, coefficient *cxx.Type, isOne func(cxx.Value) bool) {
	if api.TypeNamed(namespace+name) != nil {
		return
	}
	m := api.Registry.Class(namespace + term)
	get := func(c *cxx.Class, name string, result *cxx.Type, f func(v cxx.Value) cxx.Value) {
		c.Method(name, &cxx.Func{Params: []*cxx.Type{}, Result: result, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return f(args[0]) }})
	}
	get(m, "getCoefficient", coefficient, func(v cxx.Value) cxx.Value { return v.At(0) })
	get(m, "getExponent", cxx.TypeAPInt(), func(v cxx.Value) cxx.Value { return v.At(1) })
	get(m, "isMonic", cxx.TypeBool, func(v cxx.Value) cxx.Value { return cxx.Bool(isOne(v.At(0))) })
	p := api.Registry.Class(namespace + name)
	p.Equal = func(x, y cxx.Value) bool { return identifier(x) == identifier(y) }
	get(p, "getTerms", cxx.ListOf(m.Type()), func(v cxx.Value) cxx.Value { return v.At(0) })
	get(p, "isZero", cxx.TypeBool, func(v cxx.Value) cxx.Value { return cxx.Bool(v.At(0).Len() == 0) })
	get(p, "operator bool", cxx.TypeBool, func(v cxx.Value) cxx.Value { return cxx.Bool(v.At(0).Len() != 0) })
	get(p, "toIdentifier", cxx.TypeString, func(v cxx.Value) cxx.Value { return cxx.Str(identifier(v)) })
	p.Method("getDegree", &cxx.Func{Params: []*cxx.Type{}, Result: cxx.TypeUint32, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		terms := args[0].At(0)
		n := terms.Len()
		if n == 0 {
			return m.Failf("the degree of a polynomial without terms")
		}
		return cxx.Uint(terms.At(n - 1).At(1).APInt().Low64())
	}})
}

// identifier writes a polynomial so that it can be part of a name, as in "1_x1024".
func identifier(v cxx.Value) string {
	var b []byte
	terms := v.At(0)
	for i := range terms.Len() {
		if i > 0 {
			b = append(b, '_')
		}
		t := terms.At(i)
		b = appendTerm(b, t.At(0), t.At(1).APInt(), "")
	}
	return string(b)
}
