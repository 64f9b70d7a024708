package docs

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestDefinitions loads the examples of ods.md, reads the IR with them, and checks that the page has all fields of the classes.
func TestDefinitions(t *testing.T) {
	text, err := os.ReadFile("ods.md")
	if err != nil {
		t.Fatal(err)
	}
	page := string(text)
	blocks := func(language string) (list []string) {
		for _, m := range regexp.MustCompile("(?s)```"+language+"\n(.*?)```").FindAllStringSubmatch(page, -1) {
			list = append(list, m[1])
		}
		return list
	}
	ctx, diags := mica.NewContext(mica.Config{}, mica.Text("shop.td", strings.Join(blocks("tablegen"), "\n")))
	if ctx == nil || len(diags) > 0 {
		t.Fatal(golden.Render(diags))
	}
	programs := blocks("mlir")
	if len(programs) < 2 {
		t.Fatalf("the page has %d programs", len(programs))
	}
	for _, p := range programs {
		module, diags := ctx.Parse(mica.Text("shop.mlir", p))
		if module == nil || len(diags) > 0 {
			t.Errorf("%s\n%s", golden.Render(diags), p)
		}
	}
	set := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	const includes = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\ninclude \"mlir/IR/PatternBase.td\"\ninclude \"mlir/Pass/PassBase.td\"\n"
	records, list := tablegen.Load(source.NewFile("one.td", []byte(includes)), tablegen.Options{Files: set, NoUnusedArgWarnings: true})
	if list.HasErrors() {
		t.Fatal(list)
	}
	quoted := regexp.MustCompile("`[A-Za-z]+`").FindAllString(page, -1)
	for _, class := range []string{"Dialect", "Op", "OpDocGroup", "TypeDef", "AttrDef", "TypeParameter", "AttrOrTypeBuilder", "OpBuilder", "EnumInfo", "EnumCase", "EnumAttrInfo", "EnumAttr",
		"OpInterface", "Interface", "InterfaceMethod", "TypeConstraint", "Type", "Attr", "Property", "Pass", "Option", "Pattern", "Pat", "NativeCodeCall"} {
		r := records.Class(class)
		if r == nil {
			t.Errorf("there is no class %s", class)
			continue
		}
		for f := range r.Fields() {
			if !slices.Contains(quoted, "`"+f.Name()+"`") {
				t.Errorf("the page does not have the field %s of %s", f.Name(), class)
			}
		}
	}
}
