package bytecode

import "github.com/mica-ir/mica/ir"

func (f *fileWriter) operation(e *emitter, op *ir.Operation) {
	e.varint(uint64(f.n.names[op.Def()].number))
	mask := byte(0)
	at := len(e.b)
	e.byte(0)
	e.varint(uint64(f.n.attrs[op.Location()].number))
	if d := f.config.dictionary(op); d != nil {
		mask |= hasAttributes
		e.varint(uint64(f.n.attrs[d].number))
	}
	if f.config.Version >= versionProperties {
		p := &emitter{}
		if f.config.writeProperties(op, f.writer(p)) {
			mask |= hasProperties
			e.varint(f.properties.insert(p.b))
		}
	}
	if n := op.NumResults(); n > 0 {
		mask |= hasResults
		e.varint(uint64(n))
		for i := range n {
			e.varint(uint64(f.n.types[op.Result(i).Type()].number))
		}
	}
	if n := op.NumOperands(); n > 0 {
		mask |= hasOperands
		e.varint(uint64(n))
		for i := range n {
			e.varint(uint64(f.n.values[op.Operand(i)]))
		}
	}
	if n := op.NumSuccessors(); n > 0 {
		mask |= hasSuccessors
		e.varint(uint64(n))
		for b := range op.Successors() {
			e.varint(uint64(f.n.blocks[b]))
		}
	}
	if f.config.Version >= versionUseOrders && f.useOrders(e, op.Results()) {
		mask |= hasUseOrders
	}
	if op.NumRegions() > 0 {
		mask |= hasRegions
	}
	e.b[at] = mask
	if op.NumRegions() > 0 {
		f.regions(e, op)
	}
}

// regions writes the regions of an operation. Those of an isolated one are a section, so
// that a reader can skip them.
func (f *fileWriter) regions(e *emitter, op *ir.Operation) {
	isolated := f.n.ops[op].isolated
	e.flagged(uint64(op.NumRegions()), isolated)
	if !isolated || f.config.Version < versionLazyRegions {
		for r := range op.Regions() {
			f.region(e, r)
		}
		return
	}
	body := &emitter{}
	for r := range op.Regions() {
		f.region(body, r)
	}
	e.section(sectionIR, body)
}

func (f *fileWriter) region(e *emitter, r *ir.Region) {
	e.varint(uint64(r.NumBlocks()))
	if r.Empty() {
		return
	}
	e.varint(uint64(f.n.sizes[r]))
	for b := range r.Blocks() {
		f.block(e, b)
	}
}

func (f *fileWriter) block(e *emitter, b *ir.Block) {
	e.flagged(uint64(b.NumOps()), b.NumArguments() > 0)
	if b.NumArguments() > 0 {
		f.arguments(e, b)
	}
	for op := range b.Ops() {
		f.operation(e, op)
	}
}

func (f *fileWriter) arguments(e *emitter, b *ir.Block) {
	e.varint(uint64(b.NumArguments()))
	for _, v := range b.Args() {
		t, l := uint64(f.n.types[v.Type()].number), uint64(f.n.attrs[v.Location()].number)
		known := v.Location().Kind != ir.UnknownLocation
		if f.config.Version < versionUnknownLocations {
			e.varint(t)
			e.varint(l)
			continue
		}
		e.flagged(t, known)
		if known {
			e.varint(l)
		}
	}
	if f.config.Version < versionUseOrders {
		return
	}
	at := len(e.b)
	e.byte(0)
	if f.useOrders(e, b.Args()) {
		e.b[at] = hasUseOrders
	}
}
