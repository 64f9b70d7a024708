package asm

import (
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
	AssumeVerified  bool // print-assume-verified: do not look for broken IR before custom forms

	ElideElements bool // elide-elementsattrs-if-larger, of ElementsLimit elements
	ElementsLimit int
	HexLimit      int // print-elementsattrs-with-hex-if-larger; 0 is its default, -1 none

	ElideResources bool // elide-resource-strings-if-larger, of ResourcesLimit characters
	ResourcesLimit int

	// Threads is how many goroutines may print what is isolated; 0 is one. The
	// text does not depend on it.
	Threads int

	// Resources are printed in external_resources; may be nil.
	Resources *ExternalResources
}

// Print writes op; one that lies in no block is a line of its own, with its
// aliases before and behind it, unless LocalScope is set. Operations that do not
// verify are printed in generic form, unless AssumeVerified is set. Long text is
// written in pieces as it is made.
func Print(w io.Writer, op *ir.Operation, opts Options) error {
	p := printWhole(w, nil, op, opts)
	p.flush()
	return p.err
}

// String returns op as text, without the last line feed.
func String(op *ir.Operation, opts Options) string {
	b := Append(nil, op, opts)
	if n := len(b); n > 0 && b[n-1] == '\n' {
		b = b[:n-1]
	}
	return string(b)
}

// messageElements is how many elements of a dense attribute messages show.
const messageElements = 16

// MessageText returns op as messages show it: in generic form, with everything
// in its place. A context whose messages shall show operations has it in its
// field PrintOp.
func MessageText(op *ir.Operation, opts Options) string {
	opts.Generic, opts.LocalScope, opts.AssumeVerified = true, true, true
	opts.ElideElements, opts.ElementsLimit = true, messageElements
	return String(op, opts)
}

// Append appends to b what [Print] writes.
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

// printWhole returns a printer that has printed op behind b, and has written to
// out, if that is not nil, what is not in its buffer any more.
func printWhole(out io.Writer, b []byte, op *ir.Operation, opts Options) *OpPrinter {
	if !opts.AssumeVerified && !opts.Generic {
		var diags diag.List
		if !ir.Verify(op, &diags) {
			opts.Generic = true
		}
	}
	p := newOpPrinter(b, opts)
	p.out = out
	top := op.Block() == nil && !opts.LocalScope
	root := op
	for root.ParentOp() != nil && !(opts.LocalScope && root.Has(ir.IsolatedFromAbove)) {
		root = root.ParentOp()
	}
	p.names.numberFrom(root, op != root)
	p.useAliases(op)
	if top {
		p.printAliases(false)
	}
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
