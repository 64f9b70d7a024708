package mlir

import (
	"bytes"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// Language returns MLIR.
func Language() *server.Language { return newDialects().language() }

// LanguageAndRules returns MLIR, and the check of rules against the dialects that documents of MLIR share.
func LanguageAndRules() (l *server.Language, check func(t *server.Text) diag.List) {
	d := newDialects()
	return d.language(), d.checkRules
}

func (d *dialects) language() *server.Language {
	return &server.Language{ID: "mlir", Suffix: ".mlir", Source: "mlir", Names: "$.-",
		Analyze:  func(t *server.Text) server.Analysis { return analyze(t, d) },
		Requests: map[string]server.Request{"mlir/convertFromBytecode": d.convertFromBytecode, "mlir/convertToBytecode": d.convertToBytecode, "mlir/viewRewritten": d.viewRewritten, "mlir/explainRule": d.explainRule, "mlir/viewGeneric": viewGeneric},
		Commands: map[string]server.Request{server.ExplainRule: d.explainRule}}
}

// marker separates the parts of a text; each part is a module of its own.
const marker = "// -----"

// An analysis is a version of a text, parsed.
type analysis struct {
	text     *server.Text
	file     *source.File
	base     *base // of the contexts of the parts
	dialects *dialects
	parts    []*part
	list     diag.List
}

// A part is a module of a text.
type part struct {
	start, end uint32
	ctx        *ir.Context
	op         *ir.Operation // nil if there are errors
	places     asm.Places
	index      *server.Index[*symbol]
	ops        map[*ir.Operation]*symbol
	placed     map[*ir.Operation]*asm.OpPlace
}

func analyze(t *server.Text, d *dialects) server.Analysis {
	a := &analysis{text: t, file: t.File, base: d.forText(t), dialects: d}
	for _, r := range split(t.File.Text) {
		ctx, list := a.base.context()
		a.list = append(a.list, list...)
		if ctx == nil {
			break
		}
		p := &part{start: r.Start, end: r.End, ctx: ctx}
		a.list = append(a.list, p.parse(t.File, nil)...)
		a.parts = append(a.parts, p)
	}
	return a
}

// parse parses the part, with the places of names if there is something to hold them.
func (p *part) parse(f *source.File, places *asm.Places) (list diag.List) {
	p.op, list = asm.Parse(p.ctx, f, asm.ParseOptions{Part: asm.Part{Start: p.start, End: p.end, Set: true}, Places: places})
	list = append(list, p.ctx.TakeHookFailures()...)
	return list
}

// MakeIndex resolves the names of the parts. It parses them again: recording places slows the
// parser down, and the first parse, which runs on several threads, only serves the diagnostics.
func (a *analysis) MakeIndex() {
	for _, p := range a.parts {
		p.parse(a.file, &p.places)
		p.makeIndex(a.file)
	}
}

// split returns the parts of a text.
func split(text []byte) (parts []asm.TextRange) {
	start := 0
	for {
		i := bytes.Index(text[start:], []byte(marker))
		if i < 0 {
			return append(parts, asm.TextRange{Start: uint32(start), End: uint32(len(text))})
		}
		parts = append(parts, asm.TextRange{Start: uint32(start), End: uint32(start + i)})
		start += i + len(marker)
	}
}

// Diagnostics returns the errors and warnings.
func (a *analysis) Diagnostics() diag.List { return a.list }

// placeOf returns where an operation is, nil if it is not in the text.
func (p *part) placeOf(op *ir.Operation) *asm.OpPlace { return p.placed[op] }

// part returns the part that contains an offset, nil between two of them.
func (a *analysis) part(at uint32) *part {
	for _, p := range a.parts {
		if at <= p.end {
			if at < p.start {
				return nil // in the line that separates two parts
			}
			return p
		}
	}
	return nil
}
