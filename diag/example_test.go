package diag_test

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// A function that can report several errors returns a list.
func Example() {
	f := source.NewFile("in.td", []byte("def A : Base;\ndef A : Other;\n"))
	var list diag.List
	list.Errorf(diag.At(source.Pos{File: f, Offset: 18}), "def '%s' already defined", "A").
		Notef(diag.At(source.Pos{File: f, Offset: 4}), "previous definition is here")
	if list.HasErrors() {
		diag.Fprint(os.Stdout, list)
	}
	fmt.Println("as an error:", list.Err())
	// Output:
	// in.td:2:5: error: def 'A' already defined
	// def A : Other;
	//     ^
	// in.td:1:5: note: previous definition is here
	// def A : Base;
	//     ^
	// as an error: in.td:2:5: error: def 'A' already defined
}

// A diagnostic of the IR has a name, a line and a column. Locate finds the text, so
// that the source line can be shown.
func ExampleList_Locate() {
	list := diag.List{diag.Errorf(diag.Place{Name: "in.mlir", Line: 1, Col: 6}, "'toy.neg' op is not registered")}
	var files source.Set
	files.Add(source.NewFile("in.mlir", []byte("%0 = toy.neg %x : f32\n")))
	list.Locate(files.Lookup)
	diag.Fprint(os.Stdout, list)
	// Output:
	// in.mlir:1:6: error: 'toy.neg' op is not registered
	// %0 = toy.neg %x : f32
	//      ^
}
