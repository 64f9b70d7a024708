package cxx

// RangeMethod registers a method of lists whose elements are objects of the class,
// such as getTypes of mlir::ValueRange. The receiver is the list.
func (c *Class) RangeMethod(name string, f *Func) *Class {
	if c.rangeMethods == nil {
		c.rangeMethods = map[string][]*Func{}
	}
	f.setName(c.Name + "Range::" + name)
	f.method = true
	c.rangeMethods[name] = append(c.rangeMethods[name], f)
	return c
}

// rangeMethod returns the overloads of a method of lists of c's objects.
func (c *Class) rangeMethod(name string) []*Func {
	if fs := c.rangeMethods[name]; fs != nil {
		return fs
	}
	for _, b := range c.Bases {
		if fs := b.rangeMethod(name); fs != nil {
			return fs
		}
	}
	return nil
}

// RangeConvertsTo registers an explicit conversion of lists whose elements are objects of
// the class to other lists, as by the constructor of mlir::TypeRange.
func (c *Class) RangeConvertsTo(t *Type, f func(m *Machine, v Value) Value) *Class {
	fn := &Func{
		Name: c.Name + "Range::operator " + t.String(), Result: t, method: true,
		Call: func(m *Machine, args []Value) Value { return f(m, args[0]) },
	}
	c.rangeConverts = append(c.rangeConverts, conversion{to: t, fn: fn})
	return c
}

// rangeConversion returns the function that converts lists of c's objects to lists of another
// type, or nil.
func (c *Class) rangeConversion(elem *Type) *Func {
	for _, v := range c.rangeConverts {
		if Same(v.to.Elem, elem) {
			return v.fn
		}
	}
	for _, b := range c.Bases {
		if f := b.rangeConversion(elem); f != nil {
			return f
		}
	}
	return nil
}

// StaticFuncs returns the overloads of a static function, or those of the bases if
// the class has none.
func (c *Class) StaticFuncs(name string) []*Func { return c.static(name) }

// MethodFuncs returns the overloads of a method, or those of a base if the class has none.
func (c *Class) MethodFuncs(name string) []*Func { return c.method(name) }

// FuncsNamed returns the functions that a name refers to, or nil.
func (env *Env) FuncsNamed(name string) []*Func {
	c := newChecker(env)
	if e := c.entity(&Name{Parts: []NamePart{{Ident: name}}}); e != nil {
		return e.funcs
	}
	return nil
}

// TypeNamed returns the type with that name, or nil if a name in it is unknown or
// not a type.
func (env *Env) TypeNamed(text string) *Type {
	n, err := ParseType(text)
	if err != nil {
		return nil
	}
	t, problem := ResolveType(n, env)
	if problem != nil {
		return nil
	}
	return t
}

// listConversion returns the list type to which objects of the class convert, or
// nil. For example, an mlir::ArrayAttr converts to a range.
func (c *Class) listConversion() *Type {
	for _, v := range c.converts {
		if v.to.Kind == KindList {
			return v.to
		}
	}
	for _, b := range c.Bases {
		if t := b.listConversion(); t != nil {
			return t
		}
	}
	return nil
}
