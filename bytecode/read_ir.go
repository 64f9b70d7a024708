package bytecode

import (
	"iter"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// top reads the operations of a file.
func (s *irReader) top(r *Reader) *ir.Block {
	body := ir.NewBlock()
	s.scopes = append(s.scopes, scope{})
	r.inIR = true
	s.block(r, body, nil)
	s.settle(r, func(yield func(*ir.Block) bool) { yield(body) })
	return body
}

// settle ends the reading of blocks: no value in them is missing, and the uses are sorted.
func (s *irReader) settle(r *Reader, blocks iter.Seq[*ir.Block]) {
	if len(s.forward) > 0 {
		r.Failf("not all forward unresolved forward operand references")
	}
	if !s.sortUses(blocks) {
		r.Failf("parsed use-list orders were invalid and could not be applied")
	}
}

// finish wraps the operations of a file like [asm.Container], and verifies the result.
func (f *fileReader) finish(r *Reader, body *ir.Block) *ir.Operation {
	loc := f.ctx.FileLineColLoc(f.name, 0, 0)
	op := asm.Container(body, loc, f.opts.ParseOptions, &f.diags)
	if op == nil {
		r.Stop()
	}
	for _, d := range f.dialects {
		if d.version == nil || d.encoding.Upgrade == nil {
			continue
		}
		if err := d.encoding.Upgrade(op, d.version); err != nil {
			r.Failf("%s", err)
		}
	}
	n := len(f.diags)
	if !f.opts.NoVerify && !asm.VerifyContainer(op, loc, f.opts.ParseOptions, &f.diags) {
		for _, d := range f.diags[n:] {
			f.announce(d)
		}
		r.Stop()
	}
	return op
}

// An irReader reads the operations of a file.
type irReader struct {
	*fileReader
	scopes  []scope
	forward map[*ir.Value]bool // placeholders of values that are not defined yet
	orders  map[*ir.Value]useOrder
	nesting int
	lazy    *Lazy // the parts to read later; nil to read everything
}

func (f *fileReader) newIRReader() *irReader {
	return &irReader{fileReader: f, forward: map[*ir.Value]bool{}, orders: map[*ir.Value]useOrder{}}
}

// A scope has the values of an isolated region and of the regions in it.
type scope struct {
	values []*ir.Value
	next   int // the number of the next value to be defined
}

// maxNesting is how many operations inside each other are read.
const maxNesting = 1 << 14

// block reads a block that has no parent yet; blocks are the blocks of its region.
func (s *irReader) block(r *Reader, b *ir.Block, blocks []*ir.Block) {
	n, hasArgs := r.Flagged()
	if hasArgs {
		s.arguments(r, b)
	}
	r.fits(n)
	for range n {
		s.operation(r, b, blocks)
	}
}

func (s *irReader) arguments(r *Reader, b *ir.Block) {
	for range r.Count() {
		known := true
		var t ir.Type
		if s.version >= versionUnknownLocations {
			var n uint64
			n, known = r.Flagged()
			t = s.typeAt(r, n)
		} else {
			t = r.Type()
		}
		loc := s.ctx.UnknownLoc()
		if known {
			loc = r.location()
		}
		b.AddArgument(t, loc)
	}
	s.define(r, b.Args())
	if s.version >= versionUseOrders && r.Byte() != 0 {
		s.useOrders(r, b.Args())
	}
}

// define gives values the next numbers.
func (s *irReader) define(r *Reader, values []*ir.Value) {
	c := &s.scopes[len(s.scopes)-1]
	if end := c.next + len(values); end > len(c.values) {
		r.Failf("value index range was outside of the expected range for the parent region, got [%d, %d), but the maximum index was %d",
			c.next, end, uint64(len(c.values)-1))
	}
	for _, v := range values {
		if old := c.values[c.next]; old != nil {
			// Replacing in the order of the uses reverses them, as in MLIR.
			old.ReplaceAllUsesWith(v)
			delete(s.forward, old)
		}
		c.values[c.next] = v
		c.next++
	}
}

func (s *irReader) operand(r *Reader) *ir.Value {
	c := &s.scopes[len(s.scopes)-1]
	i := r.Varint()
	if i >= uint64(len(c.values)) {
		s.invalid("value", i)
	}
	if c.values[i] == nil {
		mark := ir.Create(&ir.OperationState{Def: s.ctx.OpDef("builtin.unrealized_conversion_cast"), Loc: s.ctx.UnknownLoc(), Types: []ir.Type{s.ctx.NoneType()}})
		c.values[i] = mark.Result(0)
		s.forward[c.values[i]] = true
	}
	return c.values[i]
}

// def returns the definition of an operation.
func (s *irReader) def(r *Reader) *ir.OpDef {
	i := r.Varint()
	if i >= uint64(len(s.names)) {
		s.invalid("operation name", i)
	}
	n := &s.names[i]
	if n.def != nil {
		return n.def
	}
	name := n.dialect.namespace
	if n.name != "" {
		s.load(n.dialect)
		name += "." + n.name
	}
	if name == "" || strings.Contains(name, "\x00") {
		r.Failf("empty operation name is invalid")
	}
	n.def = s.ctx.OpDef(name)
	return n.def
}

func (s *irReader) operation(r *Reader, b *ir.Block, blocks []*ir.Block) {
	st := ir.OperationState{Def: s.def(r)}
	mask := r.Byte()
	st.Loc = r.location()
	var dict *ir.DictionaryAttr
	if mask&hasAttributes != 0 {
		dict = attributeOf[*ir.DictionaryAttr](r, "mlir::DictionaryAttr")
	}
	if mask&hasProperties != 0 {
		s.operationProperties(r, &st)
	}
	if dict != nil {
		s.dictionary(&st, dict)
	}
	if mask&hasResults != 0 {
		st.Types = listOf(r, r.Type)
	}
	if mask&hasOperands != 0 {
		st.Operands = listOf(r, func() *ir.Value { return s.operand(r) })
	}
	if mask&hasSuccessors != 0 {
		st.Successors = listOf(r, func() *ir.Block {
			i := r.Varint()
			if i >= uint64(len(blocks)) {
				s.invalid("successor", i)
			}
			return blocks[i]
		})
	}
	var orders map[int]useOrder
	if s.version >= versionUseOrders && mask&hasUseOrders != 0 {
		orders = readOrders(r, len(st.Types))
	}
	isolated := false
	if mask&hasRegions != 0 {
		var n uint64
		n, isolated = r.Flagged()
		if s.version < versionLazyRegions || !isolated {
			r.fits(n)
		} else if n > uint64(len(s.data)) {
			r.fits(n)
		}
		st.NumRegions = int(n)
	}
	op := s.create(r, &st)
	b.Append(op)
	if op.NumResults() > 0 && len(s.scopes[len(s.scopes)-1].values) > 0 {
		s.define(r, op.Results())
	}
	for i, o := range orders {
		if i < op.NumResults() {
			s.orders[op.Result(i)] = o
		}
	}
	if op.NumRegions() > 0 {
		s.regions(r, op, isolated)
	}
}

// create creates an operation.
func (s *irReader) create(r *Reader, st *ir.OperationState) *ir.Operation {
	if err := st.ConvertProperties(); err != nil {
		r.Failf("%s", err)
	}
	return ir.Create(st)
}

// regions reads the regions of an operation.
func (s *irReader) regions(r *Reader, op *ir.Operation, isolated bool) {
	if s.nesting++; s.nesting > maxNesting {
		r.Failf("operations are nested more than %d deep", maxNesting)
	}
	defer func() { s.nesting-- }()
	if isolated && s.version >= versionLazyRegions {
		id, body := r.section()
		if id != sectionIR {
			r.Failf("expected IR section for region")
		}
		if s.lazy != nil {
			body.fits(uint64(op.NumRegions())) // each is at least a byte
			s.lazy.postpone(op, body, s.nesting)
			return
		}
		r = body
	}
	if isolated {
		s.isolatedRegions(r, op)
		return
	}
	for i := range op.NumRegions() {
		s.region(r, op.Region(i))
	}
}

// isolatedRegions reads regions that use no value from outside.
func (s *irReader) isolatedRegions(r *Reader, op *ir.Operation) {
	s.scopes = append(s.scopes, scope{})
	for i := range op.NumRegions() {
		s.region(r, op.Region(i))
	}
	s.scopes = s.scopes[:len(s.scopes)-1]
}

func (s *irReader) region(r *Reader, region *ir.Region) {
	n := r.Count()
	if n == 0 {
		return
	}
	values := r.Count()
	blocks := make([]*ir.Block, n)
	for i := range blocks {
		blocks[i] = region.AppendBlock(ir.NewBlock())
	}
	depth := len(s.scopes) - 1
	c := &s.scopes[depth]
	outer := *c
	c.next = len(c.values)
	c.values = append(c.values, make([]*ir.Value, values)...)
	for _, b := range blocks {
		s.block(r, b, blocks)
	}
	c = &s.scopes[depth]
	c.values, c.next = c.values[:len(outer.values)], outer.next
}

// dictionary adds the attributes of the dictionary. Before there were properties it had
// the inherent ones, too.
func (s *irReader) dictionary(st *ir.OperationState, dict *ir.DictionaryAttr) {
	n := len(st.Attributes)
	for _, a := range dict.Entries {
		if s.version < versionProperties || !hasEntry(st.Attributes[:n], a.Name) {
			st.Attributes = append(st.Attributes, a)
		}
	}
	if s.version >= versionProperties {
		st.SplitDiscardable(n)
	}
}

func hasEntry(list []ir.NamedAttribute, name string) bool {
	for i := range list {
		if list[i].Name == name {
			return true
		}
	}
	return false
}

// operationProperties reads the properties of an operation.
func (s *irReader) operationProperties(r *Reader, st *ir.OperationState) {
	i := r.Varint()
	d := st.Def
	if i >= uint64(len(s.properties)) {
		r.Failf("Properties idx out-of-bound for %s", d.Name)
	}
	p := *s.properties[i]
	if !d.Registered {
		st.Properties = p.Attribute()
		return
	}
	if !hasPropertiesOf(d) {
		p.Failf("has properties but missing BytecodeOpInterface for %s", d.Name)
	}
	if e := operationEncoding(d); e != nil {
		e.Read(&p, st)
		return
	}
	readAttributes(&p, st)
}

// readAttributes reads properties by the definition's list of attributes.
func readAttributes(r *Reader, st *ir.OperationState) {
	d := st.Def
	add := func(slot int, a ir.Attribute) {
		if a != nil {
			st.AddAttribute(d.Attributes[slot].Name, a)
		}
	}
	for _, slot := range d.SlotsByName() {
		a := &d.Attributes[slot]
		switch {
		case a.Property:
		case a.Hidden:
			if r.Version() < versionSegments {
				add(slot, r.segments(d, a))
			}
		case a.Optional || a.Default != nil:
			x := r.OptionalAttribute()
			r.checkStorage(a, x)
			add(slot, x)
		default:
			x := r.Attribute()
			r.checkStorage(a, x)
			add(slot, x)
		}
	}
	for slot := range d.Attributes {
		if d.Attributes[slot].Property {
			add(slot, r.property(propertySyntax(&d.Attributes[slot])))
		}
	}
	if r.Version() < versionSegments {
		return
	}
	for slot := range d.Attributes {
		if d.Attributes[slot].Hidden {
			add(slot, r.Context().DenseI32Array(r.SparseArray(segmentCount(d, &d.Attributes[slot]))))
		}
	}
}

// segmentCount returns the number of segment sizes.
func segmentCount(d *ir.OpDef, a *ir.AttributeDef) int {
	if a.Name == ir.ResultSegments {
		return len(d.Results)
	}
	return len(d.Operands)
}

// segments reads segment sizes that are written as an attribute.
func (r *Reader) segments(d *ir.OpDef, a *ir.AttributeDef) ir.Attribute {
	x := attributeOf[*ir.DenseArrayAttr](r, "mlir::detail::DenseArrayAttrImpl<int>")
	if !ir.IsSignless(x.Element, 32) {
		r.Failf("expected mlir::detail::DenseArrayAttrImpl<int>, but got: %s", x)
	}
	n := segmentCount(d, a)
	if x.Len() > n {
		r.Failf("size mismatch for operand/result_segment_size")
	}
	sizes := make([]int32, n)
	copy(sizes, segmentsOf(x))
	return r.Context().DenseI32Array(sizes)
}

// checkStorage requires that a property can hold an attribute.
func (r *Reader) checkStorage(d *ir.AttributeDef, a ir.Attribute) {
	if a != nil && d.Constraint != nil && !d.Constraint.Stores(a) {
		r.Failf("expected %s, but got: %s", d.Constraint.StorageClass(), a)
	}
}
