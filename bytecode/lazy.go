package bytecode

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Lazy is a file that is read in parts. An operation whose regions use no values from
// outside is read without them; it is pending until [Lazy.Materialize] reads them. These are
// operations that are IsolatedFromAbove, and others that happen to be isolated. Files of
// versions before 2 do not record where the regions of an operation end, so nothing in them
// is pending. A pending operation may be moved and changed, but only Finish may erase it.
type Lazy struct {
	reader  *irReader
	section *Reader // the operations
	body    *ir.Block
	pending map[*ir.Operation]pendingRegions
	failed  diag.List       // the errors of Materialize
	order   []*ir.Operation // in the order of discovery; some are not pending any more
}

// A pendingRegions is the text of regions, and how deep they are nested.
type pendingRegions struct {
	text    *Reader
	nesting int
}

// ReadLazy reads a file without the regions of isolated operations. It returns nil if there
// was an error. Nothing is verified before [Lazy.Finish].
func ReadLazy(ctx *ir.Context, file *source.File, opts ReadOptions) (*Lazy, diag.List) {
	f := newFileReader(ctx, file, opts)
	l := &Lazy{reader: f.newIRReader(), pending: map[*ir.Operation]pendingRegions{}}
	l.reader.lazy = l
	ok := f.try(func() {
		l.section = f.read()
		l.body = l.reader.top(l.section)
	})
	if !ok {
		l = nil
	}
	return l, f.diags
}

// postpone makes an operation pending.
func (l *Lazy) postpone(op *ir.Operation, regions *Reader, nesting int) {
	l.pending[op] = pendingRegions{regions, nesting}
	l.order = append(l.order, op)
}

// Body returns the operations of the file.
func (l *Lazy) Body() *ir.Block { return l.body }

// Pending returns the number of pending operations among the ones read so far.
func (l *Lazy) Pending() int { return len(l.pending) }

// IsPending reports whether the regions of an operation have not been read.
func (l *Lazy) IsPending(op *ir.Operation) bool { return l.pending[op].text != nil }

// Materialize reads the regions of an operation, if it is pending. Operations in them can be
// pending then. If there is an error the list is not empty, and the regions are incomplete.
func (l *Lazy) Materialize(op *ir.Operation) diag.List {
	regions := l.pending[op]
	r := regions.text
	if r == nil {
		return nil
	}
	delete(l.pending, op)
	s := l.reader
	s.diags, s.nesting, s.scopes = nil, regions.nesting, nil
	clear(s.forward)
	clear(s.orders)
	s.try(func() {
		r.inIR = true
		s.isolatedRegions(r, op)
		s.settle(r, func(yield func(*ir.Block) bool) {
			for region := range op.Regions() {
				for b := range region.Blocks() {
					if !yield(b) {
						return
					}
				}
			}
		})
	})
	if s.diags.HasErrors() {
		l.failed = append(l.failed, s.diags...)
	}
	return s.diags
}

// Finish reads the regions of the pending operations that keep accepts, including operations
// that this uncovers, and erases the others. Operations whose results have uses are always
// kept. Like [Read], it then upgrades dialects, verifies, and returns the operation that
// represents the file. It returns nil after any error, also an earlier one of Materialize.
func (l *Lazy) Finish(keep func(op *ir.Operation) bool) (op *ir.Operation, list diag.List) {
	if l.failed.HasErrors() {
		return nil, l.failed
	}
	for len(l.order) > 0 {
		op := l.order[0]
		l.order = l.order[1:]
		switch {
		case !l.IsPending(op):
		case keep(op) || slices.ContainsFunc(op.Results(), (*ir.Value).HasUses):
			if list := l.Materialize(op); list.HasErrors() {
				return nil, list
			}
		default:
			delete(l.pending, op)
			op.Erase()
		}
	}
	f := l.reader.fileReader
	f.diags = nil
	f.try(func() { op = f.finish(l.section, l.body) })
	return op, f.diags
}
