package ir

// A Mapping maps values, blocks and operations of the original to those used in a
// copy (MLIR's IRMapping).
type Mapping struct {
	Values map[*Value]*Value
	Blocks map[*Block]*Block
	Ops    map[*Operation]*Operation
}

// NewMapping returns an empty mapping.
func NewMapping() *Mapping {
	return &Mapping{map[*Value]*Value{}, map[*Block]*Block{}, map[*Operation]*Operation{}}
}

// Map makes copies use to instead of from.
func (m *Mapping) Map(from, to *Value) { m.Values[from] = to }

// MapBlock makes copies use to instead of from.
func (m *Mapping) MapBlock(from, to *Block) { m.Blocks[from] = to }

// Lookup returns the value that replaces v, or v itself.
func (m *Mapping) Lookup(v *Value) *Value {
	if w, ok := m.Values[v]; ok {
		return w
	}
	return v
}

// LookupBlock returns the block that replaces b, or b itself.
func (m *Mapping) LookupBlock(b *Block) *Block {
	if c, ok := m.Blocks[b]; ok {
		return c
	}
	return b
}

// Clone returns a detached copy of op with its regions. Operands and successors are
// mapped by m, which may be nil; m is extended with the copies.
func (op *Operation) Clone(m *Mapping) *Operation {
	if m == nil {
		m = NewMapping()
	}
	c := op.cloneWithoutRegions(m)
	for i := range op.NumRegions() {
		op.Region(i).CloneInto(c.Region(i), m)
	}
	return c
}

// CloneWithoutRegions is Clone, but the copy's regions are empty.
func (op *Operation) CloneWithoutRegions(m *Mapping) *Operation {
	if m == nil {
		m = NewMapping()
	}
	return op.cloneWithoutRegions(m)
}

func (op *Operation) cloneWithoutRegions(m *Mapping) *Operation {
	c := allocate(len(op.operands()), len(op.results()), len(op.inherent()))
	c.def, c.loc = op.def, op.loc
	for i := range op.results() {
		r := &c.results()[i]
		r.typ, r.op, r.index = op.results()[i].typ, c, uint32(i)
		m.Values[&op.results()[i]] = r
	}
	m.Ops[op] = c
	copy(c.chunkInherent(), op.chunkInherent())
	c.attrs = op.attrs.forCopy()
	for i := range op.operands() {
		c.operands()[i].owner = c
		c.operands()[i].Set(m.Lookup(op.operands()[i].val))
	}
	if op.ext != nil {
		c.ext = newExtension(len(op.ext.regions), len(op.ext.successors))
		c.ext.properties = op.ext.properties
		for i := range c.ext.regions {
			c.ext.regions[i].op = c
		}
		for i := range c.ext.successors {
			c.ext.successors[i].owner = c
			c.ext.successors[i].Set(m.LookupBlock(op.ext.successors[i].block))
		}
	}
	return c
}

// CloneInto appends copies of the blocks of r to another region. Block arguments that
// m, which must not be nil, already maps are not copied.
func (r *Region) CloneInto(to *Region, m *Mapping) {
	// Create blocks and results first, because a use may precede its definition.
	for b := range r.Blocks() {
		nb := NewBlock()
		m.Blocks[b] = nb
		for _, a := range b.args {
			if _, replaced := m.Values[a]; !replaced {
				m.Values[a] = nb.AddArgument(a.typ, a.Location())
			}
		}
		to.AppendBlock(nb)
	}
	var copies, originals []*Operation
	for b := range r.Blocks() {
		nb := m.Blocks[b]
		for op := range b.Ops() {
			c := op.cloneWithoutRegions(m)
			nb.Append(c)
			copies, originals = append(copies, c), append(originals, op)
		}
	}
	for i, op := range originals {
		c := copies[i]
		for k := range op.operands() {
			c.operands()[k].Set(m.Lookup(op.operands()[k].val))
		}
		for k := range op.NumRegions() {
			op.Region(k).CloneInto(c.Region(k), m)
		}
	}
}
