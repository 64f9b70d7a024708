package load_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
)

// A parameter has the type of an enumeration that C++ includes as generated code, or that
// a header defines together with its syntax.
func TestParametersOfSources(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"Shop.td": `
			include "mlir/IR/OpBase.td"
			include "mlir/IR/AttrTypeBase.td"
			def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; let useDefaultAttributePrinterParser = 1; }
			def Shop_SizeAttr : AttrDef<Shop_Dialect, "Label"> {
			  let mnemonic = "label";
			  let parameters = (ins "::shop::Size":$size, "Shade":$shade);
			  let assemblyFormat = "` + "`" + `<` + "`" + ` $size $shade ` + "`" + `>` + "`" + `";
			}`,
		"ShopEnums.td": `
			include "mlir/IR/EnumAttr.td"
			def Shop_Size : I32EnumAttr<"Size", "a size", [I32EnumAttrCase<"small", 0>, I32EnumAttrCase<"large", 4>]> { let cppNamespace = "::shop"; }`,
		"Shop.h": `
			#include "ShopEnums.h.inc"
			namespace shop {
			enum class Shade : unsigned { Dark = 3, Bright };
			inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Shade &s) {
			  switch (s) {
			  case Shade::Dark: return os << "\"dark\"";
			  case Shade::Bright: return os << "\"bright\"";
			  }
			}
			}
			namespace mlir {
			template <> struct FieldParser<shop::Shade> {
			  static FailureOr<shop::Shade> parse(AsmParser &parser) {
			    std::string name;
			    if (parser.parseString(&name)) return failure();
			    if (name == "dark") return shop::Shade::Dark;
			    if (name == "bright") return shop::Shade::Bright;
			    return failure();
			  }
			};
			}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ctx := mica.Must(mica.NewContext(mica.Config{Includes: []string{dir}, AllowUnregistered: true,
		Sources: []mica.Source{mica.File(filepath.Join(dir, "Shop.h"))}}, mica.File("Shop.td")))
	for _, r := range ctx.Reports() {
		for _, u := range r.Unknown {
			t.Errorf("%s: %s", u.What, u.Reason)
		}
	}
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `"u.v"() {a = #shop.label<large "bright">, b = #shop.label<small "dark">} : () -> ()`)))
	const want = `module {
  "u.v"() {a = #shop.label<large "bright">, b = #shop.label<small "dark">} : () -> ()
}`
	if got := asm.String(module, asm.Options{}); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if _, diags := ctx.Parse(mica.Text("in.mlir", `"u.v"() {a = #shop.label<large "grey">} : () -> ()`)); !diags.HasErrors() {
		t.Error("a shade that does not exist is accepted")
	}
}
