package cxx

// A complexNumber is a std::complex: a pair of numbers.
type complexNumber struct{ re, im Value }

// ComplexOf returns the type std::complex<elem>.
func ComplexOf(elem *Type) *Type {
	c := &Class{Name: "std::complex<" + elem.String() + ">", IsA: Is[*complexNumber], Template: "std::complex", Args: []*Type{elem}}
	c.typ = &Type{Kind: KindObject, Class: c}
	c.Constructor(&Func{Params: []*Type{elem, elem}, Builtin: true, Call: func(_ *Machine, args []Value) Value { return Complex(args[0], args[1]) }})
	zero, number := zeroOf(elem)
	if number && elem.isNumber() {
		c.Constructor(&Func{Params: []*Type{elem}, Optional: 1, Builtin: true, Call: func(_ *Machine, args []Value) Value {
			return Complex(append(args, zero)[0], zero)
		}})
	}
	c.Method("real", Getter(elem, func(x *complexNumber) Value { return x.re }))
	c.Method("imag", Getter(elem, func(x *complexNumber) Value { return x.im }))
	equal := elem.isNumber()
	if equal || elem.Kind == KindObject && elem.Class.Equal != nil {
		same := func(x, y Value) bool { return compareNumbers(tokEq, elem, x, y) }
		if !equal {
			same = elem.Class.Equal
		}
		c.Equal = func(x, y Value) bool {
			a, ok := x.ref.(*complexNumber)
			b, ok2 := y.ref.(*complexNumber)
			return ok && ok2 && same(a.re, b.re) && same(a.im, b.im)
		}
	}
	return c.typ
}

// Complex returns a value of a type made by [ComplexOf].
func Complex(re, im Value) Value { return Obj(&complexNumber{re, im}) }

// Parts returns the parts of a complex number; both are null for another value.
func (v Value) Parts() (re, im Value) {
	if c, ok := v.ref.(*complexNumber); ok {
		return c.re, c.im
	}
	return Null, Null
}

// coreComplex registers std::complex, which newer versions of MLIR replace with their own
// class.
func coreComplex(r *Registry) {
	for _, name := range []string{"std::complex", "mlir::Complex"} {
		r.Template(name, func(args []*Type) *Type {
			if len(args) != 1 || args[0] == nil {
				return nil
			}
			return ComplexOf(args[0])
		})
	}
}
