package main

import (
	"slices"

	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/ir"
)

// An underlying is the value that a value is a copy of. It is nil if there are several.
type underlying struct {
	known bool
	value *ir.Value
}

// underlyingDomain finds which values are passed on by control flow.
type underlyingDomain struct{}

func (underlyingDomain) Join(a, b underlying) underlying {
	if a == b {
		return a
	}
	return underlying{known: true}
}

func (underlyingDomain) Entry(v *ir.Value) underlying { return underlying{true, v} }

func (d underlyingDomain) Transfer(op *ir.Operation, _ []underlying, join func(int, underlying), _ func(int, *ir.Value)) {
	for i, v := range op.Results() {
		join(i, d.Entry(v))
	}
}

// resolve follows copies of a value to the original, or returns nil if that is unknown.
func resolve(v *ir.Value, read func(*ir.Value) underlying) *ir.Value {
	for {
		u := read(v)
		if !u.known || u.value == nil || u.value == v {
			return u.value
		}
		v = u.value
	}
}

// An access is the operations that may access a memory before or after a point.
type access struct {
	unknown bool
	ops     []*ir.Operation
}

// accesses is the accesses to the memories of values.
type accesses map[*ir.Value]*access

func (a accesses) of(v *ir.Value) *access {
	if a[v] == nil {
		a[v] = &access{}
	}
	return a[v]
}

// merge adds the accesses of from, and reports whether there are more than before.
func (a accesses) merge(from accesses) (changed bool) {
	for v, x := range from {
		to := a.of(v)
		switch {
		case to.unknown:
		case x.unknown:
			*to, changed = access{unknown: true}, true
		default:
			for _, op := range x.ops {
				if !slices.Contains(to.ops, op) {
					to.ops, changed = append(to.ops, op), true
				}
			}
		}
	}
	return changed
}

// set makes an operation the only access, and reports whether it was not.
func (a accesses) set(v *ir.Value, op *ir.Operation) bool {
	x := a.of(v)
	if !x.unknown && len(x.ops) == 1 && x.ops[0] == op {
		return false
	}
	*x = access{ops: []*ir.Operation{op}}
	return true
}

// accessDomain finds the next or, if it is forward, the last accesses at each point. Those
// before a point are only writes.
type accessDomain struct {
	values *dataflow.Forward[underlying]
	// external treats calls of functions without a body as accesses to their arguments.
	external, forward bool
}

func (d *accessDomain) New() accesses { return accesses{} }

func (d *accessDomain) Join(from, to accesses) bool { return to.merge(from) }

// Boundary makes known accesses unknown or, forward, forgets them.
func (d *accessDomain) Boundary(s accesses) (changed bool) {
	if d.forward {
		changed = len(s) > 0
		clear(s)
		return changed
	}
	for _, x := range s {
		changed = changed || !x.unknown
		*x = access{unknown: true}
	}
	return changed
}

func (d *accessDomain) resolve(at dataflow.Work, v *ir.Value) *ir.Value {
	return resolve(v, func(v *ir.Value) underlying { return d.values.Read(v, at) })
}

func (d *accessDomain) Transfer(at dataflow.Work, op *ir.Operation, from, to accesses) bool {
	var effects []ir.Effect
	if f := op.Def().Effects; f != nil {
		effects = f(op)
	} else if !op.Has(ir.NoMemoryEffect) {
		return d.Boundary(to)
	}
	var accessed []*ir.Value
	for _, e := range effects {
		if e.Value == nil {
			return d.Boundary(to)
		}
		v := d.resolve(at, e.Value)
		if v == nil {
			return false // it may be found later
		}
		if e.Kind != ir.Read || !d.forward {
			accessed = append(accessed, v)
		}
	}
	return d.access(op, accessed, from, to)
}

func (d *accessDomain) access(op *ir.Operation, values []*ir.Value, from, to accesses) bool {
	changed := to.merge(from)
	for _, v := range values {
		changed = to.set(v, op) || changed
	}
	return changed
}

func (d *accessDomain) Call(at dataflow.Work, op *ir.Operation, transfer dataflow.CallTransfer, from, to accesses) bool {
	if transfer == dataflow.ExternalCallee {
		if !d.external {
			changed := to.merge(from) // Boundary changes only known values
			return d.Boundary(to) || changed
		}
		call, _ := ir.InterfaceOf[ir.CallOpInterface](op)
		var values []*ir.Value
		for _, o := range call.ArgOperands(op) {
			v := d.resolve(at, o.Value())
			if v == nil {
				return false
			}
			values = append(values, v)
		}
		return d.access(op, values, from, to)
	}
	if op.Name() == "test.call_and_store" && isTrue(op, "store_before_call") == (transfer == dataflow.EnterCallee) {
		return d.Transfer(at, op, from, to)
	}
	return to.merge(from)
}

func (d *accessDomain) Region(at dataflow.Work, op *ir.Operation, source, target *ir.Region, from, to accesses) bool {
	region, loop := op.Name() == "test.store_with_a_region", op.Name() == "test.store_with_a_loop_region"
	if region || loop && d.forward {
		before := isTrue(op, "store_before_region")
		if target == nil && !before || source == nil && before {
			changed := d.Transfer(at, op, from, to)
			return d.forward && to.merge(from) || changed
		}
	}
	return to.merge(from)
}
