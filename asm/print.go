package asm

import (
	"cmp"
	"io"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Options change how operations are printed. They are the reference's flags
// --mlir-print-... of the same names.
type Options struct {
	Generic         bool // print-op-generic
	DebugInfo       bool // print-debuginfo
	PrettyDebugInfo bool // pretty-debuginfo: locations without aliases, for reading only
	LocalScope      bool // print-local-scope: no aliases
	ValueUsers      bool // print-value-users
	UniqueIDs       bool // print-unique-ssa-ids
	NameLocAsPrefix bool // use-nameloc-as-prefix
	SkipRegions     bool // print-skip-regions
	AssumeVerified  bool // print-assume-verified: do not verify before using custom forms

	ElideElements bool // elide-elementsattrs-if-larger, of ElementsLimit elements
	ElementsLimit int
	HexLimit      int // print-elementsattrs-with-hex-if-larger; 0 is its default, -1 none

	ElideResources bool // elide-resource-strings-if-larger, of ResourcesLimit characters
	ResourcesLimit int

	// Threads is the number of goroutines that may print isolated operations; 0 means
	// 1. The text does not depend on it.
	Threads int

	// Resources are printed in external_resources; may be nil.
	Resources *ExternalResources

	// Unprintable is called for each operation that is printed in generic form because its
	// custom form cannot be printed, with the reason; with Threads, from several
	// goroutines. It may be nil.
	Unprintable func(op *ir.Operation, err error)

	// Lost is called like Unprintable, for each operation with a part, such as a type, that cannot
	// be printed even in generic form. It may be nil.
	Lost func(op *ir.Operation, err error)

	// Located is called for each operation with the offset of its start in the text. If it is not
	// nil, Threads must be 0, and the text must not be appended to other text.
	Located func(op *ir.Operation, offset int)

	typeLimit int // of the text of one type, see ir.Printer.Limit
}

// Print writes op. A detached operation is printed on its own line, preceded and followed by its
// alias definitions unless LocalScope is set. Values are numbered within the outermost operation
// around op, or with LocalScope within the innermost isolated one. If that operation does not
// verify, op is printed in generic form, unless AssumeVerified is set. Long text is written in
// pieces, and writing stops at the first error of w. Print returns that error, or an error about a
// type or an attribute that cannot be printed.
func Print(w io.Writer, op *ir.Operation, opts Options) error {
	p := printWhole(w, nil, op, opts)
	p.flush()
	return cmp.Or(p.err, p.lost, p.Failure)
}

// PrintBlock writes a block with its label, its arguments and its operations, without aliases.
func PrintBlock(w io.Writer, b *ir.Block, opts Options) error {
	opts.LocalScope = true
	p := newOpPrinter(nil, opts)
	p.out, p.Spill = w, p.flushLong
	if parent := b.ParentOp(); parent != nil {
		root := parent
		for root.ParentOp() != nil && !root.Has(ir.IsolatedFromAbove) {
			root = root.ParentOp()
		}
		p.names.numberFrom(root, true)
	}
	p.blockLabel(b)
	p.Indented(func() {
		for op := b.Front(); op != nil && !p.Stopped; op = op.Next() {
			p.opLine(op)
			p.Byte('\n')
		}
	})
	p.flush()
	return cmp.Or(p.err, p.lost, p.Failure)
}

// String returns op as text, without the last line feed.
func String(op *ir.Operation, opts Options) string {
	b := Append(nil, op, opts)
	if n := len(b); n > 0 && b[n-1] == '\n' {
		b = b[:n-1]
	}
	return string(b)
}

// messageElements is the number of elements of a dense attribute shown in messages.
const messageElements = 16

// MessageText returns op as shown in messages: in generic form, without aliases. It
// can be assigned to [ir.Context.PrintOp].
func MessageText(op *ir.Operation, opts Options) string {
	opts.Generic, opts.LocalScope, opts.AssumeVerified = true, true, true
	opts.ElideElements, opts.ElementsLimit = true, messageElements
	opts.typeLimit = ir.MessageLimit
	return String(op, opts)
}

// Append appends the output of [Print] to b.
func Append(b []byte, op *ir.Operation, opts Options) []byte {
	p := printWhole(nil, b, op, opts)
	if len(p.chunks) == 0 {
		return p.Buf
	}
	p.flush()
	b = p.chunks[0]
	for _, c := range p.chunks[1:] {
		b = append(b, c...)
	}
	return b
}

// printWhole prints op, appending to b, and returns the printer. If out is not nil,
// text that is no longer in the printer's buffer has been written to it.
func printWhole(out io.Writer, b []byte, op *ir.Operation, opts Options) *OpPrinter {
	root := op
	for root.ParentOp() != nil && !(opts.LocalScope && root.Has(ir.IsolatedFromAbove)) {
		root = root.ParentOp()
	}
	if !opts.AssumeVerified && !opts.Generic {
		var diags diag.List
		if !ir.Verify(root, &diags) {
			opts.Generic = true
		}
	}
	p := newOpPrinter(b, opts)
	p.out, p.Limit = out, opts.typeLimit
	top := op.Block() == nil && !opts.LocalScope
	p.names.numberFrom(root, op != root)
	p.useAliases(op)
	if out != nil {
		p.Spill = p.flushLong
	}
	if top {
		p.printAliases(false)
	}
	p.located = append(p.located, located{op, len(p.Buf)})
	p.fullOp(op)
	p.trailingLocation(op.Location())
	if opts.ValueUsers {
		p.valueUsers(op)
	}
	if top {
		p.Byte('\n')
		p.printAliases(true)
		p.printFileMetadata()
	}
	if opts.Located != nil {
		for _, l := range p.located {
			opts.Located(l.op, l.offset)
		}
	}
	return p
}

func newOpPrinter(b []byte, opts Options) *OpPrinter {
	p := &OpPrinter{opts: opts, dialect: "builtin"}
	p.Buf = b
	p.ElideElements, p.ElementsLimit, p.HexLimit = opts.ElideElements, opts.ElementsLimit, opts.HexLimit
	p.names = &nameState{opts: &p.opts}
	if opts.PrettyDebugInfo {
		p.PrettyLocation = p.prettyLocation
	}
	p.UsedResource = func(r *ir.Resource) {
		if !slices.Contains(p.resources, r) {
			p.resources = append(p.resources, r)
		}
	}
	return p
}
