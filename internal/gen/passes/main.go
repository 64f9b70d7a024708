// Genpasses is mica gen without the Go code of dialects. It generates the declarations of
// mica's own passes: their packages do not compile without these, so mica itself could not
// generate them.
package main

import (
	"os"

	"github.com/mica-ir/mica/internal/tool/gen"
)

func main() { os.Exit(gen.Main(os.Args[1:], os.Stdout, os.Stderr, gen.Config{})) }
