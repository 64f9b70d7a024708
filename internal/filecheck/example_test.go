package filecheck_test

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica/internal/filecheck"
	"github.com/mica-ir/mica/source"
)

func Example() {
	check := source.NewFile("check", []byte("CHECK: %[[X:.*]] = add\nCHECK-NEXT: return %[[X]]\n"))
	input := source.NewFile("input", []byte("%0 = add\nreturn %1\n"))
	checks, code := filecheck.Parse(check, filecheck.Options{}, os.Stdout)
	if code != 0 {
		return
	}
	fmt.Println(checks.Run(input).OK)
	// Output:
	// check:2:13: error: CHECK-NEXT: expected string not found in input
	// CHECK-NEXT: return %[[X]]
	//             ^
	// input:1:9: note: scanning from here
	// %0 = add
	//         ^
	// input:1:9: note: with "X" equal to "0"
	// %0 = add
	//         ^
	// input:2:1: note: possible intended match here
	// return %1
	// ^
	// false
}
