package asm

import (
	"github.com/mica-ir/mica/ir"
)

// A blockScope holds the block names of a region.
type blockScope struct {
	list      []blockEntry
	index     map[string]int // index into list; only used once list is long
	undefined int
}

type blockEntry struct {
	name    string
	block   *ir.Block
	at      uint32
	defined bool
}

const shortBlockList = 8

// block returns the entry of a name, adding it if it is new.
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

// parseSuccessor parses a block name, which may be a forward reference.
func (p *fileParser) parseSuccessor() *ir.Block {
	if p.tok.kind != CaretIdentifier {
		p.expects(ExpectedBlock)
		p.wrongToken("expected block name")
	}
	scope := &p.blocks[len(p.blocks)-1]
	e := scope.block(p.spelling())
	if e.block == nil {
		e.block, e.at = ir.NewBlock(), p.tok.start
		scope.undefined++
	}
	if p.places != nil {
		n := p.places.block(e.block, e.name)
		n.Uses = append(n.Uses, TextRange{p.tok.start, p.tok.end})
	}
	p.consume()
	return e.block
}

// region ::= `{` entry-block? block* `}`
func (p *fileParser) parseRegionWith(r *ir.Region, args []Argument, isolated bool) {
	at := p.tok.start
	p.expect(LBrace, "expected '{' to begin a region")
	p.enterRegion(at)
	defer p.leaveRegion()
	if len(args) > 0 || p.tok.kind != RBrace {
		p.parseRegionBody(r, args, isolated)
	}
	p.consume()
}

func (p *fileParser) parseRegionBody(r *ir.Region, args []Argument, isolated bool) {
	saved := p.block
	p.pushScope(isolated)
	b := ir.NewBlock()
	if len(args) > 0 && args[0].Name.Name != "" {
		if p.tok.kind == CaretIdentifier {
			p.errorHere("invalid block name in region with named arguments")
		}
		for i := range args {
			p.defineArgument(b, &args[i])
		}
	}
	if p.places != nil && p.tok.kind != CaretIdentifier {
		p.places.block(b, "").Def = rangeAt(p.regions[len(p.regions)-1], 1)
	}
	p.parseBlock(&b)
	if len(args) > 0 && b.NumArguments() > len(args) {
		p.errorHere("entry block arguments were already defined")
	}
	r.AppendBlock(b)
	for p.tok.kind != RBrace {
		var next *ir.Block
		p.parseBlock(&next)
		r.AppendBlock(next)
	}
	p.popScope()
	p.block = saved
}

func (p *fileParser) defineArgument(b *ir.Block, a *Argument) {
	if e := p.names.find(a.Name.Name); e != nil {
		if d := e.def(a.Name.Number); d != nil && d.value != nil {
			p.fail(a.Name.Pos, "region entry argument '%s' is already in use", a.Name.Name).
				Notef(p.place(d.at), "previously referenced here")
			p.Stop()
		}
	}
	if a.Loc != nil {
		p.define(a.Name, b.AddArgument(a.Type, a.Loc))
		return
	}
	p.define(a.Name, b.AddArgumentAt(a.Type, p.origin(a.Name.Pos)))
}

// block ::= (block-name block-arguments? `:`)? operation*
//
// The name of the entry block can be left out: then *b is given.
func (p *fileParser) parseBlock(b **ir.Block) {
	if *b != nil && p.tok.kind != CaretIdentifier {
		p.parseBlockBody(*b)
		return
	}
	at, name := p.tok.start, p.spelling()
	p.expect(CaretIdentifier, "expected block name")
	scope := &p.blocks[len(p.blocks)-1]
	e := scope.block(name)
	switch {
	case e.block == nil:
		e.block = *b
		if e.block == nil {
			e.block = ir.NewBlock()
		}
	case e.defined:
		p.failf(at, "redefinition of block '%s'", name)
	default:
		scope.undefined--
	}
	e.at, e.defined = at, true
	*b = e.block
	if p.places != nil {
		p.places.block(e.block, name).Def = rangeAt(at, len(name))
	}
	if p.tok.kind == LParen {
		p.parseBlockArguments(*b)
	}
	p.expect(Colon, "expected ':' after block name")
	p.parseBlockBody(*b)
}

func (p *fileParser) parseBlockBody(b *ir.Block) {
	p.block = b
	for p.tok.kind != CaretIdentifier && p.tok.kind != RBrace {
		if p.opts.Threads > 1 && p.worthSplitting() {
			p.parseSplit()
			p.block = b
			continue
		}
		p.parseOperation()
		p.block = b
	}
}

// block-arguments ::= `(` (name `:` type location?)* `)`
func (p *fileParser) parseBlockArguments(b *ir.Block) {
	existing := b.NumArguments()
	n := 0
	p.ParseCommaSeparatedList(Parens, func() {
		o := p.parseSSAUse(true)
		p.expect(Colon, "expected ':' and type for SSA operand")
		t := p.ParseType()
		var arg *ir.Value
		if existing > 0 {
			if n >= existing {
				p.errorHere("too many arguments specified in argument list")
			}
			arg = b.Argument(n)
			n++
			if arg.Type() != t {
				p.errorHere("argument and block argument type mismatch")
			}
		} else {
			arg = b.AddArgumentAt(t, p.origin(o.Pos))
		}
		if p.tok.kind == kwLoc {
			l := p.ParseOptionalLocation()
			arg.SetLocation(l)
		}
		p.define(o, arg)
	}, "")
}
