package ir_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/ir"
)

// TestLimit prints a type and an attribute whose text is practically infinite. Messages
// must quote them shortened, and no text may fill the memory.
func TestLimit(t *testing.T) {
	ctx := ir.NewContext()
	x, a := ir.Type(ctx.IntegerType(32)), ir.Attribute(ctx.UnitAttr())
	for range 60 {
		x = ctx.TupleType([]ir.Type{x, x})
		a = ctx.ArrayAttr([]ir.Attribute{a, a})
	}
	for text, prefix := range map[string]string{x.String(): "tuple<tuple<tuple<", a.String(): "[[[["} {
		if !strings.HasPrefix(text, prefix) || !strings.HasSuffix(text, "...") || len(text) > 2000 {
			t.Errorf("a message quotes %d bytes: %.20s", len(text), text)
		}
	}
	p := ir.Printer{Limit: 1 << 16}
	p.Type(x).Text(" ").Type(ctx.IntegerType(8))
	if p.Failure != ir.ErrTooLong || !strings.HasSuffix(string(p.Buf), "... i8") {
		t.Errorf("%v: %s", p.Failure, p.Buf)
	}
	var long ir.Printer
	if long.Type(x); long.Failure != ir.ErrTooLong || len(long.Buf) > 1<<27 {
		t.Errorf("%v: %d bytes", long.Failure, len(long.Buf))
	}
}

// TestLimitOfSpilled checks that a text that is written out while it is made is bounded as
// well, and that each outermost type has the whole bound.
func TestLimitOfSpilled(t *testing.T) {
	ctx := ir.NewContext()
	x := ir.Type(ctx.IntegerType(32))
	for i := range 60 {
		x = ctx.TupleType([]ir.Type{x, x})
		if i == 21 { // of 45 MB
			p, n := spilling()
			p.Type(x).Type(x)
			if p.Failure != nil || *n < 40<<20 {
				t.Errorf("%d bytes, %v", *n, p.Failure)
			}
		}
	}
	p, n := spilling()
	if p.Type(x); p.Failure != ir.ErrTooLong || *n > 1<<28 {
		t.Errorf("%d bytes, %v", *n, p.Failure)
	}
}

// spilling returns a printer that counts its text and keeps none.
func spilling() (*ir.Printer, *int) {
	p, n := &ir.Printer{}, 0
	p.Spill = func() { n, p.Buf = n+len(p.Buf), p.Buf[:0] }
	return p, &n
}
