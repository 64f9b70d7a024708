package asm

import (
	"sync"
	"sync/atomic"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Operations at the top of a file, or of a module, are parsed by several
// goroutines: a quick look at the brackets guesses where one of them ends and the
// next one starts. What was parsed for a guess counts only if parsing from the
// start comes by exactly there, and if it did not need to know anything of what
// lies outside; else it is parsed again in order. So the result, and what is said
// of mistakes, are those of parsing in order.

const (
	// minParallelText is how much text must be left to be parsed by several
	// goroutines.
	minParallelText = 1 << 18
	// pieceText is about how much text a goroutine takes at a time.
	pieceText = 1 << 17
	// maxVainSplits is how often a look at the brackets may be in vain.
	maxVainSplits = 4
)

// A piece is some operations of a block as text, and what was made of them.
type piece struct {
	start, end uint32
	block      *ir.Block // nil if it has to be parsed again
	deferred   int       // location aliases that are not defined yet
}

// worthSplitting reports whether the operations from the current token on are
// parsed by several goroutines.
func (p *fileParser) worthSplitting() bool {
	if p.opts.Threads < 2 || p.speculative || p.vainSplits >= maxVainSplits || p.names.count > 0 ||
		len(p.text)-int(p.tok.start) < minParallelText || len(p.blocks) <= p.splitBelow {
		return false
	}
	if p.level > 0 && !p.frames[p.level-1].def.Has(ir.SymbolTableTrait) {
		return false
	}
	return p.tok.kind == BareIdentifier || p.tok.kind == StringLiteral || p.tok.kind.isKeyword()
}

// parseSplit parses operations up to something that is none, or until what is
// left is not worth splitting.
func (p *fileParser) parseSplit() {
	pieces := split(p.text, p.tok.start, p.untidy)
	if len(pieces) < 2 {
		// Nothing can be split here, but perhaps in a region further inside.
		p.splitBelow = len(p.blocks)
		p.vainSplits++
		return
	}
	var next atomic.Int32
	var wg sync.WaitGroup
	for range min(p.opts.Threads, len(pieces)) {
		wg.Go(func() {
			w := p.forWorker()
			for {
				i := int(next.Add(1)) - 1
				if i >= len(pieces) {
					return
				}
				w.parsePiece(&pieces[i])
			}
		})
	}
	wg.Wait()
	block := p.block
	for i := range pieces {
		x := &pieces[i]
		if p.tok.start == x.start && x.block != nil && p.names.count == 0 {
			p.symbols.deferred += x.deferred
			block.SpliceBefore(nil, x.block)
			p.reset(x.end)
			continue
		}
		p.untidy = true
		for p.tok.start < x.end {
			if p.tok.kind != BareIdentifier && p.tok.kind != StringLiteral && p.tok.kind != PercentIdentifier && !p.tok.kind.isKeyword() {
				return
			}
			p.parseOperation()
			p.block = block
		}
	}
}

// forWorker returns a parser for a goroutine of its own.
func (p *fileParser) forWorker() *fileParser {
	w := &fileParser{opts: p.opts, placeholderDef: p.placeholderDef, speculative: true}
	w.defaults = append(w.defaults, p.defaults...)
	w.ctx, w.file = p.ctx, p.file
	w.diags = &diag.List{}
	w.symbols = &symbols{attrs: p.symbols.attrs, types: p.symbols.types, root: p.symbols}
	w.lexer.text = p.lexer.text
	w.lexer.report = func(uint32, string) { w.errors++ }
	w.lines.file = p.file
	w.depth, w.start = p.depth, p.start
	return w
}

// parsePiece parses a piece into a block of its own, if that can be done without
// knowing what lies outside.
func (p *fileParser) parsePiece(x *piece) {
	*p.diags, p.errors, p.placeholders = nil, 0, nil
	p.symbols.deferred = 0
	for _, s := range p.scopes {
		s.reset()
		p.sparePool = append(p.sparePool, s)
	}
	p.scopes, p.blocks = p.scopes[:0], p.blocks[:0]
	p.names, p.level, p.custom = nil, 0, ""
	p.reset(x.start)
	p.pushScope(true)
	b := ir.NewBlock()
	p.block = b
	complete := p.Try(func() {
		for p.tok.start < x.end {
			if p.tok.kind == PercentIdentifier || p.tok.kind == EOF {
				return
			}
			p.parseOperation()
			p.block = b
		}
	})
	if !complete || p.tok.start != x.end || len(p.placeholders) > 0 || p.errors > 0 || len(p.blocks[0].list) > 0 || p.names.count > 0 {
		return
	}
	x.block, x.deferred = b, p.symbols.deferred
}
