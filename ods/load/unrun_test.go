package load_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
)

// unrunPrelude begins definitions with parts that cannot be run.
const unrunPrelude = `
	include "mlir/IR/OpBase.td"
	include "mlir/IR/AttrTypeBase.td"
	include "mlir/IR/Properties.td"
	def H_Dialect : Dialect { let name = "h"; let cppNamespace = "::h"; let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }
	def Mine : IntProp<"int64_t"> { let convertFromAttribute = "return mine($_storage, $_attr);"; }
	def Written : IntProp<"int64_t"> { let parser = "return mine($_parser, $_storage);"; let printer = "mine($_printer, $_storage);"; }
	class Named<string c, string m, string v> : TypeDef<H_Dialect, c> {
	  let mnemonic = m; let assemblyFormat = "(` + "`<` $n^ `>`" + `)?"; let parameters = (ins DefaultValuedParameter<"int", v>:$n);
	}`

// unrun are definitions with a part that cannot be run, IR that needs it, and the error.
var unrun = []struct{ name, definition, input, want string }{
	{"own conversion", `def AOp : Op<H_Dialect, "a"> { let arguments = (ins Mine:$n); }`, `"h.a"() <{n = 1 : i64}> : () -> ()`,
		"in.mlir:1:1: error: 'h.a' op cannot be verified: 'Mine' has C++ of its own that is not run: convertFromAttribute"},
	{"of elements", `def AOp : Op<H_Dialect, "a"> { let arguments = (ins ArrayProp<Mine>:$n); }`, `"h.a"() <{n = [1 : i64]}> : () -> ()`,
		"in.mlir:1:1: error: 'h.a' op cannot be verified: a property has C++ of its own that is not run: convertFromAttribute"},
	{"of what is confined", `def AOp : Op<H_Dialect, "a"> { let arguments = (ins ConfinedProp<Mine, CPred<"true">>:$n); }`, `"h.a"() <{n = 1 : i64}> : () -> ()`,
		"in.mlir:1:1: error: 'h.a' op cannot be verified: a property has C++ of its own that is not run: convertFromAttribute"},
	{"of what has a default", `def AOp : Op<H_Dialect, "a"> { let arguments = (ins DefaultValuedProp<Mine, "1">:$n); }`, `"h.a"() <{n = 1 : i64}> : () -> ()`,
		"in.mlir:1:1: error: 'h.a' op cannot be verified: a property has C++ of its own that is not run: convertFromAttribute"},
	{"beside a default", `def P : DefaultValuedProp<I64Prop, "1"> { let convertToAttribute = "return mine($_storage);"; } def AOp : Op<H_Dialect, "a"> { let arguments = (ins P:$n); }`,
		`"h.a"() <{n = 1 : i64}> : () -> ()`, "in.mlir:1:1: error: 'h.a' op cannot be verified: 'P' has C++ of its own that is not run: convertToAttribute"},
	{"own type", `def P : Property<"Own">; def AOp : Op<H_Dialect, "a"> { let arguments = (ins P:$n); }`, `"h.a"() <{n = 1 : i64}> : () -> ()`,
		"in.mlir:1:1: error: 'h.a' op cannot be verified: the conversion of the C++ type 'Own' from attributes is not run"},
	{"own syntax", `def AOp : Op<H_Dialect, "a"> { let arguments = (ins Written:$n); let assemblyFormat = "$n attr-dict"; }`, `h.a 3`,
		"in.mlir:1:5: error: custom op 'h.a' 'Written' has C++ of its own that is not run: parser, printer"},
	{"default of a type", `def XType : Named<"X", "x", "mine()">;`, `"u.x"() : () -> !h.x`,
		"in.mlir:1:21: error: the default value of parameter 'n' is unknown: use of undeclared identifier 'mine'"},
	{"default that fails", `def XType : Named<"X", "x", "1 / 0">;`, `"u.x"() : () -> !h.x`,
		"in.mlir:1:21: error: the default value of parameter 'n' is unknown: division by zero"},
	{"default of an attribute", `def AOp : Op<H_Dialect, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "mine()">:$n); }`, `"h.a"() : () -> ()`,
		"in.mlir:1:1: error: 'h.a' op cannot be verified: the default value of 'n' is unknown: use of undeclared identifier 'mine'"},
	{"default of a property", `def AOp : Op<H_Dialect, "a"> { let arguments = (ins DefaultValuedProp<I64Prop, "mine()">:$n); }`, `"h.a"() : () -> ()`,
		"in.mlir:1:1: error: 'h.a' op cannot be verified: the default value of 'n' is unknown: use of undeclared identifier 'mine'"},
}

// C++ in a definition that cannot be run is an error where IR needs it, and the report
// counts it.
func TestUnrunIsRefused(t *testing.T) {
	for _, x := range unrun {
		t.Run(x.name, func(t *testing.T) {
			ctx := mica.Must(mica.NewContext(mica.Config{AllowUnregistered: true}, mica.Text("h.td", unrunPrelude+x.definition)))
			_, list := ctx.Parse(mica.Text("in.mlir", x.input))
			if got, _, _ := strings.Cut(list.Error(), "\n"); got != x.want {
				t.Errorf("got  %s\nwant %s", got, x.want)
			}
			for _, r := range ctx.Reports() {
				if isLive(r) && len(r.Unknown) == 0 {
					t.Error("everything is live")
				}
			}
		})
	}
}

// An operation with a property whose text cannot be written is printed in generic form.
func TestUnwritableProperty(t *testing.T) {
	ctx := mica.Must(mica.NewContext(mica.Config{}, mica.Text("h.td", unrunPrelude+
		`def AOp : Op<H_Dialect, "a"> { let arguments = (ins Written:$n); let assemblyFormat = "$n attr-dict"; }`)))
	const text = `"h.a"() <{n = 1 : i64}> : () -> ()`
	if got := asm.String(mica.Must(ctx.Parse(mica.Text("in.mlir", text))), asm.Options{}); !strings.Contains(got, text) {
		t.Errorf("got\n%s", got)
	}
}

// A dialect has hooks in C++, or lacks them, also if it defines nothing.
func TestDialectAlone(t *testing.T) {
	for source, want := range map[string]string{
		"": "",
		"namespace h { mlir::LogicalResult HDialect::verifyOperationAttribute(mlir::Operation *op, mlir::NamedAttribute a) { return op->emitError(\"refused\"); } }": "in.mlir:1:1: error: refused",
	} {
		ctx := mica.Must(mica.NewContext(mica.Config{AllowUnregistered: true, Sources: []mica.Source{mica.Text("h.cpp", source)}}, mica.Text("h.td", `
			include "mlir/IR/OpBase.td"
			def H_Dialect : Dialect { let name = "h"; let cppNamespace = "::h"; let hasOperationAttrVerify = 1; }`)))
		_, list := ctx.Parse(mica.Text("in.mlir", `"u.x"() {h.a} : () -> ()`))
		if got, _, _ := strings.Cut(list.Error(), "\n"); got != want {
			t.Errorf("got %s\nwant %s", got, want)
		}
		live := true
		for _, r := range ctx.Reports() {
			live = live && isLive(r)
		}
		if live != (source != "") {
			t.Errorf("with %q, everything is live: %v", source, live)
		}
	}
}
