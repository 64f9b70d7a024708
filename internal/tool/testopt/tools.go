package main

import (
	"path/filepath"
	"strings"

	"github.com/mica-ir/mica/internal/reduce"
	"github.com/mica-ir/mica/opt"
)

// configAs returns the configuration of the tool, with the dialect test_dyn, under the name of
// its binary: under that of mlir-reduce, it has the passes of that tool, too.
func configAs(name, dir string) opt.Config {
	c := config(dir)
	addDynamic(&c)
	if strings.TrimSuffix(filepath.Base(name), ".exe") == "mlir-reduce" {
		c.Name, c.NoFinalLine, c.ExplicitNesting = "mlir-reduce", true, true
		c.Passes = append(c.Passes, reduce.Passes()...)
	}
	return c
}
