package asm

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/ir"
)

// Operations at the top level of a file or module are parsed speculatively by several
// goroutines. A quick scan of the text guesses operation boundaries and cuts (cutter)
// the text into pieces, which workers parse into blocks of their own. The main parser
// then advances from piece to piece. A worker's block is accepted only if the main
// parser has arrived exactly at the start of the piece, and the worker consumed it
// exactly, without errors and without reference to anything outside of it (SSA
// values, blocks). Otherwise the main parser parses the piece again, in order. The
// result and the diagnostics are therefore the same as for sequential parsing,
// whatever the scan guesses.

const (
	// minParallelText is the number of bytes that must remain for parallel parsing to
	// pay off.
	minParallelText = 1 << 18
	// pieceText is the approximate size of a piece in bytes.
	pieceText = 1 << 17
	// maxFailedSplits bounds unsuccessful attempts to split.
	maxFailedSplits = 4
)

// A piece is the text of some operations of a block, and the result of parsing it.
type piece struct {
	start, end uint32
	block      *ir.Block // nil if it must be parsed again
	deferred   int       // uses of location aliases that are not defined yet
}

// worthSplitting reports whether the operations from the current token on should be
// parsed in parallel. Pieces must not refer to values around them, so this is only
// done where no names are visible, at the top level or in a symbol table.
func (p *fileParser) worthSplitting() bool {
	if p.opts.Threads < 2 || p.speculative || p.failedSplits >= maxFailedSplits || p.names.count > 0 ||
		len(p.text)-int(p.tok.start) < minParallelText || p.block == p.unsplit {
		return false
	}
	if p.level > 0 && !p.frames[p.level-1].def.Has(ir.SymbolTableTrait) {
		return false
	}
	// A file that starts with a module most likely contains nothing else. The operations in
	// the module are then parsed in parallel.
	return p.atOperation() && (p.block.Front() != nil || !p.atSymbolTable())
}

// atOperation reports whether an operation without results may start at the current token.
func (p *fileParser) atOperation() bool {
	return p.tok.kind == BareIdentifier || p.tok.kind == StringLiteral || p.tok.kind.isKeyword()
}

// atSymbolTable reports whether the current token is the name of an operation that holds
// symbols.
func (p *fileParser) atSymbolTable() bool {
	if p.tok.kind == StringLiteral {
		def := p.lookupOp(p.slice(p.tok.start+1, p.tok.end-1))
		return def != nil && def.Has(ir.SymbolTableTrait)
	}
	name := p.spelling()
	def := p.lookupOp(name)
	if def == nil && !strings.Contains(name, ".") {
		def = p.lookupOp(p.defaults[len(p.defaults)-1] + "." + name)
	}
	return def != nil && def.Has(ir.SymbolTableTrait)
}

// parseSplit parses operations in parallel until it reaches something else, or the
// remaining text is not worth splitting.
func (p *fileParser) parseSplit() {
	cutter := &cutter{scan: newScan(p.text, p.tok.start, p.untidy), begin: int(p.tok.start)}
	first, second := cutter.next(), cutter.next()
	if second == nil {
		// Nothing can be split here, but perhaps in a nested region.
		p.unsplit = p.block
		p.failedSplits++
		return
	}
	var wg parallel.Group
	for i := range p.opts.Threads {
		x := []*piece{first, second, nil}[min(i, 2)]
		wg.Go(func() {
			if x == nil {
				if x = cutter.next(); x == nil {
					return
				}
			}
			for w := p.forWorker(); x != nil; x = cutter.next() {
				w.parsePiece(x)
			}
		})
	}
	wg.Wait()
	block := p.block
	for _, x := range cutter.pieces {
		if p.tok.start == x.start && x.block != nil && p.names.count == 0 {
			p.symbols.deferred += x.deferred
			block.SpliceBefore(nil, x.block)
			p.reset(x.end)
			continue
		}
		p.untidy = true
		for p.tok.start < x.end {
			if p.tok.kind != PercentIdentifier && !p.atOperation() {
				return
			}
			p.parseOperation()
			p.block = block
		}
	}
}

// forWorker returns a parser for a worker goroutine, with its own diagnostics, names
// and symbols. The aliases of the file are shared read-only.
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

// parsePiece parses a piece into a block of its own. It sets x.block only if the
// piece was parsed completely and independently of its surroundings.
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
