package asm

import (
	"github.com/mica-ir/mica/ir"
)

// A blockScope is the block names of a region.
type blockScope struct {
	list      []blockEntry
	index     map[string]int // of list, once it is long
	undefined int
}

type blockEntry struct {
	name    string
	block   *ir.Block
	at      uint32
	defined bool
}

const shortBlockList = 8

// block returns the entry of a name, and makes it.
func (s *blockScope) block(name string) *blockEntry {
	if s.index != nil {
		if i, ok := s.index[name]; ok {
			return &s.list[i]
		}
	} else {
		for i := range s.list {
			if s.list[i].name == name {
				return &s.list[i]
			}
		}
	}
	s.list = append(s.list, blockEntry{name: name})
	if s.index != nil {
		s.index[name] = len(s.list) - 1
	} else if len(s.list) > shortBlockList {
		s.index = map[string]int{}
		for i := range s.list {
			s.index[s.list[i].name] = i
		}
	}
	return &s.list[len(s.list)-1]
}

// parseSuccessor parses the name of a block, which may be defined later.
func (p *fileParser) parseSuccessor() (*ir.Block, bool) {
	if p.tok.kind != CaretIdentifier {
		return nil, p.wrongToken("expected block name")
	}
	scope := &p.blocks[len(p.blocks)-1]
	e := scope.block(p.spelling())
	if e.block == nil {
		e.block, e.at = ir.NewBlock(), p.tok.start
		scope.undefined++
	}
	p.consume()
	return e.block, true
}

// region ::= `{` entry-block? block* `}`
func (p *fileParser) parseRegionWith(r *ir.Region, args []Argument, isolated bool) bool {
	if !p.expect(LBrace, "expected '{' to begin a region") {
		return false
	}
	if !p.enterRegion() {
		return false
	}
	defer p.leaveRegion()
	if len(args) > 0 || p.tok.kind != RBrace {
		if !p.parseRegionBody(r, args, isolated) {
			return false
		}
	}
	p.consume()
	return true
}

func (p *fileParser) parseRegionBody(r *ir.Region, args []Argument, isolated bool) bool {
	saved := p.block
	p.pushScope(isolated)
	b := ir.NewBlock()
	if len(args) > 0 && args[0].Name.Name != "" {
		if p.tok.kind == CaretIdentifier {
			return p.errorHere("invalid block name in region with named arguments")
		}
		for i := range args {
			if !p.defineArgument(b, &args[i]) {
				return false
			}
		}
	}
	if !p.parseBlock(&b) {
		return false
	}
	if len(args) > 0 && b.NumArguments() > len(args) {
		return p.errorHere("entry block arguments were already defined")
	}
	r.AppendBlock(b)
	for p.tok.kind != RBrace {
		var next *ir.Block
		if !p.parseBlock(&next) {
			return false
		}
		r.AppendBlock(next)
	}
	if !p.popScope() {
		return false
	}
	p.block = saved
	return true
}

func (p *fileParser) defineArgument(b *ir.Block, a *Argument) bool {
	if e := p.names.find(a.Name.Name); e != nil {
		if d := e.def(a.Name.Number); d != nil && d.value != nil {
			p.fail(a.Name.Pos, "region entry argument '%s' is already in use", a.Name.Name).
				Notef(p.place(d.at), "previously referenced here")
			return false
		}
	}
	l := a.Loc
	if l == nil {
		l = p.Location(a.Name.Pos)
	}
	return p.define(a.Name, b.AddArgument(a.Type, l))
}

// block ::= (block-name block-arguments? `:`)? operation*
//
// The name of the entry block can be left out: then *b is given.
func (p *fileParser) parseBlock(b **ir.Block) bool {
	if *b != nil && p.tok.kind != CaretIdentifier {
		return p.parseBlockBody(*b)
	}
	at, name := p.tok.start, p.spelling()
	if !p.expect(CaretIdentifier, "expected block name") {
		return false
	}
	scope := &p.blocks[len(p.blocks)-1]
	e := scope.block(name)
	switch {
	case e.block == nil:
		e.block = *b
		if e.block == nil {
			e.block = ir.NewBlock()
		}
	case e.defined:
		return p.failf(at, "redefinition of block '%s'", name)
	default:
		scope.undefined--
	}
	e.at, e.defined = at, true
	*b = e.block
	if p.tok.kind == LParen && !p.parseBlockArguments(*b) {
		return false
	}
	if !p.expect(Colon, "expected ':' after block name") {
		return false
	}
	return p.parseBlockBody(*b)
}

func (p *fileParser) parseBlockBody(b *ir.Block) bool {
	p.block = b
	for p.tok.kind != CaretIdentifier && p.tok.kind != RBrace {
		if p.opts.Threads > 1 && p.worthSplitting() {
			if !p.parseSplit() {
				return false
			}
			p.block = b
			continue
		}
		if !p.parseOperation() {
			return false
		}
		p.block = b
	}
	return true
}

// block-arguments ::= `(` (name `:` type location?)* `)`
func (p *fileParser) parseBlockArguments(b *ir.Block) bool {
	existing := b.NumArguments()
	n := 0
	return p.ParseCommaSeparatedList(Parens, func() bool {
		o, ok := p.parseSSAUse(true)
		if !ok || !p.expect(Colon, "expected ':' and type for SSA operand") {
			return false
		}
		t, ok := p.ParseType()
		if !ok {
			return false
		}
		var arg *ir.Value
		if existing > 0 {
			if n >= existing {
				return p.errorHere("too many arguments specified in argument list")
			}
			arg = b.Argument(n)
			n++
			if arg.Type() != t {
				return p.errorHere("argument and block argument type mismatch")
			}
		} else {
			arg = b.AddArgument(t, p.Location(o.Pos))
		}
		if p.tok.kind == kwLoc {
			l, ok := p.ParseOptionalLocation()
			if !ok {
				return false
			}
			arg.SetLocation(l)
		}
		return p.define(o, arg)
	}, "")
}
