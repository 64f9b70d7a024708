package opt

import (
	"bytes"
	"errors"
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/history"
	"github.com/mica-ir/mica/ir"
)

// A provenanceForm is how the output says which rewrites made an operation.
type provenanceForm uint8

const (
	noProvenance provenanceForm = iota
	commentedProvenance
	locatedProvenance
)

// locateRewrites adds the steps that made operations to their locations, as the metadata of a fused location.
func locateRewrites(root *ir.Operation, made *history.History) {
	ctx := root.Context()
	for op := range ir.All(root, ir.PreOrder) {
		if s := made.MadeBy(op); s != nil {
			op.SetLocation(ctx.FusedLoc([]*ir.Location{op.Location()}, ctx.StringAttr(s.Chain())))
		}
	}
}

// maxCommented bounds the text of IR that is printed with comments, which is kept in memory.
const maxCommented = 1 << 28

// printTo prints IR, with the comments of --print-rewrites if the command line wants them.
func (c *chunk) printTo(w io.Writer, op *ir.Operation, print asm.Options) error {
	if c.made == nil {
		return asm.Print(w, op, print)
	}
	// A text that is too long is not made at all.
	silent := print
	silent.Unprintable, silent.Lost, silent.Threads = nil, nil, 0
	if err := asm.Print(&room{&bytes.Buffer{}, maxCommented}, op, silent); errors.Is(err, errNoRoom) {
		return errors.New("--print-rewrites: the text of the IR is too long")
	}
	type comment struct {
		offset int
		text   string
	}
	var comments []comment
	print.Threads = 0
	print.Located = func(op *ir.Operation, offset int) {
		if s := c.made.MadeBy(op); s != nil {
			comments = append(comments, comment{offset, s.Chain()})
		}
	}
	var text bytes.Buffer
	err := asm.Print(&text, op, print)
	rest, at := text.Bytes(), 0
	var out bytes.Buffer
	for _, x := range comments {
		end := len(rest)
		if i := bytes.IndexByte(rest[max(x.offset-at, 0):], '\n'); i >= 0 {
			end = max(x.offset-at, 0) + i
		}
		out.Write(rest[:end])
		out.WriteString(" // " + x.text)
		rest, at = rest[end:], at+end
	}
	out.Write(rest)
	if _, werr := w.Write(out.Bytes()); err == nil {
		err = werr
	}
	return err
}
