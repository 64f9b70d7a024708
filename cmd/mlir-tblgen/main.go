// Command mlir-tblgen is mica tblgen as a separate program that starts faster than mica: a build runs it
// once for each generated file. Under the names llvm-tblgen and tblgen-to-irdl it behaves as these tools.
//
// Definitions can include the prelude and the files of include directories; mica tblgen
// also has definitions of dialects.
package main

import (
	"io"
	"slices"

	"github.com/mica-ir/mica/internal/tool/process"
	"github.com/mica-ir/mica/internal/tool/tblgen"
)

func main() { process.Run(run) }

func run(args []string, in io.Reader, out, errs io.Writer) int {
	name := process.Name(args[0])
	if !slices.Contains(tblgen.Names(), name) {
		name = "mlir-tblgen"
	}
	return tblgen.Main(args[1:], in, out, errs, tblgen.Config{Name: name, Alone: true})
}
