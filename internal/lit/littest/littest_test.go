package littest_test

import (
	"io"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/lit"
	"github.com/mica-ir/mica/internal/lit/littest"
	"github.com/mica-ir/mica/internal/tool/filecheck"
	"github.com/mica-ir/mica/opt"
)

func TestMLIR(t *testing.T) {
	littest.Run(t, "testdata", map[string]lit.Tool{
		"mica-opt": func(args []string, in io.Reader, out, errs io.Writer) int {
			return opt.Main(args, in, out, errs, opt.Config{Name: "mica-opt", Dialects: all.Natives()})
		},
		"FileCheck": filecheck.Main,
	})
}
