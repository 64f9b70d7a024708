package asm

import (
	"sort"
	"strconv"

	"github.com/mica-ir/mica/ir"
)

// An aliasState holds the aliases used while printing an operation, in the order of
// their definitions.
type aliasState struct {
	list  []alias
	types map[ir.Type]string // types already printed
	attrs map[ir.Attribute]string
}

type alias struct {
	text     string // including the sigil
	typ      ir.Type
	attr     ir.Attribute
	deferred bool
}

// useAliases determines the aliases and makes the printer use them.
//
// As MLIR does, it first prints the operation to nowhere: the printer's alias
// callbacks then visit all types and attributes in printing order. The order matters
// because aliases of the same name are numbered in it. Printing twice is expensive,
// so IR that cannot have aliases is detected first (hasAliasable).
func (p *OpPrinter) useAliases(op *ir.Operation) {
	if p.opts.LocalScope {
		p.serial = true
		return
	}
	suggesting := suggestingDialects(op.Context())
	if !p.opts.DebugInfo && len(suggesting) == 0 && !hasAliasable(op, p.opts.Threads) {
		return
	}
	c := newAliasCollector(p)
	c.dialects = suggesting
	c.printer.customOrGenericOp(op)
	if p.opts.DebugInfo {
		c.location(op.Location())
	}
	for a := range c.attrs {
		// Distinct attributes are numbered in printing order, so printing cannot be
		// parallel.
		if _, ok := a.(*ir.DistinctAttr); ok {
			p.serial = true
		}
	}
	p.aliases = c.finish()
	if len(p.aliases.list) == 0 {
		p.aliases = nil
		return
	}
	st := p.aliases
	p.TypeAlias = func(t ir.Type) string { return st.types[t] }
	p.AttrAlias = func(a ir.Attribute) string { return st.attrs[a] }
}

// printAliases prints the definitions before the operation or, if deferred, those
// after it. Location aliases are deferred unless something else needs them earlier.
func (p *OpPrinter) printAliases(deferred bool) {
	if p.aliases == nil {
		return
	}
	for _, a := range p.aliases.list {
		if a.deferred != deferred {
			continue
		}
		p.Text(a.text)
		p.Text(" = ")
		if a.typ != nil {
			// An alias is not used before it is defined, as the type may refer to itself.
			a.typ.AppendText(&p.Printer)
			p.aliases.types[a.typ] = a.text
		} else {
			a.attr.AppendText(&p.Printer)
		}
		p.Byte('\n')
	}
}

// A candidate is a type or attribute that was visited.
type candidate struct {
	typ  ir.Type
	attr ir.Attribute
	name string // the suggested alias, or ""
	// deferred means that the definition may follow the operation.
	deferred bool
	// depth is 1 for a candidate that has an alias and contains none, and otherwise greater
	// than the depths of its nested candidates. Definitions are sorted by depth, so that
	// each alias is defined before its use in another.
	depth    int
	children []int
}

// An aliasCollector visits all types and attributes that are printed, in printing order.
// Each type or attribute is descended into once; printing its nested ones also goes through
// visitType and visitAttr.
type aliasCollector struct {
	printer *OpPrinter
	list    []candidate
	types   map[ir.Type]int
	attrs   map[ir.Attribute]int
	// dialects are asked for aliases of every type and attribute, not only of their own.
	dialects []*ir.Dialect
	// State of the current visit: the nested candidates found so far, whether they
	// can be deferred, and their greatest depth.
	children *[]int
	deferred bool
	maxDepth int
}

func newAliasCollector(p *OpPrinter) *aliasCollector {
	c := &aliasCollector{types: map[ir.Type]int{}, attrs: map[ir.Attribute]int{}}
	c.printer = newOpPrinter(nil, p.opts)
	c.printer.collect = c
	c.printer.TypeAlias = func(t ir.Type) string { c.visitType(t); return "_" }
	c.printer.AttrAlias = func(a ir.Attribute) string { c.visitAttr(a); return "_" }
	return c
}

// location visits the location of an operation or argument, whose alias can be
// deferred.
func (c *aliasCollector) location(l *ir.Location) {
	saved := c.deferred
	c.deferred = true
	c.visitAttr(l)
	c.deferred = saved
}

func (c *aliasCollector) visitType(t ir.Type) {
	i, ok := c.types[t]
	if !ok {
		i = len(c.list)
		c.types[t] = i
		c.list = append(c.list, candidate{typ: t, name: c.typeAliasName(t), deferred: c.deferred})
		c.descend(i, func(p *ir.Printer) { t.AppendText(p) })
	}
	c.met(i, ok)
}

func (c *aliasCollector) visitAttr(a ir.Attribute) {
	i, ok := c.attrs[a]
	if !ok {
		i = len(c.list)
		c.attrs[a] = i
		c.list = append(c.list, candidate{attr: a, name: c.attrAliasName(a), deferred: c.deferred})
		c.descend(i, func(p *ir.Printer) { a.AppendText(p) })
	}
	c.met(i, ok)
}

// met adds candidate i to the children and depth of the candidate that contains it. A
// second visit from a place that cannot be deferred settles it.
func (c *aliasCollector) met(i int, again bool) {
	if again && !c.deferred {
		c.settle(i)
	}
	if c.children != nil {
		*c.children = append(*c.children, i)
	}
	depth := c.list[i].depth
	if c.list[i].name != "" && depth == 0 {
		depth = 1
	}
	c.maxDepth = max(c.maxDepth, depth)
}

// settle forces a candidate and everything nested in it to be defined before the operation.
func (c *aliasCollector) settle(i int) {
	if !c.list[i].deferred {
		return
	}
	c.list[i].deferred = false
	for _, k := range c.list[i].children {
		c.settle(k)
	}
}

// descend visits the types and attributes nested in candidate i by printing it, and
// discards the text.
func (c *aliasCollector) descend(i int, text func(p *ir.Printer)) {
	saved, depth, buf := c.children, c.maxDepth, len(c.printer.Buf)
	var children []int
	c.children, c.maxDepth = &children, 0
	text(&c.printer.Printer)
	c.list[i].children = children
	if c.maxDepth > 0 {
		c.list[i].depth = c.maxDepth + 1
	}
	c.children, c.maxDepth = saved, depth
	c.printer.Buf = c.printer.Buf[:buf]
}

// finish sorts and numbers the aliases: by depth, types before attributes, then by
// name. The first alias of a name has no number.
func (c *aliasCollector) finish() *aliasState {
	order := make([]int, 0, len(c.list))
	for i := range c.list {
		if c.list[i].name != "" {
			order = append(order, i)
		}
	}
	sort.SliceStable(order, func(i, j int) bool {
		a, b := &c.list[order[i]], &c.list[order[j]]
		if a.depth != b.depth {
			return a.depth < b.depth
		}
		if at, bt := a.typ != nil, b.typ != nil; at != bt {
			return at
		}
		return a.name < b.name
	})
	st := &aliasState{types: map[ir.Type]string{}, attrs: map[ir.Attribute]string{}}
	counts := map[string]int{}
	for _, i := range order {
		a := &c.list[i]
		n := counts[a.name]
		counts[a.name]++
		text := "#" + a.name
		if a.typ != nil {
			text = "!" + a.name
		}
		if n > 0 {
			if class[a.name[len(a.name)-1]]&isDigit != 0 {
				text += "_"
			}
			text += strconv.Itoa(n)
		}
		st.list = append(st.list, alias{text, a.typ, a.attr, a.deferred})
		if a.attr != nil {
			st.attrs[a.attr] = text
		}
	}
	return st
}

// suggestingDialects returns the dialects that suggest aliases.
func suggestingDialects(ctx *ir.Context) (list []*ir.Dialect) {
	for _, d := range ctx.Dialects() {
		if d.TypeAlias != nil || d.AttributeAlias != nil {
			list = append(list, d)
		}
	}
	return list
}

func (c *aliasCollector) typeAliasName(t ir.Type) string {
	for _, d := range c.dialects {
		if d.TypeAlias != nil {
			if name := d.TypeAlias(t); name != "" {
				return sanitizeIdentifier(name, "$_-")
			}
		}
	}
	return typeAliasName(t)
}

func (c *aliasCollector) attrAliasName(a ir.Attribute) string {
	for _, d := range c.dialects {
		if d.AttributeAlias != nil {
			if name := d.AttributeAlias(a); name != "" {
				return sanitizeIdentifier(name, "$_-")
			}
		}
	}
	return attrAliasName(a)
}

// typeAliasName returns the suggested alias of a type, or "".
func typeAliasName(t ir.Type) string {
	switch t := t.(type) {
	case *ir.TupleType:
		if len(t.Types) > 16 {
			return "tuple"
		}
	case *ir.DefinedType:
		for _, i := range t.Def.Interfaces {
			if a, ok := i.Impl.(TypeAliaser); ok {
				return sanitizeIdentifier(a.TypeAlias(t), "$_-")
			}
		}
	}
	return ""
}

// attrAliasName returns the suggested alias of an attribute, or "".
func attrAliasName(a ir.Attribute) string {
	switch a := a.(type) {
	case *ir.AffineMapAttr:
		return "map"
	case *ir.IntegerSetAttr:
		return "set"
	case *ir.Location:
		return "loc"
	case *ir.DistinctAttr:
		if _, unit := a.Content.(*ir.UnitAttr); !unit {
			return "distinct"
		}
	case *ir.DefinedAttr:
		for _, i := range a.Def.Interfaces {
			if al, ok := i.Impl.(AttributeAliaser); ok {
				return sanitizeIdentifier(al.AttributeAlias(a), "$_-")
			}
		}
	}
	return ""
}

// collectGeneric visits all types and attributes in the generic form of op.
func (p *OpPrinter) collectGeneric(op *ir.Operation) {
	if !p.opts.SkipRegions {
		for i := range op.NumRegions() {
			p.collectRegion(op.Region(i), RegionOptions{})
		}
	}
	for i := range op.NumOperands() {
		p.Type(typeOf(op.Operand(i)))
	}
	for i := range op.NumResults() {
		p.Type(op.Result(i).Type())
	}
	// Like mlir-opt, skip the properties of an unregistered op. They are printed with
	// the aliases found elsewhere.
	for _, a := range op.AllAttrs() {
		p.Attribute(a.Value)
	}
	p.Buf = p.Buf[:0]
}

// collectRegion visits the blocks of a region as printing it would.
func (p *OpPrinter) collectRegion(r *ir.Region, o RegionOptions) {
	if p.opts.SkipRegions {
		return
	}
	entry := r.Entry()
	for b := entry; b != nil; b = b.Next() {
		if b != entry || !o.NoEntryArgs {
			for _, arg := range b.Args() {
				p.Type(arg.Type())
				if p.opts.DebugInfo {
					p.argumentLocation(arg.Location())
				}
			}
		}
		last := b.Back()
		for op := b.Front(); op != nil; op = op.Next() {
			if b == entry && o.NoTerminators && op == last && isPlainTerminator(op) {
				break
			}
			p.customOrGenericOp(op)
		}
		p.Buf = p.Buf[:0]
	}
}
