package randomir

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// scf writes an operation of scf, with operations of the dialects in its regions.
func (f *function) scf(types, dialects []string) {
	f.depth++
	defer func() { f.depth-- }()
	switch n := f.r.IntN(12); {
	case n == 0 && f.shaped && slices.Contains(dialects, "forall"):
		f.forall(types, dialects)
	case n < 4:
		f.ifOp(types, dialects)
	case n < 7:
		f.forOp(types, dialects)
	case n < 9:
		f.whileOp(types, dialects)
	case n == 9:
		f.indexSwitch(types, dialects)
	case n == 10:
		f.parallel(types, dialects)
	default:
		f.executeRegion(types, dialects)
	}
}

// body writes a region: operations, and the output of end. Values of the region are not visible
// outside.
func (f *function) body(ops int, types, dialects []string, end func()) {
	values, order, indent := f.values, slices.Clone(f.order), f.indent
	buffers, dims, splits := f.buffers, f.dims, f.splits
	f.buffers, f.dims, f.splits = slices.Clip(buffers), slices.Clip(dims), slices.Clip(splits)
	f.values = map[string][]string{}
	for t, vs := range maps.All(values) {
		f.values[t] = slices.Clone(vs)
	}
	f.indent += "  "
	for range f.r.IntN(ops + 1) {
		if f.r.IntN(4) == 0 {
			t := types[f.r.IntN(len(types))]
			f.use(f.value(t), t)
		} else {
			f.operation(types, dialects)
		}
	}
	end()
	f.values, f.order, f.indent = values, order, indent
	f.buffers, f.dims, f.splits = buffers, dims, splits
}

// open writes the line that opens a region.
func (f *function) open(format string, args ...any) {
	f.line(format+" {", args...)
}

func (f *function) some(types []string, n int) []string {
	var out []string
	for range f.r.IntN(n) {
		out = append(out, types[f.r.IntN(len(types))])
	}
	return out
}

// takes returns values of the types.
func (f *function) takes(types []string) []string {
	out := make([]string, len(types))
	for i, t := range types {
		out[i] = f.value(t)
		if i > 0 && f.r.IntN(4) == 0 && types[i-1] == t {
			out[i] = out[i-1]
		}
	}
	return out
}

func list(values []string) string { return strings.Join(values, ", ") }

func (f *function) yield(types []string) {
	if len(types) == 0 {
		f.line("scf.yield")
		return
	}
	f.line("scf.yield %s : %s", list(f.takes(types)), list(types))
}

// fresh returns names for values that are not visible yet.
func (f *function) fresh(n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = fmt.Sprintf("%%v%d", f.n)
		f.n++
	}
	return out
}

// see makes values visible.
func (f *function) see(names, types []string) {
	for i, t := range types {
		if f.values[t] == nil {
			f.order = append(f.order, t)
		}
		f.values[t] = append(f.values[t], names[i])
	}
}

// prefix returns the names of results before an operation.
func prefix(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return list(names) + " = "
}

func (f *function) condition() string {
	c := f.value("i1")
	if f.r.IntN(4) == 0 {
		t := f.result("i1")
		f.line("%s = arith.constant true", t)
		n := f.result("i1")
		f.line("%s = arith.xori %s, %s : i1", n, c, t)
		return n
	}
	return c
}

func (f *function) ifOp(types, dialects []string) {
	results := f.some(types, 4)
	names, c := f.fresh(len(results)), f.condition()
	arrow := ""
	if len(results) > 0 {
		arrow = " -> (" + list(results) + ")"
	}
	f.open("%sscf.if %s%s", prefix(names), c, arrow)
	ops := f.r.IntN(4)
	f.body(ops, types, dialects, func() { f.yield(results) })
	if len(results) > 0 || f.r.IntN(2) == 0 {
		f.line("} else {")
		f.body(f.r.IntN(3), types, dialects, func() { f.yield(results) })
	}
	f.line("}")
	f.see(names, results)
}

// bound returns an index, often a small constant.
func (f *function) bound(t string) string {
	if f.r.IntN(3) == 0 {
		return f.value(t)
	}
	v := f.result(t)
	f.line("%s = arith.constant %s : %s", v, f.pick("0", "1", "2", "0", "1", "8", "-1", "4"), t)
	return v
}

func (f *function) forOp(types, dialects []string) {
	t := f.pick("index", "index", "i32", "i8")
	carried := f.some(types, 4)
	lower, step := f.bound(t), f.bound(t)
	upper := f.bound(t)
	switch f.r.IntN(6) {
	case 0:
		by := f.bound(t)
		upper = f.result(t)
		f.line("%s = arith.addi %s, %s%s : %s", upper, lower, by, f.pick("", " overflow<nsw>", " overflow<nuw>"), t)
	case 1:
		upper = lower
	}
	inits := f.takes(carried)
	names, iv, args := f.fresh(len(carried)), f.fresh(1)[0], f.fresh(len(carried))
	iter := ""
	if len(carried) > 0 {
		var pairs []string
		for i, a := range args {
			pairs = append(pairs, a+" = "+inits[i])
		}
		iter = fmt.Sprintf(" iter_args(%s) -> (%s)", list(pairs), list(carried))
	}
	suffix := ""
	if t != "index" {
		suffix = " : " + t
	}
	f.open("%sscf.for %s%s = %s to %s step %s%s%s", prefix(names), f.pick("", "", "", "unsigned "), iv, lower, upper, step, iter, suffix)
	f.body(4, types, dialects, func() {
		f.see(args, carried)
		f.see([]string{iv}, []string{t})
		if f.r.IntN(2) == 0 {
			f.use(f.value(t), t)
		}
		f.yield(carried)
	})
	f.line("}")
	f.see(names, carried)
}

func (f *function) whileOp(types, dialects []string) {
	carried, forwarded := f.some(types, 4), f.some(types, 4)
	if f.r.IntN(3) == 0 {
		forwarded = slices.Clone(carried)
		f.r.Shuffle(len(forwarded), func(i, j int) { forwarded[i], forwarded[j] = forwarded[j], forwarded[i] })
	}
	inits := f.takes(carried)
	names, args, after := f.fresh(len(forwarded)), f.fresh(len(carried)), f.fresh(len(forwarded))
	var pairs, params []string
	for i, a := range args {
		pairs = append(pairs, a+" = "+inits[i])
	}
	for i, a := range after {
		params = append(params, a+": "+forwarded[i])
	}
	header := ""
	if len(pairs) > 0 {
		header = " (" + list(pairs) + ")"
	}
	arrow := "()"
	if len(forwarded) > 0 {
		arrow = "(" + list(forwarded) + ")"
	}
	f.open("%sscf.while%s : (%s) -> %s", prefix(names), header, list(carried), arrow)
	f.body(4, types, dialects, func() {
		f.see(args, carried)
		c := f.value("i1")
		if f.r.IntN(4) == 0 {
			f.open("scf.if %s", c)
			f.body(3, types, dialects, func() {})
			f.line("}")
		}
		if len(forwarded) == 0 {
			f.line("scf.condition(%s)", c)
			return
		}
		f.line("scf.condition(%s) %s : %s", c, list(f.takes(forwarded)), list(forwarded))
	})
	f.line("} do {")
	if len(params) > 0 {
		f.line("^bb0(%s):", list(params))
	}
	f.body(4, types, dialects, func() {
		f.see(after, forwarded)
		if len(carried) > 0 {
			t := carried[0]
			f.use(f.value(t), t)
		}
		f.yield(carried)
	})
	f.line("}")
	f.see(names, forwarded)
}

func (f *function) indexSwitch(types, dialects []string) {
	results := f.some(types, 3)
	names, arg := f.fresh(len(results)), f.bound("index")
	arrow := ""
	if len(results) > 0 {
		arrow = " -> " + list(results)
	}
	f.line("%sscf.index_switch %s%s", prefix(names), arg, arrow)
	for i := range f.r.IntN(3) {
		f.open("case %d", i+f.r.IntN(2)*7)
		f.body(3, types, dialects, func() { f.yield(results) })
		f.line("}")
	}
	f.open("default")
	f.body(3, types, dialects, func() { f.yield(results) })
	f.line("}")
	f.see(names, results)
}

func (f *function) parallel(types, dialects []string) {
	n := 1 + f.r.IntN(2)
	var lower, upper, step []string
	for range n {
		lower, upper, step = append(lower, f.bound("index")), append(upper, f.bound("index")), append(step, f.positive())
	}
	ivs := f.fresh(n)
	f.open("scf.parallel (%s) = (%s) to (%s) step (%s)", list(ivs), list(lower), list(upper), list(step))
	f.body(3, types, dialects, func() {
		f.see(ivs, slices.Repeat([]string{"index"}, n))
		f.use(f.value("index"), "index")
		f.line("scf.reduce")
	})
	f.line("}")
}

// positive returns a positive constant.
func (f *function) positive() string {
	v := f.result("index")
	f.line("%s = arith.constant %s : index", v, f.pick("1", "2", "5"))
	return v
}

func (f *function) executeRegion(types, dialects []string) {
	results := f.some(types, 3)
	names := f.fresh(len(results))
	arrow := ""
	if len(results) > 0 {
		arrow = " -> (" + list(results) + ")"
	}
	f.open("%sscf.execute_region%s%s", prefix(names), arrow, f.pick("", "", " no_inline"))
	f.body(3, types, dialects, func() { f.yield(results) })
	f.line("}")
	f.see(names, results)
}

// forall writes a loop whose iterations insert into a tensor.
func (f *function) forall(types, dialects []string) {
	x, t := f.aTensor()
	n, iv, arg := f.bound("index"), f.fresh(1)[0], f.fresh(1)[0]
	name := f.fresh(1)[0]
	f.open("%s = scf.forall (%s) in (%s) shared_outs(%s = %s) -> (%s)", name, iv, n, arg, x, t)
	f.body(3, types, dialects, func() {
		f.see([]string{iv, arg}, []string{"index", t.String()})
		text, part := f.slice(t)
		v := f.value(part.String())
		f.open("scf.forall.in_parallel")
		f.line("  tensor.parallel_insert_slice %s into %s%s : %s into %s", v, arg, text, part, t)
		f.line("}")
	})
	f.line("}")
	f.see([]string{name}, []string{t.String()})
}
