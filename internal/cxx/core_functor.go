package cxx

// coreFunctors registers the function objects of std: std::equal_to<> is a class
// template with callable objects.
func coreFunctors(r *Registry) {
	for name, op := range map[string]Tok{
		"equal_to": tokEq, "not_equal_to": tokNe, "less": tokLt, "greater": tokGt, "less_equal": tokLe, "greater_equal": tokGe,
		"plus": tokAdd, "minus": tokSub, "multiplies": tokMul, "divides": tokDiv, "modulus": tokRem,
		"bit_and": tokAnd, "bit_or": tokOr, "bit_xor": tokXor, "logical_and": tokAndAnd, "logical_or": tokOrOr,
	} {
		q := "std::" + name
		t := FuncType(q, &Func{Builtin: true, build: func(s *Site) *tree {
			if len(s.args) != 2 {
				return nil
			}
			x, y := s.c.materialize(s.args[0], nil), s.c.materialize(s.args[1], nil)
			switch {
			case isPoison(x, y):
				return retype(s.c.poison(s.node, x, y), TypeBool)
			case op == tokAndAnd, op == tokOrOr:
				b := &tree{op: opAnd, t: TypeBool, at: at(s.node), x: s.c.condition(x), y: s.c.condition(y)}
				if op == tokOrOr {
					b.op = opOr
				}
				return b
			}
			n := len(s.c.problems)
			out := s.c.binary(s.node, op, x, y)
			s.failed = len(s.c.problems) > n
			return out
		}})
		r.Template(q, func([]*Type) *Type { return t })
	}
	not := FuncType("std::logical_not", &Func{Builtin: true, build: func(s *Site) *tree {
		if len(s.args) != 1 {
			return nil
		}
		return &tree{op: opNot, t: TypeBool, at: at(s.node), x: s.c.condition(s.args[0])}
	}})
	r.Template("std::logical_not", func([]*Type) *Type { return not })
}
