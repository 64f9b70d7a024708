package docs

import (
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// operations are those of the examples in TableGen.
const operations = `include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; }
class Of<string name> : Op<D, name> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def NotOp : Of<"not">;
def CondOp : Op<D, "cond"> { let arguments = (ins AnyType:$x); let successors = (successor AnySuccessor:$then, AnySuccessor:$else); }
def BrOp : Op<D, "br"> { let successors = (successor AnySuccessor:$to); }
def WithOp : Of<"with"> { let regions = (region AnyRegion:$body); }
def WhenOp : Of<"when"> { let regions = (region AnyRegion:$body); }
def IfOp : Of<"if"> { let regions = (region AnyRegion:$then, AnyRegion:$else); }
def DoOp : Op<D, "do"> { let regions = (region AnyRegion:$body); }
def TwiceOp : Op<D, "twice"> { let regions = (region AnyRegion:$first, AnyRegion:$second); }
`

// TestDRR checks that the rules of pdll.md have no errors.
func TestDRR(t *testing.T) {
	text, err := os.ReadFile("pdll.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(text), "```tablegen\n")[1:]
	if len(blocks) == 0 {
		t.Fatal("no examples")
	}
	for i, b := range blocks {
		b, _, _ = strings.Cut(b, "```")
		files := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
		records, list := tablegen.Load(source.NewFile("pdll.td", []byte(operations+b)), tablegen.Options{Files: files})
		if list.HasErrors() {
			t.Fatalf("example %d: %v", i, list)
		}
		module, list := ods.ReadForRules(records)
		if list.HasErrors() {
			t.Fatalf("example %d: %v", i, list)
		}
		if rules, list := drr.Read(module); list.HasErrors() || len(rules) == 0 {
			t.Errorf("example %d: %d rules, %v", i, len(rules), list)
		}
	}
}

// TestPDLL checks that the examples of pdll.md have no errors.
func TestPDLL(t *testing.T) {
	text, err := os.ReadFile("pdll.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(text), "```pdll\n")[1:]
	if len(blocks) == 0 {
		t.Fatal("no examples")
	}
	for i, b := range blocks {
		b, _, _ = strings.Cut(b, "```")
		f := source.NewFile("pdll.md", []byte(b))
		if _, list := pdll.Load(f, pdll.Options{}); list.HasErrors() {
			t.Errorf("example %d: %v", i, list)
		}
	}
}
