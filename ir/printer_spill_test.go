package ir_test

import (
	"testing"

	"github.com/mica-ir/mica/ir"
)

// TestSpill prints a type whose text is exponentially longer than the type, and checks that
// the printer does not keep the text.
func TestSpill(t *testing.T) {
	ctx := ir.NewContext()
	x := ir.Type(ctx.IntegerType(32))
	const depth = 21
	for range depth {
		x = ctx.TupleType([]ir.Type{x, x})
	}
	var p ir.Printer
	var first, last []byte
	written, longest := 0, 0
	p.Spill = func() {
		if first == nil {
			first = append(first, p.Buf[:20]...)
		}
		written += len(p.Buf)
		longest = max(longest, len(p.Buf))
		p.Buf = p.Buf[:0]
	}
	p.Type(x)
	last = p.Buf
	written += len(last)
	// A leaf is "i32"; a tuple adds "tuple<", ", " and ">".
	if want := 3<<depth + 9*(1<<depth-1); written != want {
		t.Errorf("the text has %d bytes, not %d", written, want)
	}
	if longest > 5<<20 || string(first) != "tuple<tuple<tuple<tu" || last[len(last)-1] != '>' {
		t.Errorf("the printer keeps %d bytes; the text begins with %q and ends with %q", longest, first, last)
	}
}
