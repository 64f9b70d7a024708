package randomir

import "fmt"

// affineLoops writes a loop or a condition of affine, or an operation on its values.
func (f *function) affineLoops(types, dialects []string) {
	f.depth++
	defer func() { f.depth-- }()
	n := f.r.IntN(10)
	if f.depth > 4 {
		n += 5
	}
	switch {
	case n < 3:
		f.affineFor(types, dialects)
	case n < 5:
		f.affineIf(types, dialects)
	case n < 8:
		f.affineApply()
	default:
		f.affineAccess()
	}
}

// dim returns a dimension.
func (f *function) dim() string { return f.dims[f.r.IntN(len(f.dims))] }

// expr returns an affine expression of d0 and d1.
func (f *function) expr() string {
	e := f.pick("d0", "d1")
	for range f.r.IntN(3) {
		switch f.r.IntN(5) {
		case 0:
			e = fmt.Sprintf("(%s) * %d", e, f.r.IntN(5))
		case 1:
			e = fmt.Sprintf("(%s) %s %d", e, f.pick("mod", "floordiv", "ceildiv"), 1+f.r.IntN(6))
		case 2:
			e = fmt.Sprintf("%s - %s", e, f.pick("d0", "d1"))
		default:
			e = fmt.Sprintf("%s + %s", e, f.pick("d0", "d1", "1", "3"))
		}
	}
	return e
}

func (f *function) affineFor(types, dialects []string) {
	bound := func(most string) string {
		switch f.r.IntN(4) {
		case 0:
			return f.dim()
		case 1:
			return fmt.Sprintf("%s affine_map<(d0, d1) -> (%s, %s)>(%s, %s)", most, f.expr(), f.expr(), f.dim(), f.dim())
		}
		return f.pick("0", "1", "4", "10")
	}
	carried := f.some(types, 3)
	inits := f.takes(carried)
	names, iv, args := f.fresh(len(carried)), f.fresh(1)[0], f.fresh(len(carried))
	iter := ""
	for i, a := range args {
		iter += fmt.Sprintf(", %s = %s", a, inits[i])
	}
	if iter != "" {
		iter = fmt.Sprintf(" iter_args(%s) -> (%s)", iter[2:], list(carried))
	}
	f.open("%saffine.for %s = %s to %s step %d%s", prefix(names), iv, bound("max"), bound("min"), 1+f.r.IntN(3), iter)
	f.body(5, types, dialects, func() {
		f.see(append(args, iv), append(carried, "index"))
		f.dims = append(f.dims, iv)
		for range f.r.IntN(4) {
			f.affineApply()
			f.affineAccess()
		}
		f.affineYield(carried)
	})
	f.line("}")
	f.see(names, carried)
}

func (f *function) affineYield(types []string) {
	if len(types) > 0 {
		f.line("affine.yield %s : %s", list(f.takes(types)), list(types))
	}
}

func (f *function) affineIf(types, dialects []string) {
	results := f.some(types, 3)
	names := f.fresh(len(results))
	arrow := ""
	if len(results) > 0 {
		arrow = " -> (" + list(results) + ")"
	}
	f.open("%saffine.if affine_set<(d0, d1) : (%s %s 0, %s >= 0)>(%s, %s)%s", prefix(names), f.expr(), f.pick(">=", "=="), f.expr(), f.dim(), f.dim(), arrow)
	f.body(3, types, dialects, func() { f.affineYield(results) })
	if len(results) > 0 || f.r.IntN(2) == 0 {
		f.line("} else {")
		f.body(3, types, dialects, func() { f.affineYield(results) })
	}
	f.line("}")
	f.see(names, results)
}

// affineApply writes the value of a map, which is a dimension.
func (f *function) affineApply() {
	x, y := f.dim(), f.dim()
	v := f.fresh(1)[0]
	if f.r.IntN(3) == 0 {
		f.line("%s = affine.%s affine_map<(d0, d1) -> (%s, %s, %s)>(%s, %s)", v, f.pick("min", "max"), f.expr(), f.expr(), f.pick("4", "d0", "-1"), x, y)
	} else {
		f.line("%s = affine.apply affine_map<(d0, d1) -> (%s)>(%s, %s)", v, f.expr(), x, y)
		f.dims = append(f.dims, v)
	}
	f.see([]string{v}, []string{"index"})
}

// affineAccess writes a load or a store of a memref.
func (f *function) affineAccess() {
	if len(f.buffers) == 0 {
		f.alloc()
	}
	b := f.buffers[f.r.IntN(len(f.buffers))]
	indices := make([]string, len(b.shape))
	for i := range indices {
		indices[i] = f.dim() + f.pick("", " + 1", " * 2", "")
		if f.r.IntN(4) == 0 {
			indices[i] = "0"
		}
	}
	if f.r.IntN(2) == 0 {
		f.line("%s = affine.load %s[%s] : %s", f.result(b.element), b.name, list(indices), b)
		return
	}
	v := f.value(b.element)
	f.line("affine.store %s, %s[%s] : %s", v, b.name, list(indices), b)
}
