package asm

import (
	"sort"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// ParseOptions change how a file is read.
type ParseOptions struct {
	// NoImplicitModule requires a single operation in the file, of any kind, and
	// returns it. Otherwise anything that is not a single module is wrapped in one.
	NoImplicitModule bool
	// NoVerify skips the verification of the parsed operations.
	NoVerify bool
	// Threads is the number of goroutines that parse isolated operations; 0 means one. The
	// result does not depend on it.
	Threads int
	// Part is the part of the file that is read; the zero Part is all of it.
	Part Part
	// Again means that the text was printed from this context: its keys refer to the
	// existing resources of the context, not to new ones.
	Again bool
	// Resources receives the entries of external_resources; if it is nil, they are
	// dropped.
	Resources *ExternalResources
	// Places receives where the parts of the IR are in the text; it may be nil.
	Places *Places
}

// A Part is the bytes [Start, End) of a file, if Set.
type Part struct {
	Start, End uint32
	Set        bool
}

// Bounds returns the bytes of f that p means.
func (p Part) Bounds(f *source.File) (start, end uint32) {
	if !p.Set {
		return 0, uint32(len(f.Text))
	}
	return p.Start, p.End
}

// Parse reads a file and verifies the result, which is nil if there was an error. The list
// may contain warnings even if there is an operation. Parsing stops at the first error, as
// the reference does.
func Parse(ctx *ir.Context, file *source.File, opts ParseOptions) (*ir.Operation, diag.List) {
	var diags diag.List
	p := newFileParser(ctx, file, &diags, &symbols{attrs: map[string]ir.Attribute{}, types: map[string]ir.Type{}, again: opts.Again}, opts)
	body := ir.NewBlock()
	var op *ir.Operation
	if !p.Try(func() {
		p.parseFile(body)
		op = Container(body, p.fileLocation(), opts, p.diags)
		if op == nil || !opts.NoVerify && !VerifyContainer(op, p.fileLocation(), opts, p.diags) {
			p.Stop()
		}
	}) {
		if len(diags) == 0 { // C++ may fail without an error, and mlir-opt then exits silently
			at := p.tok.start
			if p.tok.kind == EOF && at > p.start {
				at--
			}
			diags.Errorf(p.place(at), "failed to parse here, without a reason")
		}
		return nil, diags
	}
	return op, diags
}

// parseFile parses the whole text into body.
func (p *fileParser) parseFile(body *ir.Block) {
	p.pushScope(true)
	p.block = body
	for {
		switch p.tok.kind {
		case EOF:
			p.expectsOperation()
			p.finish(body)
			return
		case ErrorToken:
			p.Stop()
		case HashIdentifier:
			p.parseAttributeAlias()
		case ExclamationIdentifier:
			p.parseTypeAlias()
		case FileMetadataBegin:
			p.parseFileMetadata()
		default:
			if p.worthSplitting() {
				p.parseSplit()
				break
			}
			p.parseOperation()
			p.block = body
		}
	}
}

// finish performs the checks that need the whole file.
func (p *fileParser) finish(body *ir.Block) {
	if len(p.placeholders) > 0 {
		ats := make([]uint32, 0, len(p.placeholders))
		for _, at := range p.placeholders {
			ats = append(ats, at)
		}
		sort.Slice(ats, func(i, j int) bool { return ats[i] < ats[j] })
		for _, at := range ats {
			p.fail(at, "use of undeclared SSA value name")
		}
		p.Stop()
	}
	if p.symbols.deferred > 0 {
		p.resolveLocations(body)
	}
	p.popScope()
}

// resolveLocations puts the locations of aliases in the place of their marks.
func (p *fileParser) resolveLocations(body *ir.Block) {
	resolve := func(l *ir.Location) *ir.Location {
		mark, ok := l.Opaque().(deferredMark)
		if !ok || mark.symbols != p.symbols {
			return l
		}
		d := mark.loc
		a, ok := p.symbols.attrs[d.name]
		if !ok {
			p.failf(d.at, "operation location alias was never defined")
		}
		if l, ok = a.(*ir.Location); !ok {
			p.failf(d.at, "expected location, but found '%s'", a)
		}
		return l
	}
	var visit func(b *ir.Block)
	visit = func(b *ir.Block) {
		for op := b.Front(); op != nil; op = op.Next() {
			// Regions go first: the reference's walk is in post-order.
			for i := range op.NumRegions() {
				for inner := range op.Region(i).Blocks() {
					visit(inner)
				}
			}
			l := resolve(op.Location())
			op.SetLocation(l)
			for i := range op.NumRegions() {
				for inner := range op.Region(i).Blocks() {
					for _, arg := range inner.Args() {
						l := resolve(arg.Location())
						arg.SetLocation(l)
					}
				}
			}
		}
	}
	visit(body)
}

// fileLocation is the location of the file as a whole.
func (p *fileParser) fileLocation() *ir.Location {
	if p.opts.Part.Set && p.opts.Part.Start > 0 {
		return p.Location(p.opts.Part.Start)
	}
	return p.ctx.FileLineColLoc(p.file.Name, 0, 0)
}

// attribute-alias ::= `#` name `=` attribute
func (p *fileParser) parseAttributeAlias() {
	name := p.spelling()[1:]
	if _, ok := p.symbols.attrs[name]; ok {
		p.errorHere("redefinition of attribute alias id '%s'", name)
	}
	if strings.Contains(name, ".") {
		p.errorHere("attribute names with a '.' are reserved for dialect-defined names")
	}
	p.aliasDefinition()
	p.consume()
	p.expect(Equal, "expected '=' in attribute alias definition")
	p.symbols.attrs[name] = p.ParseAttribute(nil)
	if p.places != nil {
		p.places.alias("#" + name).Value = p.symbols.attrs[name]
	}
}

// type-alias ::= `!` name `=` type
func (p *fileParser) parseTypeAlias() {
	name := p.spelling()[1:]
	if _, ok := p.symbols.types[name]; ok {
		p.errorHere("redefinition of type alias id '%s'", name)
	}
	if strings.Contains(name, ".") {
		p.errorHere("type names with a '.' are reserved for dialect-defined names")
	}
	p.aliasDefinition()
	p.consume()
	p.expect(Equal, "expected '=' in type alias definition")
	p.symbols.types[name] = p.ParseType()
	if p.places != nil {
		p.places.alias("!" + name).Value = p.symbols.types[name]
	}
}
