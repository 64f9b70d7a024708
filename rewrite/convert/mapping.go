package convert

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A mapping says with which values a conversion has replaced others. Most entries are for
// one value; those for several are casts that made these of one.
type mapping struct {
	single map[*ir.Value][]*ir.Value
	many   map[*ir.Value][]entry // by their first value
	// targets has the values that others were replaced with, also if that was undone.
	targets map[*ir.Value]struct{}
}

type entry struct{ from, to []*ir.Value }

func newMapping() mapping {
	return mapping{map[*ir.Value][]*ir.Value{}, map[*ir.Value][]entry{}, map[*ir.Value]struct{}{}}
}

// add notes that from was replaced with to. It replaces an earlier entry.
func (m *mapping) add(from, to []*ir.Value) {
	to = slices.Clip(slices.Clone(to))
	for _, v := range to {
		m.targets[v] = struct{}{}
	}
	if len(from) == 1 {
		m.single[from[0]] = to
		return
	}
	m.remove(from)
	m.many[from[0]] = append(m.many[from[0]], entry{from, to})
}

// remove removes the entry for from.
func (m *mapping) remove(from []*ir.Value) {
	if len(from) == 1 {
		delete(m.single, from[0])
		return
	}
	m.many[from[0]] = slices.DeleteFunc(m.many[from[0]], func(e entry) bool { return slices.Equal(e.from, from) })
}

// next returns what several values were replaced with: each one that was, or else all
// together. It returns nil if none was.
func (m *mapping) next(from []*ir.Value) []*ir.Value {
	if len(from) == 1 {
		return m.single[from[0]]
	}
	if slices.ContainsFunc(from, func(v *ir.Value) bool { return m.single[v] != nil }) {
		var to []*ir.Value
		for _, v := range from {
			if r := m.single[v]; r != nil {
				to = append(to, r...)
			} else {
				to = append(to, v)
			}
		}
		return to
	}
	if len(from) == 0 {
		return nil
	}
	for _, e := range m.many[from[0]] {
		if slices.Equal(e.from, from) {
			return e.to
		}
	}
	return nil
}

// isTarget reports whether a value was replaced with v.
func (m *mapping) isTarget(v *ir.Value) bool {
	_, ok := m.targets[v]
	return ok
}

// lookup returns the last values that v was replaced with, or v itself. If types is not nil,
// it is the last ones of these types, or nil. Casts that the driver has made to pass a value
// on are not looked for if skipCasts is set.
func (c *conversion) lookup(v *ir.Value, types []ir.Type, skipCasts bool) []*ir.Value {
	var desired []*ir.Value
	last := []*ir.Value{v}
	next := c.mapping.next
	if c.now != nil {
		next = c.now.next
	}
	for current := last; current != nil; current = next(current) {
		if skipCasts && c.arePureCasts(current) {
			continue
		}
		last = current
		if types != nil && haveTypes(current, types) {
			desired = current
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
