package cxx

import "regexp"

// coreRegex registers llvm::Regex, POSIX extended regular expressions with leftmost-longest
// matching.
func coreRegex(r *Registry) {
	c := r.Class("llvm::Regex")
	c.IsA = Is[*regexp.Regexp]
	c.Constructor(&Func{Params: []*Type{TypeString}, Builtin: true, Call: func(m *Machine, args []Value) Value {
		re, err := regexp.CompilePOSIX(args[0].Str())
		if err != nil {
			return m.Failf("%v", err)
		}
		return Obj(re)
	}})
	c.Method("match", &Func{Params: []*Type{TypeString, PointerTo(VectorOf(TypeString))}, Optional: 1, Result: TypeBool, Builtin: true,
		Call: func(m *Machine, args []Value) Value {
			found := args[0].ref.(*regexp.Regexp).FindStringSubmatch(args[1].Str())
			if !m.Step(len(args[1].Str())) || found == nil {
				return Bool(false)
			}
			if len(args) > 2 && args[2].Cell() != nil {
				list := make([]Value, len(found))
				for i, s := range found {
					list[i] = Str(s)
				}
				args[2].Cell().Store(List(&Vec{list}))
			}
			return Bool(true)
		}})
}
