package syntax_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// A file is parsed without its includes, and without evaluating it.
func ExampleParse() {
	tree := syntax.Parse(source.NewFile("toy.td", []byte(`
include "base.td"
class Op<string name> { string opName = name; }
def Add : Op<"add">, Pure;
`)), nil)
	for _, s := range tree.Stmts {
		fmt.Printf("%T\n", s)
	}
	fmt.Println(len(tree.Errors), "errors")
	// Output:
	// *syntax.IncludeStmt
	// *syntax.ClassStmt
	// *syntax.DefStmt
	// 0 errors
}

// Format formats TableGen as gofmt formats Go.
func ExampleFormat() {
	out, err := syntax.Format("toy.td", []byte("def Add:Op<\"add\">{let traits=[Pure,\nCommutative];}\n"))
	if err != nil {
		fmt.Println(err)
	}
	fmt.Print(string(out))
	// Output:
	// def Add : Op<"add"> { let traits = [Pure,
	//                                     Commutative]; }
}
