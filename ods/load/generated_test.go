package load_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Each of the two dialects uses a type of the other one.
const pair = `
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Left : Dialect { let name = "left"; let cppNamespace = "::left"; }
def Right : Dialect { let name = "right"; let cppNamespace = "::right"; }
def LeftType : TypeDef<Left, "Left"> { let mnemonic = "t"; }
def RightType : TypeDef<Right, "Right"> { let mnemonic = "t"; }
def LeftOp : Op<Left, "op"> { let arguments = (ins RightType:$x); }
def RightOp : Op<Right, "op"> { let arguments = (ins LeftType:$x); }`

// Generated dialects that use each other are made together, and one whose other dialect
// is missing is not made.
func TestGeneratedPair(t *testing.T) {
	set := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	recs, list := tablegen.Load(source.NewFile("pair.td", []byte(pair)), tablegen.Options{Files: set})
	m, more := ods.Read(recs)
	if list = append(list, more...); list.HasErrors() {
		t.Fatal(list)
	}
	const text = `
		%l, %r = "builtin.unrealized_conversion_cast"() : () -> (!left.t, !right.t)
		"left.op"(%r) : (!right.t) -> ()
		"right.op"(%l) : (!left.t) -> ()`
	ctx := ir.NewContext()
	for _, name := range []string{"left", "right"} {
		if err := load.RegisterGenerated(ctx, name, &load.Generated{Module: m}); err != nil {
			t.Fatal(err)
		}
	}
	if _, list := asm.Parse(ctx, source.NewFile("pair.mlir", []byte(text)), asm.ParseOptions{}); list.HasErrors() {
		t.Error(list)
	}
	wrong := strings.Replace(text, `"left.op"(%r) : (!right.t)`, `"left.op"(%l) : (!left.t)`, 1)
	if _, list := asm.Parse(ctx, source.NewFile("pair.mlir", []byte(wrong)), asm.ParseOptions{}); !list.HasErrors() {
		t.Error("an operand of the wrong type is accepted")
	}

	ctx = ir.NewContext()
	if err := load.RegisterGenerated(ctx, "left", &load.Generated{Module: m}); err != nil {
		t.Fatal(err)
	}
	const missing = "dialect 'left' uses the dialect 'right', which is not registered"
	if ctx.Dialect("left") != nil || ctx.ExplainDialect("left") != missing {
		t.Errorf("%q", ctx.ExplainDialect("left"))
	}
}
