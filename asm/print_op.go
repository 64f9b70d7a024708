package asm

import (
	"cmp"
	"errors"
	"slices"
	"sort"
	"strconv"

	"github.com/mica-ir/mica/ir"
)

func (p *OpPrinter) valueName(v *ir.Value, number bool) {
	n := len(p.Buf)
	p.Buf = p.names.appendValue(p.Buf, v, number)
	p.checkName(n)
}

func (p *OpPrinter) blockName(b *ir.Block) {
	n := len(p.Buf)
	p.Buf = p.names.appendBlock(p.Buf, b)
	p.checkName(n)
}

// checkName fails if the appended name of a value or a block is a placeholder for a missing
// name.
func (p *OpPrinter) checkName(from int) {
	if name := p.Buf[from:]; p.InCustomForm && name[0] == '<' {
		p.Buf = p.Buf[:from]
		p.Missing(string(name))
	}
}

// fullOp prints the results and the operation, without its location.
func (p *OpPrinter) fullOp(op *ir.Operation) {
	if n := op.NumResults(); n > 0 {
		groups := p.names.resultGroups(op)
		if groups == nil {
			p.resultGroup(op, 0, n)
		}
		for i, g := range groups {
			end := n
			if i+1 < len(groups) {
				end = groups[i+1]
			}
			if i > 0 {
				p.Text(", ")
			}
			p.resultGroup(op, g, end-g)
		}
		p.Text(" = ")
	}
	p.customOrGenericOp(op)
}

func (p *OpPrinter) resultGroup(op *ir.Operation, start, count int) {
	p.valueName(op.Result(start), false)
	if count > 1 {
		p.Byte(':')
		p.Int(int64(count))
	}
}

// opLine prints an operation on a line of its own, without the line feed.
func (p *OpPrinter) opLine(op *ir.Operation) {
	p.writeIndent()
	if p.opts.Located != nil && p.collect == nil {
		p.located = append(p.located, located{op, len(p.Buf)})
	}
	p.fullOp(op)
	if p.opts.DebugInfo {
		p.trailingLocation(op.Location())
	}
	if p.opts.ValueUsers {
		p.valueUsers(op)
	}
}

func (p *OpPrinter) customOrGenericOp(op *ir.Operation) {
	if p.collect != nil && p.opts.DebugInfo {
		p.collect.location(op.Location())
	}
	def := op.Def()
	if p.opts.Generic {
		p.genericForm(op)
		return
	}
	syntax := syntaxOf(def)
	if syntax == nil {
		syntax = fallbackSyntax(def.Dialect, def.Name)
	}
	if x, ok := syntax.(GenericPrinter); syntax == nil || ok && x.PrintsGeneric() {
		p.genericForm(op)
		return
	}
	var err error
	if !p.noCustom[op] {
		if err = p.customOp(op, syntax); err == nil {
			return
		}
		if p.noCustom == nil {
			p.noCustom = map[*ir.Operation]bool{}
		}
		p.noCustom[op] = true
	}
	outer := p.instead
	p.instead = op
	p.genericForm(op)
	p.instead = outer
	if err != nil && err != errPrintGeneric && p.opts.Unprintable != nil && p.collect == nil {
		p.opts.Unprintable(op, err)
	}
}

// genericForm prints the generic form of an operation. An unprintable part is recorded in lost,
// and does not make the enclosing custom forms fail too.
func (p *OpPrinter) genericForm(op *ir.Operation) {
	outer := p.Failure
	p.Failure = nil
	p.genericOp(op, true)
	if err := p.Failure; err != nil {
		p.lost = cmp.Or(p.lost, err)
		if p.opts.Lost != nil && p.collect == nil {
			p.opts.Lost(op, err)
		}
	}
	p.Failure = outer
}

// customOp prints the custom form of an operation. If that fails, nothing is printed, and
// the result is the reason.
func (p *OpPrinter) customOp(op *ir.Operation, syntax OpSyntax) error {
	outer, begin, flushes, indent, dialect := p.Failure, len(p.Buf), p.flushes, p.indent, p.dialect
	inCustom, said, places := p.InCustomForm, len(p.said), len(p.located)
	p.Failure, p.InCustomForm = nil, true
	p.Text(p.shortName(op.Def()))
	syntax.PrintOp(p, op)
	err := p.Failure
	if err == nil && p.collect == nil && p.flushes == flushes && hidesAttribute(op, p.said[said:]) {
		err = errPrintGeneric
	}
	p.InCustomForm, p.said = inCustom, p.said[:said]
	if err != nil && p.flushes != flushes { // flushed text cannot be retracted
		p.Failure = cmp.Or(outer, err)
		return nil
	}
	p.Failure = outer
	if err != nil {
		p.Buf, p.indent, p.dialect, p.located = p.Buf[:begin], indent, dialect, p.located[:places]
	}
	return err
}

// hidesAttribute reports whether the custom form of an operation does not show one of its
// discardable attributes, which would be lost.
func hidesAttribute(op *ir.Operation, said []string) bool {
	return slices.ContainsFunc(op.Attrs(), func(a ir.NamedAttribute) bool { return !slices.Contains(said, a.Name) })
}

// errPrintGeneric is the failure of a custom form that does not exist for an operation.
var errPrintGeneric = errors.New("does not exist for it")

// PrintGeneric makes the printer write the operation in generic form, because it has no
// custom form that can be read back. A hook calls it before it prints regions.
func (p *OpPrinter) PrintGeneric() { p.Fail(errPrintGeneric) }

// shortName returns the name of an operation without the prefix of the default
// dialect.
func (p *OpPrinter) shortName(def *ir.OpDef) string {
	n := len(p.dialect)
	if n == 0 || len(def.Name) <= n || def.Name[n] != '.' || def.Name[:n] != p.dialect || hasDot(def.Name[n+1:]) {
		return def.Name
	}
	return def.Name[n+1:]
}

func (p *OpPrinter) genericOp(op *ir.Operation, name bool) {
	if p.collect != nil {
		p.collectGeneric(op)
		return
	}
	custom := p.InCustomForm
	p.InCustomForm = false
	if name {
		p.String(op.Name())
	}
	p.Byte('(')
	for i := range op.NumOperands() {
		if i > 0 {
			p.Text(", ")
		}
		p.valueName(op.Operand(i), true)
	}
	p.Byte(')')
	if n := op.NumSuccessors(); n > 0 {
		p.Byte('[')
		for i := range n {
			if i > 0 {
				p.Text(", ")
			}
			p.blockName(op.Successor(i))
		}
		p.Byte(']')
	}
	p.properties(op)
	if n := op.NumRegions(); n > 0 {
		p.Text(" (")
		for i := range n {
			if i > 0 {
				p.Text(", ")
			}
			p.printRegion(op.Region(i), RegionOptions{EmptyBlock: true})
		}
		p.Byte(')')
	}
	p.attrDict(op.Attrs(), nil, "")
	p.Text(" : ")
	p.OpFunctionalType(op)
	p.InCustomForm = custom
}

// properties prints `<{...}>`: the inherent attributes, sorted by name.
func (p *OpPrinter) properties(op *ir.Operation) {
	if a := op.UnregisteredProperties(); a != nil {
		p.Text(" <")
		p.Attribute(a)
		p.Byte('>')
		return
	}
	def, none := op.Def(), true
	for _, slot := range def.SlotsByName() {
		a := op.Inherent(slot)
		if a == nil {
			continue
		}
		if none {
			p.Text(" <{")
		} else {
			p.Text(", ")
		}
		none = false
		p.NamedAttribute(ir.NamedAttribute{Name: def.Attributes[slot].Name, Value: a})
	}
	if !none {
		p.Text("}>")
	}
}

func (p *OpPrinter) printRegion(r *ir.Region, o RegionOptions) {
	if p.opts.SkipRegions {
		p.Text("{...}")
		return
	}
	if p.collect != nil {
		p.collectRegion(r, o)
		return
	}
	p.Text("{\n")
	if entry := r.Entry(); entry != nil {
		saved := p.dialect
		p.dialect = ""
		if op := r.ParentOp(); op != nil && op.Def().Registered && op != p.instead {
			p.dialect = defaultDialect(op.Def(), syntaxOf(op.Def()))
		}
		label := o.EmptyBlock && entry.Empty() || !o.NoEntryArgs && entry.NumArguments() > 0
		frame := p.names.open(r)
		p.printBlock(entry, label, o.NoTerminators)
		for b := entry.Next(); b != nil && !p.Stopped; b = b.Next() {
			p.printBlock(b, true, false)
		}
		p.names.close(frame)
		p.dialect = saved
	}
	p.writeIndent()
	p.Byte('}')
}

// isPlainTerminator reports whether a parser that adds a missing terminator makes op again: it has
// no attributes, which would be lost.
func isPlainTerminator(op *ir.Operation) bool {
	return op.Has(ir.IsTerminator) && len(op.Attrs()) == 0
}

func (p *OpPrinter) printBlock(b *ir.Block, label, noTerminator bool) {
	if label {
		p.blockLabel(b)
	}
	p.indent += indentWidth
	if p.opts.ValueUsers {
		for _, arg := range b.Args() {
			p.writeIndent()
			p.argumentUsers(arg)
		}
	}
	end := (*ir.Operation)(nil)
	if last := b.Back(); noTerminator && last != nil && isPlainTerminator(last) {
		end = last
	}
	if p.worthSplitting(b) {
		p.printOpsParallel(b, end)
	} else {
		p.printOps(b.Front(), end)
	}
	p.indent -= indentWidth
}

// printOps prints the operations of a block from op up to end, which may be nil, unless
// printing stops.
func (p *OpPrinter) printOps(op, end *ir.Operation) {
	for ; op != end && !p.Stopped; op = op.Next() {
		if op.NumRegions() > 0 {
			p.printNesting(op)
		} else {
			p.opLine(op)
		}
		p.Byte('\n')
		p.flushLong()
	}
}

// printNesting prints an operation with regions. The inside of an isolated one has a child name
// table, so that the table stays small.
func (p *OpPrinter) printNesting(op *ir.Operation) {
	if !op.Has(ir.IsolatedFromAbove) || p.names.eager {
		p.names.numberNested(op)
		p.opLine(op)
		return
	}
	outer := p.names
	p.names = outer.child()
	p.names.numberNested(op)
	p.opLine(op)
	outer.release(p.names)
	p.names = outer
}

func (p *OpPrinter) blockLabel(b *ir.Block) {
	p.writeIndent()
	p.blockName(b)
	if b.NumArguments() > 0 {
		p.Byte('(')
		for i, arg := range b.Args() {
			if i > 0 {
				p.Text(", ")
			}
			p.valueName(arg, true)
			p.Text(": ")
			p.Type(arg.Type())
			p.argumentLocation(arg.Location())
		}
		p.Byte(')')
	}
	p.Byte(':')
	p.predecessors(b)
	p.Byte('\n')
}

func (p *OpPrinter) predecessors(b *ir.Block) {
	if b.Parent() == nil {
		p.Text("  // block is not in a region!")
		return
	}
	var preds []*ir.Block
	for pred := range b.Predecessors() {
		preds = append(preds, pred)
	}
	switch {
	case len(preds) == 0:
		if !b.IsEntry() {
			p.Text("  // no predecessors")
		}
	case len(preds) == 1:
		p.Text("  // pred: ")
		p.blockName(preds[0])
	default:
		sort.SliceStable(preds, func(i, j int) bool { return p.names.order(preds[i]) < p.names.order(preds[j]) })
		p.Text("  // ")
		p.Int(int64(len(preds)))
		p.Text(" preds: ")
		for i, pred := range preds {
			if i > 0 {
				p.Text(", ")
			}
			p.blockName(pred)
		}
	}
}

// trailingLocation prints ` loc(...)` where locations are printed.
func (p *OpPrinter) trailingLocation(l *ir.Location) {
	if !p.opts.DebugInfo {
		return
	}
	if p.collect != nil {
		p.collect.location(l)
		return
	}
	p.Byte(' ')
	if p.opts.PrettyDebugInfo {
		p.prettyLocation(l)
		return
	}
	p.Location(l)
}

// argumentLocation is trailingLocation for an argument, which has no alias for
// the location itself.
func (p *OpPrinter) argumentLocation(l *ir.Location) {
	switch {
	case !p.opts.DebugInfo:
	case p.collect != nil:
		p.collect.visitAttr(l)
	case p.opts.PrettyDebugInfo:
		p.Byte(' ')
		p.prettyLocation(l)
	default:
		p.Byte(' ')
		l.AppendText(&p.Printer)
	}
}

// valueUsers prints a comment with the users of op's results, or with the number of op if it
// has no results.
func (p *OpPrinter) valueUsers(op *ir.Operation) {
	if p.collect != nil {
		return
	}
	n := op.NumResults()
	switch {
	case n == 0:
		if op.NumOperands() > 0 {
			p.Text(" // id: ")
			p.operationID(op)
		}
		return
	case !op.HasUses():
		p.Text(" // unused")
		return
	}
	results, users := 0, map[*ir.Operation]bool{}
	for i := range n {
		for u := range op.Result(i).Users() {
			if !users[u] {
				users[u] = true
				results += u.NumResults()
			}
		}
	}
	p.Text(" // user")
	if n > 1 || results > 1 || len(users) > 1 {
		p.Byte('s')
	}
	p.Text(": ")
	for i := range n {
		if i > 0 {
			p.Text(", ")
		}
		if n > 1 {
			p.Byte('(')
		}
		p.userList(op.Result(i))
		if n > 1 {
			p.Byte(')')
		}
	}
}

func (p *OpPrinter) argumentUsers(v *ir.Value) {
	p.Text("// ")
	p.valueName(v, true)
	if !v.HasUses() {
		p.Text(" is unused\n")
		return
	}
	p.Text(" is used by ")
	p.userList(v)
	p.Byte('\n')
}

func (p *OpPrinter) userList(v *ir.Value) {
	if !v.HasUses() {
		p.Text("unused")
	}
	seen := map[*ir.Operation]bool{}
	first := true
	for u := range v.Users() {
		if seen[u] {
			continue
		}
		seen[u] = true
		if !first {
			p.Text(", ")
		}
		first = false
		if u.NumResults() == 0 {
			p.operationID(u)
			continue
		}
		for i := range u.NumResults() {
			if i > 0 {
				p.Text(", ")
			}
			p.valueName(u.Result(i), true)
		}
	}
}

func (p *OpPrinter) operationID(op *ir.Operation) {
	names := p.names
	id, ok := names.opIDs[op]
	for !ok {
		if names = names.parent; names == nil {
			p.Text("<<UNKNOWN OPERATION>>")
			return
		}
		id, ok = names.opIDs[op]
	}
	p.Byte('%')
	p.Buf = strconv.AppendUint(p.Buf, uint64(id), 10)
}
