package cxx

// logicalResult is llvm::LogicalResult: 1 is success.
var logicalResult = func() *Type {
	c := &Class{Name: "llvm::LogicalResult", enum: true}
	c.typ = &Type{Kind: KindEnum, Class: c, Bits: 8, Unsigned: true}
	return c.typ
}()

// parseResult is llvm::ParseResult: 1 is success, but as a condition that is false.
var parseResult = func() *Type {
	c := &Class{Name: "llvm::ParseResult", enum: true}
	c.typ = &Type{Kind: KindEnum, Class: c, Bits: 8, Unsigned: true}
	return c.typ
}()

// LogicalResult returns the type of success() and failure(); Bool makes a value.
func LogicalResult() *Type { return logicalResult }

// ParseResult returns the type of a LogicalResult that is true as a condition if it is a
// failure.
func ParseResult() *Type { return parseResult }

// isLogicalResult reports whether a type is LogicalResult or ParseResult.
func isLogicalResult(t *Type) bool { return t == logicalResult || t == parseResult }

func coreOptional(r *Registry) {
	r.Alias("llvm::LogicalResult", logicalResult)
	r.Alias("llvm::ParseResult", parseResult)
	r.Alias("mlir::ParseResult", parseResult)
	r.Alias("mlir::OptionalParseResult", OptionalOf(parseResult))
	for _, k := range []struct {
		name string
		good bool
	}{{"success", true}, {"failure", false}} {
		r.Func("llvm::LogicalResult::"+k.name, &Func{
			Params: []*Type{TypeBool}, Optional: 1, Result: logicalResult,
			Call: func(_ *Machine, args []Value) Value {
				return Bool((len(args) == 0 || args[0].Bool()) == k.good)
			},
		})
		r.Func("llvm::"+k.name, &Func{
			Params: []*Type{TypeBool}, Optional: 1, Result: logicalResult,
			Call: func(_ *Machine, args []Value) Value {
				return Bool((len(args) == 0 || args[0].Bool()) == k.good)
			},
		})
	}
	for _, k := range []struct {
		name string
		good bool
	}{{"succeeded", true}, {"failed", false}} {
		r.Func("llvm::"+k.name, &Func{build: func(s *Site) *tree {
			if len(s.args) != 1 {
				return nil
			}
			x := s.args[0]
			if x.t.Kind != KindOptional && !isLogicalResult(x.t) && x.t.Kind != Poison {
				return nil
			}
			b := &tree{op: opBool, t: TypeBool, at: at(s.node), x: x}
			if k.good {
				return b
			}
			return &tree{op: opNot, t: TypeBool, at: b.at, x: b}
		}})
	}
	r.Func("std::make_optional", &Func{build: func(s *Site) *tree {
		if len(s.args) != 1 {
			return nil
		}
		return retype(s.args[0], OptionalOf(s.args[0].t))
	}})
}

// optionalMethods registers the methods of std::optional and FailureOr, which have the same
// representation, and of LogicalResult.
func optionalMethods(r *Registry) {
	has := func(s *Site) *tree {
		return &tree{op: opBool, t: TypeBool, at: at(s.node), x: s.args[0]}
	}
	for name, good := range map[string]bool{"succeeded": true, "failed": false} {
		r.method(KindEnum, name, &Func{build: func(s *Site) *tree {
			if len(s.args) != 1 || !isLogicalResult(s.args[0].t) {
				return nil
			}
			b := &tree{op: opBool, t: TypeBool, at: at(s.node), x: s.args[0]}
			if good {
				return b
			}
			return &tree{op: opNot, t: TypeBool, at: b.at, x: b}
		}})
	}
	value := func(s *Site) *tree { return s.c.deref(s.node, s.args[0]) }
	for _, name := range []string{"has_value", "hasValue"} {
		r.method(KindOptional, name, &Func{build: has})
	}
	emplace := func(s *Site) *tree {
		x := s.args[0]
		if !x.lvalue || x.op == opSlot {
			return nil
		}
		v := s.c.construct(s.node, x.t.Elem, s.args[1:], false)
		if isPoison(v) {
			return s.c.poison(s.node, v)
		}
		return &tree{op: opAssign, t: x.t, at: at(s.node), x: x, y: retype(v, x.t)}
	}
	r.method(KindOptional, "emplace", &Func{build: emplace})
	r.method(KindOptional, "reset", &Func{build: func(s *Site) *tree {
		x := s.args[0]
		if !x.lvalue || x.op == opSlot || len(s.args) != 1 {
			return nil
		}
		return &tree{op: opAssign, t: x.t, at: at(s.node), x: x, y: constant(s.node, x.t, None)}
	}})
	for _, name := range []string{"value", "getValue"} {
		r.method(KindOptional, name, &Func{build: value})
	}
	r.method(KindOptional, "value_or", &Func{Template: func(s *Site) *Func {
		t := s.Receiver().Elem
		return &Func{Params: []*Type{t}, Result: t, NullOK: true, Call: func(_ *Machine, args []Value) Value {
			if args[0].IsNone() {
				return args[1]
			}
			return args[0]
		}}
	}})
}
