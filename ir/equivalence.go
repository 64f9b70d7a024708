package ir

import (
	"hash/maphash"
	"slices"
)

// An Equivalence configures the comparison of operations (MLIR's
// OperationEquivalence).
type Equivalence struct {
	IgnoreLocations   bool
	IgnoreDiscardable bool // attributes
	IgnoreInherent    bool // attributes
	IgnoreOrder       bool // of the operands of commutative ops

	// Same reports whether two operands are considered equivalent; nil means ==.
	Same func(a, b *Value) bool
}

// Equal reports whether two operations, including their regions, are equivalent.
// Values and blocks defined in the regions correspond by position.
func (e *Equivalence) Equal(a, b *Operation) bool {
	if a == b {
		return true
	}
	p := pairing{e: e}
	return p.ops(a, b)
}

// A pairing maps values and blocks of one region to the corresponding ones of
// another.
type pairing struct {
	e      *Equivalence
	values map[*Value]*Value
	blocks map[*Block]*Block
}

func (p *pairing) ops(a, b *Operation) bool {
	if !p.shells(a, b) || !p.operands(a, b) {
		return false
	}
	if p.values != nil || a.NumRegions() > 0 {
		for i := range a.results() {
			p.pairValues(&a.results()[i], &b.results()[i])
		}
	}
	for i := range a.NumSuccessors() {
		s, t := a.Successor(i), b.Successor(i)
		if m, ok := p.blocks[s]; ok && m != t || !ok && s != t {
			return false
		}
	}
	for i := range a.NumRegions() {
		if !p.regions(a.Region(i), b.Region(i)) {
			return false
		}
	}
	return true
}

// shells compares operations except for operands, successors and regions.
func (p *pairing) shells(a, b *Operation) bool {
	e := p.e
	if a.def != b.def || len(a.operands()) != len(b.operands()) || len(a.results()) != len(b.results()) ||
		a.NumRegions() != b.NumRegions() || a.NumSuccessors() != b.NumSuccessors() {
		return false
	}
	if !e.IgnoreLocations && !a.loc.equals(b.loc) ||
		!e.IgnoreDiscardable && !slices.Equal(a.Attrs(), b.Attrs()) ||
		!e.IgnoreInherent && (!slices.Equal(a.inherent(), b.inherent()) || a.UnregisteredProperties() != b.UnregisteredProperties()) {
		return false
	}
	for i := range a.results() {
		if a.results()[i].typ != b.results()[i].typ {
			return false
		}
	}
	return true
}

func (p *pairing) operands(a, b *Operation) bool {
	ordered := true
	for i := range a.operands() {
		if !p.same(a.operands()[i].val, b.operands()[i].val) {
			ordered = false
			break
		}
	}
	if ordered || !p.e.IgnoreOrder || !a.Has(IsCommutative) {
		return ordered
	}
	used := make([]bool, len(b.operands()))
next:
	for i := range a.operands() {
		for k := range b.operands() {
			if !used[k] && p.same(a.operands()[i].val, b.operands()[k].val) {
				used[k] = true
				continue next
			}
		}
		return false
	}
	return true
}

func (p *pairing) same(a, b *Value) bool {
	if m, ok := p.values[a]; ok {
		return m == b
	}
	if a == b {
		return true
	}
	return p.e.Same != nil && p.e.Same(a, b)
}

func (p *pairing) pairValues(a, b *Value) {
	if p.values == nil {
		p.values, p.blocks = map[*Value]*Value{}, map[*Block]*Block{}
	}
	p.values[a] = b
}

func (p *pairing) regions(r, s *Region) bool {
	if r.NumBlocks() != s.NumBlocks() {
		return false
	}
	if p.values == nil {
		p.values, p.blocks = map[*Value]*Value{}, map[*Block]*Block{}
	}
	for b, c := r.first, s.first; b != nil; b, c = b.next, c.next {
		p.blocks[b] = c
		if len(b.args) != len(c.args) {
			return false
		}
		for i := range b.args {
			if b.args[i].typ != c.args[i].typ || !p.e.IgnoreLocations && b.args[i].Location() != c.args[i].Location() {
				return false
			}
			p.pairValues(b.args[i], c.args[i])
		}
		// Pair results first, because a use may precede its definition.
		o, q := b.first, c.first
		for ; o != nil && q != nil; o, q = o.next, q.next {
			if len(o.results()) != len(q.results()) {
				return false
			}
			for i := range o.results() {
				p.pairValues(&o.results()[i], &q.results()[i])
			}
		}
		if o != nil || q != nil {
			return false
		}
	}
	for b, c := r.first, s.first; b != nil; b, c = b.next, c.next {
		for o, q := b.first, c.first; o != nil; o, q = o.next, q.next {
			if !p.ops(o, q) {
				return false
			}
		}
	}
	return true
}

var valueSeed = maphash.MakeSeed()

// Hash returns a hash of an operation without its regions. Equal operations have
// equal hashes.
func (e *Equivalence) Hash(op *Operation) uint64 {
	h := mixString(uint64(len(op.operands())), op.def.Name)
	if !e.IgnoreLocations {
		h = mix(h, op.loc.hash())
	}
	if !e.IgnoreInherent {
		for _, a := range op.inherent() {
			h = mixAttr(h, a)
		}
		h = mixAttr(h, op.UnregisteredProperties())
	}
	if !e.IgnoreDiscardable {
		for _, a := range op.Attrs() {
			h = mixAttr(mixString(h, a.Name), a.Value)
		}
	}
	for i := range op.results() {
		h = mixType(h, op.results()[i].typ)
	}
	if e.Same != nil {
		return h
	}
	if e.IgnoreOrder && op.Has(IsCommutative) {
		var sum uint64
		for i := range op.operands() {
			sum += maphash.Comparable(valueSeed, op.operands()[i].val)
		}
		return mix(h, sum)
	}
	for i := range op.operands() {
		h = mix(h, maphash.Comparable(valueSeed, op.operands()[i].val))
	}
	return h
}
