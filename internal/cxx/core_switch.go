package cxx

// coreSwitches registers TypeSwitch and StringSwitch.
func coreSwitches(r *Registry) {
	r.Template("llvm::TypeSwitch", func(args []*Type) *Type {
		if len(args) == 0 || len(args) > 2 || args[0] == nil || args[0].Kind != KindObject {
			return nil
		}
		result := TypeVoid
		if len(args) == 2 {
			if result = args[1]; result == nil {
				return nil
			}
		}
		return typeSwitchClass(args[0], result).Type()
	})
	r.Template("llvm::StringSwitch", func(args []*Type) *Type {
		if len(args) == 0 || args[0] == nil {
			return nil
		}
		return stringSwitchClass(args[0]).Type()
	})
}

// A chosen is the state of a switch: the value, and the result of the case that matched.
type chosen struct {
	value, result Value
	done          bool
}

// typeSwitchClass makes TypeSwitch<value, result>.
func typeSwitchClass(value, result *Type) *Class {
	c := &Class{Name: "llvm::TypeSwitch<" + value.String() + ", " + result.String() + ">", IsA: Is[*chosen]}
	c.typ = &Type{Kind: KindObject, Class: c}
	begin := func(_ *Machine, args []Value) Value { return Obj(&chosen{value: args[0]}) }
	c.Constructor(&Func{Params: []*Type{value}, Call: begin, Builtin: true})
	c.Method("Case", &Func{Builtin: true, Template: func(s *Site) *Func { return typeCase(s, c, result) }})
	c.Method("Default", &Func{Builtin: true, Template: func(s *Site) *Func { return switchDefault(s, value, result) }})
	if result.Kind != KindVoid {
		c.ConvertsTo(result, func(m *Machine, v Value) Value {
			x := v.Obj().(*chosen)
			if !x.done {
				return m.Failf("fell off the end of a type-switch")
			}
			return x.result
		})
	}
	return c
}

// typeCase is Case<T...>(function), or Case(function) for the type of the function's
// parameter.
func typeCase(s *Site, c *Class, result *Type) *Func {
	if s.NumArgs() != 1 {
		return nil
	}
	var types []*Type
	for i := range s.NumTemplateArgs() {
		t := s.TemplateType(i)
		if t == nil {
			return nil
		}
		types = append(types, t)
	}
	if types == nil {
		t := s.LambdaParam(0, 0)
		if t == nil {
			return nil
		}
		types = append(types, t)
	}
	calls := make([]*Callable, len(types))
	for i, t := range types {
		if t.Kind == Poison {
			s.failed = true
			return nil
		}
		if t.Kind != KindObject || t.Class.IsA == nil {
			s.Errorf("it is not known which objects are of class '%s'", t)
			return nil
		}
		if s.ArgType(0).Kind != KindFunc && s.Converts(0, result) { // a value
			continue
		}
		if calls[i] = s.CallableTo(0, result, t); calls[i] == nil {
			return nil
		}
	}
	if calls[0] == nil && !s.Convert(0, result) {
		return nil
	}
	return &Func{Result: c.typ, Call: func(m *Machine, args []Value) Value {
		x := args[0].Obj().(*chosen)
		if x.done || x.value.IsNull() {
			return args[0]
		}
		of := args[0]
		for i, t := range types {
			if !t.Class.Holds(m, x.value.Obj()) {
				continue
			}
			x.done = true
			if calls[i] == nil {
				x.result = args[1]
			} else {
				x.result = calls[i].Call(m, x.value)
			}
			break
		}
		return of
	}}
}

// switchDefault is Default(function) or Default(value).
func switchDefault(s *Site, value, result *Type) *Func {
	if s.NumArgs() != 1 {
		return nil
	}
	var call *Callable
	if s.ArgType(0).Kind == KindFunc {
		if call = s.CallableTo(0, result, value); call == nil {
			return nil
		}
	} else if !s.Convert(0, result) {
		return nil
	}
	return &Func{Result: result, Call: func(m *Machine, args []Value) Value {
		x := args[0].Obj().(*chosen)
		switch {
		case x.done:
			return x.result
		case call != nil:
			return call.Call(m, x.value)
		}
		return args[1]
	}}
}

// stringSwitchClass makes StringSwitch<result>.
func stringSwitchClass(result *Type) *Class {
	c := &Class{Name: "llvm::StringSwitch<" + result.String() + ">", IsA: Is[*chosen]}
	c.typ = &Type{Kind: KindObject, Class: c}
	c.Constructor(&Func{Params: []*Type{TypeString}, Builtin: true, Call: func(_ *Machine, args []Value) Value {
		return Obj(&chosen{value: args[0]})
	}})
	cases := &Func{Builtin: true, Template: func(s *Site) *Func {
		n := s.NumArgs()
		if n < 2 {
			return nil
		}
		params := make([]*Type, n)
		for i := range params {
			params[i] = TypeString
		}
		params[n-1] = result
		return &Func{Params: params, Result: c.typ, Call: func(_ *Machine, args []Value) Value {
			x := args[0].Obj().(*chosen)
			for _, v := range args[1 : len(args)-1] {
				if !x.done && v.Str() == x.value.Str() {
					x.done, x.result = true, args[len(args)-1]
				}
			}
			return args[0]
		}}
	}}
	c.Method("Case", cases)
	c.Method("Cases", cases)
	c.Method("Default", &Func{Params: []*Type{result}, Result: result, Builtin: true, Call: func(_ *Machine, args []Value) Value {
		if x := args[0].Obj().(*chosen); x.done {
			return x.result
		}
		return args[1]
	}})
	c.ConvertsTo(result, func(m *Machine, v Value) Value {
		x := v.Obj().(*chosen)
		if !x.done {
			return m.Failf("fell off the end of a string-switch")
		}
		return x.result
	})
	return c
}
