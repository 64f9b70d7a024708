package cxx

import "strconv"

// Constants that must be known where code is compiled: template arguments, the conditions of
// if constexpr, the cases of enumerations.

// ConstantType returns the template argument that is a constant of an integral type. There
// are no values of such a type.
func ConstantType(k Constant) *Type {
	return &Type{Kind: KindConst, Elem: k.Type, val: k.Value, size: k.Type.size + 1}
}

// Constant returns the constant that a template argument is; ok is false for a type.
func (t *Type) Constant() (k Constant, ok bool) {
	if t.Kind != KindConst {
		return Constant{}, false
	}
	return Constant{t.Elem, t.val}, true
}

// To converts a constant to an integral type. It reports false if the value changes, which a
// template argument must not.
func (k Constant) To(t *Type) (Constant, bool) {
	if !k.Type.isIntegral() || !t.isIntegral() {
		return Constant{}, false
	}
	if (t.Kind == KindEnum || k.Type.Kind == KindEnum && !k.Type.Class.unscoped) && !Same(k.Type, t) {
		return Constant{}, false
	}
	v := convertNumber(k.Value, k.Type, t)
	back := convertNumber(v, t, k.Type)
	return Constant{t, v}, back.num == k.Value.num && (k.Type.Unsigned == t.Unsigned || int64(v.num) >= 0)
}

// String returns the constant as it is shown in the name of an instance.
func (k Constant) String() string {
	switch {
	case k.Type.Kind == KindBool && k.Value.Bool():
		return "true"
	case k.Type.Kind == KindBool:
		return "false"
	case k.Type.Unsigned:
		return strconv.FormatUint(k.Value.Uint(), 10)
	}
	return strconv.FormatInt(k.Value.Int(), 10)
}

// constantValue evaluates an expression that consists of constants; ok is false for any other.
func (c *checker) constantValue(t *tree) (v Value, ok bool) {
	switch {
	case t.op == opConst:
		return t.val, true
	case isPoison(t) || !closed(t):
		return Value{}, false
	}
	p := &Program{Result: t.t, tree: t, locals: c.locals}
	g := &generator{}
	p.eval = g.value(t)
	v, err := p.Eval(nil)
	return v, err == nil
}

// closed reports whether an expression reads neither a variable nor anything else that is not
// known before the code runs.
func closed(t *tree) bool {
	if t == nil {
		return true
	}
	switch t.op {
	case opPoison, opSlot, opVariable, opLocal, opAddr, opLoad, opAssign, opUpdate, opLambda, opInvoke, opFunction, opBody:
		return false
	case opCall:
		if len(t.calls) > 0 || t.fn.Unknown != "" {
			return false
		}
	}
	for _, x := range t.list {
		if !closed(x) {
			return false
		}
	}
	return closed(t.x) && closed(t.y) && closed(t.z)
}

// constantExpr checks an expression whose value must be known here: variables that are
// constants are their values in it.
func (c *checker) constantExpr(e Expr) *tree {
	c.constants++
	defer func() { c.constants-- }()
	return c.expr(e)
}

// integralConstant returns the integral constant that an expression is. It reports no
// problems: ok is false for anything else.
func (c *checker) integralConstant(e Expr) (k Constant, ok bool) {
	before := len(c.problems)
	t := c.constantExpr(e)
	c.problems = c.problems[:before]
	if !t.t.isIntegral() {
		return Constant{}, false
	}
	v, ok := c.constantValue(t)
	return Constant{t.t, v}, ok
}

// templateArg resolves an argument of a class template: a type or a constant. It is nil for
// other arguments, or the part of a name that is unknown is returned.
func (c *checker) templateArg(a TemplateArg) (*Type, *Name) {
	e := a.Expr
	if a.Type != nil {
		t, unknown := c.findType(a.Type)
		if unknown == nil {
			return t, nil
		}
		if !c.isConst(unknown) {
			return nil, unknown
		}
		if unknown != a.Type.Name || a.Type.Pointers > 0 || a.Type.Func {
			return nil, nil
		}
		e = &NameExpr{a.Type.Name}
	}
	if k, ok := c.integralConstant(e); ok {
		return ConstantType(k), nil
	}
	return nil, nil
}

// TemplateArgument resolves a template argument: a type, or a constant as a [ConstantType]. It
// is nil for one that is neither, or not known.
func TemplateArgument(a TemplateArg, env *Env) *Type {
	if a.Type == nil && a.Expr == nil {
		return nil
	}
	c := newChecker(env)
	t, unknown := c.templateArg(a)
	if unknown != nil || len(c.problems) > 0 {
		return nil
	}
	return t
}

// declareConstant records the value of the variable that was declared last, if it is an
// integral constant.
func (c *checker) declareConstant(v *VarDecl, init *tree) {
	if !v.Type.Const || v.Type.Reference || v.Type.Pointers > 0 || v.Name == "" || !init.t.isIntegral() {
		return
	}
	if x, ok := c.constantValue(init); ok {
		c.sc.vars[len(c.sc.vars)-1].known = &x
	}
}

// decltype returns the type of an expression that is not evaluated. It rejects expressions that
// are references, because a variable of the type would not be a reference.
func (c *checker) decltype(t *TypeName) *Type {
	x := c.expr(t.Decltype)
	if isPoison(x) {
		return TypePoison
	}
	named := false
	switch e := t.Decltype.(type) {
	case *NameExpr:
		named = true
		if v, _ := c.variable(e, e.Name.last().Ident); len(e.Name.Parts) == 1 && v != nil && (v.ref || v.alias) {
			named = false
		}
	case *Member:
		named = true
	}
	switch {
	case x.t.Kind == KindInit || x.t.Kind == KindFunc && x.t.fn.lambda == nil && x.t.fn.sig == nil:
		c.errorf(t, "decltype of this expression is not supported")
		return TypePoison
	case !named && x.lvalue && !t.Reference && !c.decays:
		c.errorf(t, "decltype of an expression that is a reference is not supported")
		return TypePoison
	}
	if t.Pointers > 0 && (x.t.Kind != KindObject || x.t.Class.isHandle() || x.t.Class.value) {
		typ := x.t
		for range t.Pointers {
			typ = PointerTo(typ)
		}
		return typ
	}
	return x.t
}
