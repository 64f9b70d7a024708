package pdl

import "github.com/mica-ir/mica/ir"

// extract loads an element of a range, which is absent past the end.
func (g *registers) extract(kind valueKind, to, from int32, i int) {
	switch kind {
	case operationValue:
		g.ops[to] = elementAt(g.opRanges[from], i)
	case valueValue:
		g.values[to] = nil
		if r := &g.ranges[from]; r.valid && i < r.len() {
			g.values[to] = r.at(i)
		}
	case typeValue:
		g.types[to] = nil
		if r := &g.typeRanges[from]; r.valid && i < r.len() {
			g.types[to] = r.at(i)
		}
	case attributeValue:
		g.attrs[to] = elementAt(g.attrRanges[from], i)
	}
}

func elementAt[T any](list []T, i int) (none T) {
	if i < len(list) {
		return list[i]
	}
	return none
}

// length returns the number of elements of a range, given by the kind of its elements.
func (g *registers) length(kind valueKind, reg int32) int {
	switch kind {
	case operationValue:
		return len(g.opRanges[reg])
	case valueValue:
		if r := &g.ranges[reg]; r.valid {
			return r.len()
		}
	case typeValue:
		if r := &g.typeRanges[reg]; r.valid {
			return r.len()
		}
	case attributeValue:
		return len(g.attrRanges[reg])
	}
	return 0
}

// nextElement takes the next element of a range in a loop.
func (s *state) nextElement(in *inst) bool {
	i := s.loopRegs[in.c]
	if i >= s.length(in.kind, in.b) {
		return false
	}
	s.loopRegs[in.c]++
	s.extract(in.kind, in.a, in.b, i)
	return true
}

// usersOf returns the users of a value or of all values of a range.
func (s *state) usersOf(in *inst) []*ir.Operation {
	list := []*ir.Operation{}
	add := func(v *ir.Value) {
		if v != nil {
			for user := range v.Users() {
				list = append(list, user)
			}
		}
	}
	if in.kind == valueValue {
		add(s.values[in.b])
		return list
	}
	if r := &s.ranges[in.b]; r.valid {
		for i := range r.len() {
			add(r.at(i))
		}
	}
	return list
}
