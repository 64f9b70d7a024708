package emit

import (
	"strings"
	"testing"
)

// TestClass checks which parts are written inside a class and which after it.
func TestClass(t *testing.T) {
	c := &Class{Name: "A"}
	c.Declare(Visibility("public"), Text("using B::B;"), Code{"void g();\n", "void A::g() {}\n"})
	c.Add(&Method{Result: "int", Name: "f", Params: []Param{{Type: "int", Name: "x", Default: "0"}}}).Body.Text("return x;\n")
	c.Add(&Method{Result: "int", Name: "h", Inline: true}).Body.Text("return 1;\n")
	if c.TryAdd(&Method{Result: "int", Name: "f"}) {
		t.Error("f() was added, although f(int x = 0) can be called like it")
	}
	var declaration, definitions Writer
	c.WriteDeclaration(&declaration)
	c.WriteDefinitions(&definitions)
	for text, in := range map[string][2]bool{
		"using B::B;":       {true, false},
		"void g();":         {true, false},
		"void A::g() {}":    {false, true},
		"int f(int x = 0);": {true, false},
		"int A::f(int x) {": {false, true},
		"return x;":         {false, true},
		"return 1;":         {true, false},
	} {
		if got := [2]bool{strings.Contains(declaration.String(), text), strings.Contains(definitions.String(), text)}; got != in {
			t.Errorf("%q in the class and after it: %v, want %v\n%s\n%s", text, got, in, declaration.String(), definitions.String())
		}
	}
}
