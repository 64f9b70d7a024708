package gpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// The groups of the operands of a launch.
const (
	launchDependencies = iota
	launchGrid         // and two more
	_
	_
	launchBlock // and two more
	_
	_
	launchCluster // and two more, each optional
	_
	_
	launchMemory
	launchGroups
)

const attributionsAttr = "workgroup_attributions"

// launchSyntax is the form of a launch with its kernel:
//
//	launch  ::= async (`clusters` sizes)? `blocks` sizes `threads` sizes
//	            (`dynamic_shared_memory_size` operand)? (`module` `(` symbol `)`)? (`function` `(` symbol `)`)?
//	            (`workgroup` `(` arguments `)`)? (`private` `(` arguments `)`)? region dictionary?
//	sizes   ::= `(` id `,` id `,` id `)` `in` `(` size `,` size `,` size `)`
//	size    ::= id `=` operand
type launchSyntax struct{}

func (launchSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	token, dependencies := parseAsyncDependencies(p)
	p.Check(token == nil || p.NumResults() != 0, p.NamePos(), "gpu.launch requires at least one result when marked async")
	// The dependencies have the token's type, which is nil without `async`.
	p.ResolveOperands(s, dependencies, token)
	if p.NumResults() > 0 {
		p.Check(token != nil, p.NamePos(), "gpu.launch requires 'async' keyword to return a value")
		s.Types = append(s.Types, token)
	}
	var sizes [9]asm.UnresolvedOperand
	var args [18]asm.Argument
	config, sized := 12, 6
	clustered := p.ParseOptionalKeyword("clusters")
	if clustered {
		config, sized = 18, 9
		parseSizes(p, sizes[6:], args[15:], args[12:])
	}
	p.ParseKeyword("blocks", "")
	parseSizes(p, sizes[:3], args[6:], args[0:])
	p.ParseKeyword("threads", "")
	parseSizes(p, sizes[3:6], args[9:], args[3:])
	p.ResolveOperands(s, sizes[:sized], ctx.IndexType())
	shared := p.ParseOptionalKeyword("dynamic_shared_memory_size")
	if shared {
		p.ResolveOperand(s, p.ParseOperand(), ctx.I32())
	}
	parseLaunchSymbol(p, s, "module")
	parseLaunchSymbol(p, s, "function")
	region := make([]asm.Argument, config)
	copy(region, args[:])
	for i := range region {
		region[i].Type = ctx.IndexType()
	}
	region = parseLaunchAttributions(p, "workgroup", region)
	s.AddAttribute(attributionsAttr, ctx.Int64Attr(ctx.I64(), int64(len(region)-config)))
	region = parseLaunchAttributions(p, "private", region)
	p.ParseRegion(p.NewRegion(s), region)
	p.ParseAttrDict(s)
	segments := [launchGroups]int32{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}
	segments[launchDependencies] = int32(len(dependencies))
	if !clustered {
		segments[launchCluster], segments[launchCluster+1], segments[launchCluster+2] = 0, 0, 0
	}
	if !shared {
		segments[launchMemory] = 0
	}
	s.AddAttribute(ir.OperandSegments, ctx.DenseI32Array(segments[:]))
}

// parseSizes parses the sizes of one kind, and the names of the identifiers and
// of the sizes inside of the kernel.
func parseSizes(p *asm.OpParser, sizes []asm.UnresolvedOperand, inner, ids []asm.Argument) {
	as := p.ParseArgumentList(asm.Parens, false, false)
	p.ParseKeyword("in", "")
	p.Punct(asm.LParen)
	copy(ids[:3], as)
	for i := range 3 {
		if i > 0 {
			p.Punct(asm.Comma)
		}
		a := p.ParseArgument(false, false)
		p.Punct(asm.Equal)
		inner[i] = a
		sizes[i] = p.ParseOperand()
	}
	p.Punct(asm.RParen)
}

func parseLaunchSymbol(p *asm.OpParser, s *ir.OperationState, name string) {
	if !p.ParseOptionalKeyword(name) {
		return
	}
	p.Punct(asm.LParen)
	at := p.Pos()
	a := p.ParseAttribute(nil)
	r, is := a.(*ir.SymbolRefAttr)
	p.Check(is && r.IsFlat(), at, "invalid kind of attribute specified")
	s.AddAttribute(name, a)
	p.Punct(asm.RParen)
}

func parseLaunchAttributions(p *asm.OpParser, keyword string, args []asm.Argument) []asm.Argument {
	if !p.ParseOptionalKeyword(keyword) {
		return args
	}
	return append(args, p.ParseArgumentList(asm.Parens, true, false)...)
}

func (launchSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if op.NumResults() > 0 {
		p.Text(" async")
		if os := op.OperandGroup(launchDependencies); len(os) > 0 {
			p.Text(" [").Operands(os).Byte(']')
		}
	}
	args := op.Region(0).Entry().Args()
	config := 12
	if hasClusters(op) {
		config = 18
		p.Text(" clusters")
		printSizes(p, op, launchCluster, args[15:18], args[12:15])
	}
	p.Text(" blocks")
	printSizes(p, op, launchGrid, args[6:9], args[0:3])
	p.Text(" threads")
	printSizes(p, op, launchBlock, args[9:12], args[3:6])
	if v := op.GroupOperand(launchMemory); v != nil {
		p.Text(" dynamic_shared_memory_size ").Operand(v)
	}
	for _, name := range []string{"module", "function"} {
		if r, ok := op.Attr(name).(*ir.SymbolRefAttr); ok {
			p.Byte(' ').Text(name).Byte('(').SymbolName(r.Root).Byte(')')
		}
	}
	workgroup := min(config+numAttributions(op), len(args))
	printAttributions(p, "workgroup", args[config:workgroup], nil)
	printAttributions(p, "private", args[workgroup:], nil)
	p.Byte(' ').Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true})
	p.AttrDict(op.AllAttrs(), ir.OperandSegments, attributionsAttr, "module", "function")
}

func printSizes(p *asm.OpPrinter, op *ir.Operation, group int, inner, ids []*ir.Value) {
	p.Byte('(').Values(ids).Text(") in (")
	for i, v := range inner {
		p.Comma(i).Operand(v).Text(" = ").Operand(op.GroupOperand(group + i))
	}
	p.Byte(')')
}

// printAttributions writes buffers, each with the dictionary that the array has
// for it.
func printAttributions(p *asm.OpPrinter, keyword string, vs []*ir.Value, attrs ir.Attribute) {
	if len(vs) == 0 {
		return
	}
	dicts, _ := attrs.(*ir.ArrayAttr)
	p.Byte(' ').Text(keyword).Byte('(')
	for i, v := range vs {
		p.Comma(i).Operand(v).Text(" : ").Type(v.Type())
		if dicts != nil && i < len(dicts.Elements) {
			if d, ok := dicts.Elements[i].(*ir.DictionaryAttr); ok {
				p.AttrDict(d.Entries)
			}
		}
	}
	p.Byte(')')
}

// hasClusters reports whether all sizes of the clusters are there.
func hasClusters(op *ir.Operation) bool {
	for i := range 3 {
		if op.GroupOperand(launchCluster+i) == nil {
			return false
		}
	}
	return true
}

// numAttributions returns the number of buffers in the memory of the workgroup.
func numAttributions(op *ir.Operation) int {
	n, _ := named.Int(op, attributionsAttr)
	return int(max(0, min(n, 1<<30)))
}

func verifyLaunch(op *ir.Operation, c *ir.Checker) {
	if hasClusters(op) {
		return
	}
	for i := range 3 {
		c.Check(op.GroupOperand(launchCluster+i) == nil, "cluster size must be all present")
	}
}

func verifyLaunchRegions(op *ir.Operation, c *ir.Checker) {
	body := op.Region(0)
	c.Check(!body.Empty(), "body region is empty")
	config := 12
	if hasClusters(op) {
		config = 18
	}
	args := body.Entry().Args()
	workgroup := config + numAttributions(op)
	c.Check(len(args) >= workgroup, "unexpected number of region arguments")
	verifyAttributions(op, args[config:workgroup], "workgroup", c)
	verifyAttributions(op, args[workgroup:], "private", c)
	for b := range body.Blocks() {
		last := b.Back()
		if last == nil || last.NumSuccessors() != 0 || last.Name() == TerminatorOpName {
			continue
		}
		c.On(last).PlainErrorf("expected 'gpu.terminator' or a terminator with successors").
			Notef(op.Location().Place(), "in 'gpu.launch' body region")
		c.Stop()
	}
}

// verifyAttributions checks that buffers lie in an address space, where that is
// told in terms of the dialect.
func verifyAttributions(op *ir.Operation, vs []*ir.Value, space string, c *ir.Checker) {
	for _, v := range vs {
		t, ok := v.Type().(*ir.MemRefType)
		c.Check(ok, "expected memref type in attribution")
		have := addressSpace(t)
		if have != "" && have != space {
			c.Failf("expected memory space %s in attribution", space)
		}
	}
}

// addressSpace returns the dialect's name of the space of a memref, "" if the
// space is another attribute or none.
func addressSpace(t *ir.MemRefType) string {
	if a, ok := t.Space.(*ir.DefinedAttr); ok && a.Def.Name == "AddressSpaceAttr" && a.Def.Dialect != nil && a.Def.Dialect.Namespace == "gpu" {
		return named.EnumText(a)
	}
	return ""
}
