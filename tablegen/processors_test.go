package tablegen_test

import (
	"runtime"
	"testing"

	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestProcessors checks that the number of processors changes neither records nor diagnostics,
// including those about the text after the last statement.
func TestProcessors(t *testing.T) {
	const text = "class A<int n> { int m = n; }\ndef B : A<1>;\n#define C\n#define C\n"
	load := func(processors int) (defs, diags int) {
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(processors))
		recs, list := tablegen.Load(source.NewFile("a.td", []byte(text)), tablegen.Options{})
		return len(recs.Defs()), len(list)
	}
	defs, diags := load(1)
	if d, l := load(2); d != defs || l != diags || defs != 1 || diags == 0 {
		t.Errorf("one processor: %d records, %d diagnostics; two: %d, %d", defs, diags, d, l)
	}
}
