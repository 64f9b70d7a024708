// Genpasses is mica gen without what dialects have in Go. It generates the declarations of
// mica's own passes, without which the packages of these do not compile, nor does mica.
package main

import (
	"os"

	"github.com/mica-ir/mica/internal/tool/gen"
)

func main() { os.Exit(gen.Main(os.Args[1:], os.Stdout, os.Stderr, gen.Config{})) }
