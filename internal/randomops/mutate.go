package randomops

import "github.com/mica-ir/mica/ir"

// mutate changes an operation in one respect.
func (g *Generator) mutate(from *Spec) *Spec {
	s := from.clone()
	for range 10 {
		if g.change(s) {
			break
		}
	}
	return s
}

// change makes one random change. It returns false if the operation has nothing of the chosen
// kind.
func (g *Generator) change(s *Spec) bool {
	def := s.Def
	switch g.IntN(14) {
	case 0, 1, 2:
		i, k, ok := g.value(s.Operands)
		if ok {
			s.Operands[i][k] = g.another(def.Operands[i].Constraint)
		}
		return ok
	case 3, 4:
		i, k, ok := g.value(s.Results)
		if ok {
			s.Results[i][k] = g.another(def.Results[i].Constraint)
		}
		return ok
	case 5:
		if len(s.Operands) == 0 {
			return false
		}
		i := g.IntN(len(s.Operands))
		s.Operands[i] = g.resize(s.Operands[i], def.Operands[i].Constraint)
		return true
	case 6:
		if len(s.Results) == 0 {
			return false
		}
		i := g.IntN(len(s.Results))
		s.Results[i] = g.resize(s.Results[i], def.Results[i].Constraint)
		return true
	case 7, 8, 9:
		if len(s.Attrs) == 0 {
			return false
		}
		i := g.IntN(len(s.Attrs))
		d := &def.Attributes[def.Slot(s.Attrs[i].Name)]
		switch g.IntN(6) {
		case 0:
			s.Attrs = append(s.Attrs[:i], s.Attrs[i+1:]...)
		case 1:
			s.Attrs[i].Value = g.pool.Attrs[g.IntN(len(g.pool.Attrs))]
		default:
			s.Attrs[i].Value = g.attr(d)
		}
		return true
	case 10:
		for _, i := range g.Perm(len(def.Attributes)) {
			d := &def.Attributes[i]
			if d.Hidden || has(s.Attrs, d.Name) {
				continue
			}
			s.Attrs = append(s.Attrs, Attr{d.Name, g.attr(d)})
			return true
		}
		return false
	case 11:
		switch g.IntN(4) {
		case 0:
			s.Attrs = append(s.Attrs, Attr{"unknown_name", g.pool.Attrs[g.IntN(len(g.pool.Attrs))]})
		default:
			s.Extra = append(s.Extra, g.extra())
		}
		return true
	case 12:
		switch {
		case len(s.Regions) > 0 && !g.chance(5):
			s.Regions[g.IntN(len(s.Regions))] = g.region(s)
		case len(s.Regions) > 0:
			s.Regions = s.Regions[1:]
		case g.chance(10):
			s.Regions = append(s.Regions, g.region(s))
		default:
			return false
		}
		return true
	default:
		switch {
		case len(s.Successors) > 0 && g.chance(50):
			s.Successors[g.IntN(len(s.Successors))] = Successor{g.any(g.pool.Types)}
		case len(s.Successors) > 0:
			s.Successors = s.Successors[1:]
		case s.Parent != nil:
			s.Parent = nil
		case s.Symbols != "":
			s.Symbols = ""
		case g.chance(20) && (def.Has(ir.AttrSizedOperandSegments) || def.Has(ir.AttrSizedResultSegments)):
			s.NoSegments = true
		default:
			return false
		}
		return true
	}
}

func has(as []Attr, name string) bool {
	for _, a := range as {
		if a.Name == name {
			return true
		}
	}
	return false
}

// value chooses a value of the groups.
func (g *Generator) value(groups [][]ir.Type) (i, k int, ok bool) {
	n := len(flat(groups))
	if n == 0 {
		return 0, 0, false
	}
	at := g.IntN(n)
	for i := range groups {
		if at < len(groups[i]) {
			return i, at, true
		}
		at -= len(groups[i])
	}
	return 0, 0, false
}

// another chooses a type, usually one that satisfies the constraint.
func (g *Generator) another(c *ir.TypeConstraint) ir.Type {
	if fit := g.typesFor(c); len(fit) > 0 && g.chance(65) {
		return g.any(fit)
	}
	return g.any(g.pool.Types)
}

// resize removes or adds a value.
func (g *Generator) resize(ts []ir.Type, c *ir.TypeConstraint) []ir.Type {
	if len(ts) > 0 && g.chance(50) {
		return ts[:len(ts)-1]
	}
	if len(ts) > 0 && g.chance(60) {
		return append(ts, ts[len(ts)-1])
	}
	return append(ts, g.another(c))
}
