package cxx

// coreCharacters registers the functions of <cctype>, and those of LLVM that do the same.
func coreCharacters(r *Registry) {
	for _, x := range []struct {
		std, llvm string
		is        func(c byte) bool
	}{
		{"isdigit", "isDigit", isDigit},
		{"isxdigit", "isHexDigit", func(c byte) bool { return isDigitOf(c, 16) }},
		{"isalpha", "isAlpha", isLetter},
		{"isalnum", "isAlnum", func(c byte) bool { return isLetter(c) || isDigit(c) }},
		{"isspace", "isSpace", func(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }},
		{"isupper", "isUpper", func(c byte) bool { return c >= 'A' && c <= 'Z' }},
		{"islower", "isLower", func(c byte) bool { return c >= 'a' && c <= 'z' }},
	} {
		of := func(t *Type) Func {
			return Func{Params: []*Type{t}, Result: TypeBool, Call: func(_ *Machine, args []Value) Value {
				c := args[0].Int()
				return Bool(c >= 0 && c < 128 && x.is(byte(c)))
			}}
		}
		r.each([]string{x.std, "std::" + x.std}, of(TypeInt32))
		r.each([]string{"llvm::" + x.llvm}, of(TypeChar))
	}
}
