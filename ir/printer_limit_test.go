package ir_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/ir"
)

// TestLimit prints a type and an attribute whose text is practically infinite: what
// messages quote is short, and nothing else is as long as the memory.
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
