package bufferize

import "github.com/mica-ir/mica/ir"

// A chain controls the search from a value to the values whose buffer it may be in.
type chain struct {
	stop       func(v *ir.Value) bool
	leaves     bool // a value where the search cannot continue is found too
	equivalent bool // follow only values at the same place of the buffer
	sameType   bool // follow only casts and values of the same type
}

// chainOf returns where the chain from an operand ends.
func (s *State) chainOf(o *ir.Operand, c chain) []*ir.Value { return s.chainFrom(o.Value(), c) }

// chainFrom returns where the chain from a value ends.
func (s *State) chainFrom(start *ir.Value, c chain) []*ir.Value {
	seen := map[*ir.Value]bool{}
	found := map[*ir.Value]bool{}
	queued := map[*ir.Value]bool{start: true}
	var ends []*ir.Value
	end := func(v *ir.Value) {
		if !found[v] {
			found[v] = true
			ends = append(ends, v)
		}
	}
	leaf := func(v *ir.Value) {
		if c.leaves {
			end(v)
		}
	}
	work := []*ir.Value{start}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		delete(queued, v)
		if seen[v] {
			leaf(v)
			continue
		}
		seen[v] = true
		if c.stop(v) {
			end(v)
			continue
		}
		if s.model(ownerOf(v)) == nil {
			leaf(v)
			continue
		}
		aliases := s.OperandAliases(v)
		if len(aliases) == 0 {
			leaf(v)
		}
		for _, a := range aliases {
			from := a.Operand.Value()
			switch {
			case c.equivalent && a.Relation != Equivalent, c.sameType && from.Type() != v.Type() && !isCast(v):
				leaf(v)
			case !queued[from]:
				queued[from] = true
				work = append(work, from)
			}
		}
	}
	return ends
}

func isCast(v *ir.Value) bool {
	if v.DefiningOp() == nil {
		return false
	}
	_, ok := ir.InterfaceOf[ir.CastOpInterface](v.DefiningOp())
	return ok
}

// definitions returns the values that may have defined the contents of an operand. There are
// none if they are not defined.
func (s *State) definitions(o *ir.Operand) []*ir.Value {
	// The values on the way to the first from which there are several ways have the same definitions.
	var way []*ir.Value
	v := o.Value()
	for seen := map[*ir.Value]bool{}; !seen[v]; {
		if _, ok := s.defs[v]; ok || s.Defines(v) || s.model(ownerOf(v)) == nil {
			break
		}
		aliases := s.OperandAliases(v)
		if len(aliases) != 1 {
			break
		}
		seen[v] = true
		way, v = append(way, v), aliases[0].Operand.Value()
	}
	list, ok := s.defs[v]
	if !ok {
		list = s.chainFrom(v, chain{stop: s.Defines})
		s.defs[v] = list
	}
	for _, v := range way {
		s.defs[v] = list
	}
	return list
}
