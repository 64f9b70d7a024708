package randomir

// index writes an operation of the index dialect.
func (f *function) index() {
	const t = "index"
	x, y := f.value(t), f.value(t)
	switch f.r.IntN(10) {
	case 0, 1:
		p := f.pick("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
		if f.r.IntN(2) == 0 {
			y = f.indexConstant()
		}
		f.line("%s = index.cmp %s(%s, %s)", f.result("i1"), p, x, y)
	case 2:
		to := f.pick("i8", "i32", "i64", "i48", "i128")
		f.line("%s = index.%s %s : index to %s", f.result(to), f.pick("casts", "castu"), x, to)
	case 3:
		f.line("%s = index.bool.constant %s", f.result("i1"), f.pick("true", "false"))
	case 4, 5, 6:
		// Operations that reassociate with another constant.
		c := f.indexConstant()
		f.line("%s = index.%s %s, %s", f.result(t), f.pick("add", "mul", "maxs", "maxu", "mins", "minu", "and", "or", "xor", "sub"), x, c)
	default:
		op := f.pick("add", "sub", "mul", "divs", "divu", "ceildivs", "ceildivu", "floordivs", "rems", "remu", "maxs", "maxu", "mins", "minu", "shl", "shrs", "shru", "and", "or", "xor")
		f.line("%s = index.%s %s, %s", f.result(t), op, x, y)
	}
}

// indexConstant writes a constant of the index dialect and returns it.
func (f *function) indexConstant() string {
	v := f.result("index")
	text := f.number("index")
	if f.r.IntN(6) == 0 {
		text = f.pick("4294967296", "2147483648", "-2147483649", "4294967295")
	}
	f.line("%s = index.constant %s", v, text)
	return v
}
