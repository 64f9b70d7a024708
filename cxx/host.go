package cxx

// RangeMethod registers a method of the lists whose elements are objects of the
// class, as mlir::ValueRange has getTypes. The receiver is the list.
func (c *Class) RangeMethod(name string, f *Func) *Class {
	if c.rangeMethods == nil {
		c.rangeMethods = map[string][]*Func{}
	}
	f.setName(c.Name + "Range::" + name)
	f.method = true
	c.rangeMethods[name] = append(c.rangeMethods[name], f)
	return c
}

// rangeMethod finds the overloads of a method of lists of c's objects.
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

// StaticFuncs returns the overloads of a static function, those of the bases
// where the class has none.
func (c *Class) StaticFuncs(name string) []*Func { return c.static(name) }

// TypeNamed returns the type that the text names, nil if it is no type or a name
// in it is not known.
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

// listConversion returns the list type to which objects of the class convert, as
// an mlir::ArrayAttr is a range; nil if there is none.
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
