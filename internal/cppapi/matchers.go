package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A matcher is an object of the classes in mlir/IR/Matchers.h. op is nil where an
// attribute is matched, and value where no value is.
type matcher struct {
	match func(m *cxx.Machine, value *ir.Value, op *ir.Operation, attr ir.Attribute) bool
}

// matchers registers mlir::matchPattern and the functions that make matchers.
func (a *API) matchers() {
	c := a.class("(matcher)")
	c.IsA = cxx.Is[*matcher]
	makes := func(match func(m *cxx.Machine, value *ir.Value, op *ir.Operation, attr ir.Attribute) bool) cxx.Value {
		return cxx.Obj(&matcher{match})
	}
	r := a.Registry
	for _, of := range []*cxx.Type{a.Value.Type(), a.Operation.Type(), a.Attribute.Type()} {
		r.Func("mlir::matchPattern", &cxx.Func{Params: []*cxx.Type{of, c.Type()}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			x, ok := args[1].Obj().(*matcher)
			if !ok {
				return m.Failf("matchPattern: no matcher")
			}
			op, v, attr := AsOperation(args[0]), AsValue(args[0]), AsAttribute(args[0])
			if v != nil {
				op = v.DefiningOp()
			}
			return cxx.Bool(x.match(m, v, op, attr))
		}})
	}
	r.Func("mlir::matchPattern", &cxx.Func{Template: a.matchOwn})
	make0 := func(name string, match func(attr ir.Attribute) bool) {
		v := makes(func(_ *cxx.Machine, _ *ir.Value, op *ir.Operation, attr ir.Attribute) bool {
			if attr == nil {
				attr = ir.ConstantValue(op)
			}
			return attr != nil && match(attr)
		})
		r.Func("mlir::"+name, &cxx.Func{Result: c.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return v }})
	}
	make0("m_Constant", func(ir.Attribute) bool { return true })
	for name, is := range map[string]func(num.APInt) bool{
		"m_Zero":    num.APInt.IsZero,
		"m_One":     num.APInt.IsOne,
		"m_NonZero": func(x num.APInt) bool { return !x.IsZero() },
	} {
		make0(name, func(at ir.Attribute) bool { x, ok := ir.IntOrSplat(at); return ok && is(x) })
	}
	for name, is := range map[string]func(num.APFloat) bool{
		"m_AnyZeroFloat": num.APFloat.IsZero,
		"m_PosZeroFloat": func(x num.APFloat) bool { return x.IsZero() && !x.IsNegative() },
		"m_NegZeroFloat": func(x num.APFloat) bool { return x.IsZero() && x.IsNegative() },
		"m_OneFloat":     func(x num.APFloat) bool { return x.Float64() == 1 },
		"m_PosInfFloat":  func(x num.APFloat) bool { return x.IsInf() && !x.IsNegative() },
		"m_NegInfFloat":  func(x num.APFloat) bool { return x.IsInf() && x.IsNegative() },
		"m_NaNFloat":     num.APFloat.IsNaN,
	} {
		make0(name, func(at ir.Attribute) bool { x, ok := ir.SplatOrSelf(at).(*ir.FloatAttr); return ok && is(x.Value) })
	}
	a.predicateMatcher(c, "constant_int_predicate_matcher", cxx.TypeAPInt(), func(at ir.Attribute) (cxx.Value, bool) {
		x, ok := ir.IntOrSplat(at)
		return cxx.APInt(x), ok
	})
	a.predicateMatcher(c, "constant_float_predicate_matcher", a.Registry.Class("llvm::APFloat").Type(), func(at ir.Attribute) (cxx.Value, bool) {
		x, ok := ir.SplatOrSelf(at).(*ir.FloatAttr)
		if !ok {
			return cxx.Value{}, false
		}
		return cxx.Obj(&x.Value), true
	})
	r.Func("mlir::m_AnyAttrOf", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		params := make([]*cxx.Type, s.NumArgs())
		for i := range params {
			if params[i] = c.Type(); !s.Convert(i, c.Type()) {
				return nil
			}
		}
		return &cxx.Func{Params: params, Result: c.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			args = slices.Clone(args)
			return makes(func(m *cxx.Machine, v *ir.Value, op *ir.Operation, attr ir.Attribute) bool {
				return slices.ContainsFunc(args, func(x cxx.Value) bool {
					of, ok := x.Obj().(*matcher)
					return ok && of.match(m, v, op, attr)
				})
			})
		}}
	}})
	a.bindingMatchers(c, makes)
}

// matchOwn is matchPattern(x, p) for an object p of a class of a file: p.match(x), with the operation
// that defines x if the method takes one.
func (a *API) matchOwn(s *cxx.Site) *cxx.Func {
	if s.NumArgs() != 2 || s.ArgType(1).Class == nil || !s.ArgType(1).Class.Instances() {
		return nil
	}
	from, pattern := s.ArgType(0), s.ArgType(1)
	if from.Class == nil || !from.Class.DerivesFrom(a.Value) && !from.Class.DerivesFrom(a.Operation) {
		return nil
	}
	var match *cxx.Func
	for _, f := range pattern.Class.MethodFuncs("match") {
		if f.Template == nil && len(f.Params) == 1 && (f.Params[0] == a.Operation.Type() || f.Params[0] == a.Value.Type() && from.Class.DerivesFrom(a.Value)) {
			match = f
		}
	}
	switch {
	case match == nil:
		return nil
	case match.Unknown != "":
		s.Errorf("%s", match.Unknown)
		return nil
	case match.Result == nil || match.Result.Kind != cxx.KindBool:
		s.Errorf("match of '%s' does not return a bool", pattern)
		return nil
	}
	return &cxx.Func{Params: []*cxx.Type{from, pattern}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := args[0]
		if v := AsValue(x); v != nil && match.Params[0] == a.Operation.Type() {
			if v.DefiningOp() == nil {
				return cxx.Bool(false)
			}
			x = cxx.Obj(v.DefiningOp())
		}
		return match.Call(m, []cxx.Value{args[1], x})
	}}
}

// predicateMatcher registers a class of matchers built from a function that the value of a
// constant must satisfy.
func (a *API) predicateMatcher(base *cxx.Class, name string, arg *cxx.Type, value func(at ir.Attribute) (cxx.Value, bool)) {
	c := a.class("detail::"+name, base)
	c.IsA = base.IsA
	c.Constructor(&cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumArgs() != 1 {
			return nil
		}
		f := s.Predicate(0, arg)
		if f == nil {
			return nil
		}
		return &cxx.Func{Result: c.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value {
			return cxx.Obj(&matcher{func(m *cxx.Machine, _ *ir.Value, op *ir.Operation, attr ir.Attribute) bool {
				if attr == nil {
					attr = ir.ConstantValue(op)
				}
				x, ok := value(attr)
				return ok && f.Call(m, x).Bool()
			}})
		}}
	}})
}

// bindingMatchers registers the functions that make matchers with output parameters,
// or of operations.
func (a *API) bindingMatchers(c *cxx.Class, makes func(func(*cxx.Machine, *ir.Value, *ir.Operation, ir.Attribute) bool) cxx.Value) {
	r := a.Registry
	// m_Constant(&attr) matches constants of the variable's class.
	r.Func("mlir::m_Constant", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumArgs() != 1 || s.ArgType(0).Kind != cxx.KindPointer || s.ArgType(0).Elem.Kind != cxx.KindObject {
			return nil
		}
		class := s.ArgType(0).Elem.Class
		return &cxx.Func{Params: []*cxx.Type{s.ArgType(0)}, Result: c.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			to := args[0].Cell()
			return makes(func(m *cxx.Machine, _ *ir.Value, op *ir.Operation, attr ir.Attribute) bool {
				if attr == nil {
					attr = ir.ConstantValue(op)
				}
				if attr == nil || class.IsA != nil && !class.Holds(m, attr) {
					return false
				}
				if to != nil {
					to.Store(AttributeValue(attr))
				}
				return true
			})
		}}
	}})
	r.Func("mlir::m_ConstantInt", &cxx.Func{Params: []*cxx.Type{cxx.PointerTo(cxx.TypeAPInt())}, Result: c.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		to := args[0].Cell()
		return makes(func(_ *cxx.Machine, _ *ir.Value, op *ir.Operation, attr ir.Attribute) bool {
			if attr == nil {
				attr = ir.ConstantValue(op)
			}
			x, ok := ir.IntOrSplat(attr)
			if ok && to != nil {
				to.Store(cxx.APInt(x))
			}
			return ok
		})
	}})
	r.Func("mlir::m_Any", &cxx.Func{Result: c.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value {
		return makes(func(_ *cxx.Machine, v *ir.Value, _ *ir.Operation, _ ir.Attribute) bool { return v != nil })
	}})
	r.Func("mlir::m_Any", &cxx.Func{Params: []*cxx.Type{cxx.PointerTo(a.Value.Type())}, Result: c.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		to := args[0].Cell()
		return makes(func(_ *cxx.Machine, v *ir.Value, _ *ir.Operation, _ ir.Attribute) bool {
			if v != nil && to != nil {
				to.Store(ValueValue(v))
			}
			return v != nil
		})
	}})
	// m_Op<T>(matchers...) matches an operation and its operands.
	r.Func("mlir::m_Op", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || t.Class == nil || t.Class.IsA == nil {
			return nil
		}
		params := make([]*cxx.Type, s.NumArgs())
		for i := range params {
			params[i] = c.Type()
		}
		return &cxx.Func{Params: params, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			operands := make([]*matcher, len(args))
			for i := range args {
				operands[i], _ = args[i].Obj().(*matcher)
			}
			return makes(func(m *cxx.Machine, _ *ir.Value, op *ir.Operation, _ ir.Attribute) bool {
				if op == nil || !t.Class.Holds(m, op) || len(operands) > 0 && op.NumOperands() != len(operands) {
					return false
				}
				for i, x := range operands {
					v := op.Operand(i)
					if x == nil || !x.match(m, v, v.DefiningOp(), nil) {
						return false
					}
				}
				return true
			})
		}}
	}})
}
