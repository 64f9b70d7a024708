package conversion

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A mapping maps values to the values that a conversion has replaced them with. Nearly all entries
// map one value to one. Entries for several values come from casts of one value to several.
type mapping struct {
	single  ir.ValueMap[*ir.Value] // nil for those with several
	several map[*ir.Value][]*ir.Value
	many    map[*ir.Value][]entry // by their first value
	// former has the values that others were replaced with in entries that were removed.
	former map[*ir.Value]struct{}
}

type entry struct{ from, to []*ir.Value }

// A found is the replacement of a value: one value, or several. Both fields are nil if the value has
// not been replaced.
type found struct {
	one     *ir.Value
	several []*ir.Value
}

func (f found) any() bool { return f.one != nil || f.several != nil }

func (f found) first() *ir.Value {
	if f.one != nil {
		return f.one
	}
	return f.several[0]
}

// list returns the values.
func (f found) list() []*ir.Value {
	if f.one != nil {
		return []*ir.Value{f.one}
	}
	return f.several
}

// haveTypes reports whether the values have the given types.
func (f found) haveTypes(types []ir.Type) bool {
	if f.one != nil {
		return len(types) == 1 && f.one.Type() == types[0]
	}
	return haveTypes(f.several, types)
}

// add records that from was replaced with to. It replaces an earlier entry.
func (m *mapping) add(from, to []*ir.Value) {
	if len(from) == 1 {
		m.addFor(from[0], to)
		return
	}
	m.remove(from)
	if m.many == nil {
		m.many = map[*ir.Value][]entry{}
	}
	m.many[from[0]] = append(m.many[from[0]], entry{from, slices.Clip(slices.Clone(to))})
}

// addFor is add for one value.
func (m *mapping) addFor(from *ir.Value, to []*ir.Value) {
	if len(to) == 1 {
		m.addOne(from, to[0])
		return
	}
	m.removeOne(from)
	if m.several == nil {
		m.several = map[*ir.Value][]*ir.Value{}
	}
	m.several[from] = slices.Clip(slices.Clone(to))
	m.single.Set(from, nil)
}

// addOne is add for one value that was replaced with one.
func (m *mapping) addOne(from, to *ir.Value) {
	m.forgetOne(from)
	m.single.Set(from, to)
}

// remove removes the entry for from.
func (m *mapping) remove(from []*ir.Value) {
	if len(from) == 1 {
		m.removeOne(from[0])
		return
	}
	if len(m.many[from[0]]) == 0 {
		return
	}
	m.many[from[0]] = slices.DeleteFunc(m.many[from[0]], func(e entry) bool {
		if !slices.Equal(e.from, from) {
			return false
		}
		m.wereTargets(e.to...)
		return true
	})
}

// removeOne is remove for one value.
func (m *mapping) removeOne(from *ir.Value) {
	m.forgetOne(from)
	m.single.Delete(from)
}

// forgetOne prepares an entry for replacement or removal by recording its targets in former.
func (m *mapping) forgetOne(from *ir.Value) {
	to, ok := m.single.Get(from)
	switch {
	case !ok:
	case to != nil:
		m.wereTargets(to)
	default:
		m.wereTargets(m.several[from]...)
		delete(m.several, from)
	}
}

func (m *mapping) wereTargets(vs ...*ir.Value) {
	if m.former == nil {
		m.former = map[*ir.Value]struct{}{}
	}
	for _, v := range vs {
		m.former[v] = struct{}{}
	}
}

// of returns the replacement of a value.
func (m *mapping) of(v *ir.Value) found {
	to, ok := m.single.Get(v)
	if ok && to == nil {
		return found{several: m.several[v]}
	}
	return found{one: to}
}

// leadTo reports whether one of the values was replaced with a result of op. Operations that use each
// other in a cycle may fold to each other.
func (m *mapping) leadTo(values []*ir.Value, op *ir.Operation) bool {
	for _, v := range values {
		// No replacements lead back to their start, so each chain of them ends.
		for ; v != nil; v = m.of(v).one {
			if v.DefiningOp() == op {
				return true
			}
		}
	}
	return false
}

// next returns the replacements of values. Each value is looked up individually; if no value has been
// replaced individually, all are looked up as a group.
func (m *mapping) next(from found) found {
	if from.one != nil {
		return m.of(from.one)
	}
	var to []*ir.Value
	replaced := false
	for _, v := range from.several {
		f := m.of(v)
		switch {
		case f.one != nil:
			to, replaced = append(to, f.one), true
		case f.several != nil:
			to, replaced = append(to, f.several...), true
		default:
			to = append(to, v)
		}
	}
	switch {
	case replaced:
		return foundList(to)
	case len(from.several) == 0:
		return found{}
	}
	for _, e := range m.many[from.several[0]] {
		if slices.Equal(e.from, from.several) {
			return foundList(e.to)
		}
	}
	return found{}
}

func foundList(vs []*ir.Value) found {
	if len(vs) == 1 {
		return found{one: vs[0]}
	}
	return found{several: vs}
}

// targets returns the values accepted by keep that have replaced other values, including replacements
// that were undone.
func (m *mapping) targets(keep func(*ir.Value) bool) map[*ir.Value]struct{} {
	targets := map[*ir.Value]struct{}{}
	add := func(vs ...*ir.Value) {
		for _, v := range vs {
			if keep(v) {
				targets[v] = struct{}{}
			}
		}
	}
	m.single.All(func(_, to *ir.Value) {
		if to != nil {
			add(to)
		}
	})
	for _, to := range m.several {
		add(to...)
	}
	for _, entries := range m.many {
		for _, e := range entries {
			add(e.to...)
		}
	}
	for v := range m.former {
		add(v)
	}
	return targets
}

// isTarget reports whether a value was replaced with v, whose replacement has been logged, before the
// changes that were delayed are made. The set is computed once, because replacements by later casts
// are never queried.
func (c *conversion) isTarget(v *ir.Value) bool {
	if c.targets == nil {
		c.targets = c.mapping.targets(func(v *ir.Value) bool {
			if _, ok := c.mapping.single.Get(v); ok {
				return true
			}
			op := v.DefiningOp()
			return c.dropped && (op == nil || c.replaced.Has(op))
		})
	}
	_, ok := c.targets[v]
	return ok
}

// lookup returns the last values that v was replaced with, or v itself. If types is not nil, it
// prefers the last ones of these types. If skipCasts is set, it ignores the driver's casts that only
// forward a value.
func (c *conversion) lookup(v *ir.Value, types []ir.Type, skipCasts bool) found {
	var desired found
	last := found{one: v}
	for current := last; current.any(); {
		if !skipCasts || !c.arePureCasts(current) {
			last = current
			if types != nil && current.haveTypes(types) {
				desired = current
			}
		}
		if c.now != nil {
			current = c.now.next(current)
		} else {
			current = c.mapping.next(current)
		}
	}
	if types != nil {
		return desired
	}
	return last
}

// haveTypes reports whether values have the given types.
func haveTypes(vs []*ir.Value, types []ir.Type) bool {
	return slices.EqualFunc(vs, types, func(v *ir.Value, t ir.Type) bool { return v.Type() == t })
}
