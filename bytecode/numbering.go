package bytecode

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// An entry is an attribute, a type or a name of an operation, with its number.
type entry struct {
	attr    ir.Attribute
	typ     ir.Type
	op      *ir.OpDef
	dialect *dialectEntry
	uses    int
	number  int
}

// A dialectEntry is a dialect that the file refers to.
type dialectEntry struct {
	namespace string
	number    int
	encoding  *Encoding // nil if the dialect has none
	resources []*resourceEntry
}

// A resourceEntry is a resource that an attribute refers to.
type resourceEntry struct {
	resource *ir.Resource
	number   int
	declared bool // without a value
}

// An opEntry describes an operation before it is written.
type opEntry struct {
	number   int // in preorder
	isolated bool
}

// A numbering assigns numbers to all written entities.
type numbering struct {
	config *Config

	attrs     map[ir.Attribute]*entry
	types     map[ir.Type]*entry
	names     map[*ir.OpDef]*entry
	attrList  []*entry // in the order of their numbers, once these are final
	typeList  []*entry
	nameList  []*entry
	dialects  []*dialectEntry
	byName    map[string]*dialectEntry
	resources map[*ir.Resource]*resourceEntry

	ops    map[*ir.Operation]opEntry
	values map[*ir.Value]int
	blocks map[*ir.Block]int
	sizes  map[*ir.Region]int // numbers of values
	next   int                // number of the next value

	err error // the first
}

// number numbers everything in root.
func number(root *ir.Operation, config *Config) *numbering {
	n := &numbering{
		config: config,
		attrs:  map[ir.Attribute]*entry{}, types: map[ir.Type]*entry{}, names: map[*ir.OpDef]*entry{},
		byName: map[string]*dialectEntry{}, resources: map[*ir.Resource]*resourceEntry{},
		ops: numberOps(root), values: map[*ir.Value]int{}, blocks: map[*ir.Block]int{}, sizes: map[*ir.Region]int{},
	}
	n.operation(root)

	// Regions are numbered from the last to the first. The numbers of values in regions
	// that are isolated start again at 0.
	type pending struct {
		region *ir.Region
		first  int
	}
	var work []pending
	add := func(op *ir.Operation) {
		first := n.next
		if n.ops[op].isolated {
			first = 0
		}
		for r := range op.Regions() {
			work = append(work, pending{r, first})
		}
	}
	add(root)
	for len(work) > 0 {
		w := work[len(work)-1]
		work = work[:len(work)-1]
		n.next = w.first
		n.region(w.region)
		for op := range w.region.Ops() {
			add(op)
		}
	}
	n.attrList = order(n.attrList)
	n.nameList = order(n.nameList)
	n.typeList = order(n.typeList)
	n.numberResources()
	return n
}

// order sorts entries so that those used most are first, and then groups those by dialect
// whose numbers take the same number of bytes. It sets the numbers.
func order(list []*entry) []*entry {
	slices.SortStableFunc(list, func(a, b *entry) int { return b.uses - a.uses })
	first, size := 0, 0
	rest := list
	for i := 1; i < 9 && len(rest) > 0; i++ {
		size = 1<<(7*i) - size
		group := rest[:min(size, len(rest))]
		rest = rest[len(group):]
		rank := func(e *entry) int {
			if e.dialect.number == first {
				return -1
			}
			return e.dialect.number
		}
		slices.SortStableFunc(group, func(a, b *entry) int { return rank(a) - rank(b) })
		first = group[len(group)-1].dialect.number
	}
	for i, e := range list {
		e.number = i
	}
	return list
}

func (n *numbering) region(r *ir.Region) {
	first, i := n.next, 0
	for b := range r.Blocks() {
		n.blocks[b] = i
		i++
		for _, v := range b.Args() {
			n.values[v] = n.next
			n.next++
			n.attribute(v.Location())
			n.typeOf(v.Type())
		}
		for op := range b.Ops() {
			n.operation(op)
		}
	}
	n.sizes[r] = n.next - first
}

func (n *numbering) operation(op *ir.Operation) {
	n.name(op.Def())
	for _, v := range op.Results() {
		n.values[v] = n.next
		n.next++
		n.typeOf(v.Type())
	}
	if d := n.config.dictionary(op); d != nil {
		n.attribute(d)
	}
	if n.config.Version >= versionProperties {
		n.config.writeProperties(op, &Writer{n: n})
	}
	n.attribute(op.Location())
}

func (n *numbering) name(d *ir.OpDef) {
	if e := n.names[d]; e != nil {
		e.uses++
		return
	}
	namespace, _, _ := strings.Cut(d.Name, ".")
	e := &entry{op: d, dialect: n.dialect(namespace, d.Dialect), uses: 1}
	n.names[d] = e
	n.nameList = append(n.nameList, e)
}

// dialect returns the entry of a dialect; d is nil for one that is not registered.
func (n *numbering) dialect(namespace string, d *ir.Dialect) *dialectEntry {
	e := n.byName[namespace]
	if e == nil {
		e = &dialectEntry{namespace: namespace, number: len(n.dialects)}
		n.byName[namespace] = e
		n.dialects = append(n.dialects, e)
	}
	if e.encoding == nil && d != nil {
		e.encoding = encodingOf(d)
	}
	return e
}

func (n *numbering) attribute(a ir.Attribute) {
	if e := n.attrs[a]; e != nil {
		e.uses++
		return
	}
	e := &entry{attr: a, uses: 1}
	n.attrs[a] = e
	n.attrList = append(n.attrList, e)
	switch x := a.(type) {
	case *ir.OpaqueAttr:
		e.dialect = n.dialect(x.Namespace, nil)
		return
	case *ir.DefinedAttr:
		e.dialect = n.dialect(x.Def.Dialect.Namespace, x.Def.Dialect)
	default:
		e.dialect = n.builtin(a.Context())
	}
	w := &Writer{n: n, config: n.config}
	if group, ok := n.config.writeAttribute(a, w); ok {
		if group != "" {
			e.dialect = n.dialect(group, a.Context().Dialect(group))
		}
		return
	}
	if e.dialect.encoding == nil || !e.dialect.encoding.writeAttribute(w, a) {
		n.text(func(p *ir.Printer) { p.Attribute(a) })
	}
}

func (n *numbering) typeOf(t ir.Type) {
	if e := n.types[t]; e != nil {
		e.uses++
		return
	}
	e := &entry{typ: t, uses: 1}
	n.types[t] = e
	n.typeList = append(n.typeList, e)
	switch x := t.(type) {
	case *ir.OpaqueType:
		e.dialect = n.dialect(x.Namespace, nil)
		return
	case *ir.DefinedType:
		e.dialect = n.dialect(x.Def.Dialect.Namespace, x.Def.Dialect)
	default:
		e.dialect = n.builtin(t.Context())
	}
	w := &Writer{n: n, config: n.config}
	if e.dialect.encoding == nil || !e.dialect.encoding.writeType(w, t) {
		n.text(func(p *ir.Printer) { p.Type(t) })
	}
}

// text numbers the resources in a text that is not encoded.
func (n *numbering) text(print func(p *ir.Printer)) {
	if n.err != nil {
		return
	}
	p := &ir.Printer{UsedResource: n.resource}
	print(p)
	n.err = p.Failure
}

func (n *numbering) builtin(ctx *ir.Context) *dialectEntry {
	return n.dialect("builtin", ctx.Dialect("builtin"))
}

// resource records a used resource.
func (n *numbering) resource(r *ir.Resource) {
	if n.resources[r] != nil {
		return
	}
	d := n.dialect(r.Namespace, nil)
	e := &resourceEntry{resource: r}
	n.resources[r] = e
	d.resources = append(d.resources, e)
}

// numberResources numbers the resources. Those with a value precede the other ones of their
// dialect.
func (n *numbering) numberResources() {
	next := 0
	for _, d := range n.dialects {
		for _, declared := range []bool{false, true} {
			for _, e := range d.resources {
				_, _, ok := e.resource.Blob()
				if ok == declared {
					continue
				}
				e.declared, e.number = declared, next
				next++
			}
		}
	}
}
