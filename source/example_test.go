package source_test

import (
	"fmt"
	"testing/fstest"

	"github.com/mica-ir/mica/source"
)

// A set resolves an include directive, and the file records where it was included.
func Example() {
	set := &source.Set{FS: []source.FS{{Prefix: "lib:", Tree: fstest.MapFS{"toy.td": {Data: []byte("def Toy;\ndef Add;\n")}}}}}
	root := source.NewFile("main.td", []byte(`include "toy.td"`))
	f, err := set.Include("toy.td", source.Pos{File: root})
	if err != nil {
		fmt.Println(err)
		return
	}
	line, col := f.LineCol(13)
	fmt.Printf("%s, included from %s: byte 13 is %d:%d, in %q\n", f.Name, f.IncludedFrom.File.Name, line, col, f.Line(line))
	// Output: lib:toy.td, included from main.td: byte 13 is 2:5, in "def Add;"
}
