package opt

import (
	"io"
	"testing"

	"github.com/mica-ir/mica/internal/lit"
	"github.com/mica-ir/mica/internal/lit/littest"
	"github.com/mica-ir/mica/internal/tool/filecheck"
)

// TestLit runs the tests with RUN lines; their mica-opt has func and arith.
func TestLit(t *testing.T) {
	load := withDialects(t)
	littest.Run(t, "testdata/lit", map[string]lit.Tool{
		"FileCheck": filecheck.Main,
		"mica-opt": func(args []string, in io.Reader, out, errs io.Writer) int {
			return tool.Main(append(load[:len(load):len(load)], args...), in, out, errs)
		},
	})
}
