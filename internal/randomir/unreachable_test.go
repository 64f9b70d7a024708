package randomir_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/lower"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pass/transforms"
)

// canonicalizations are the forms of the pass that reach a fixpoint.
var canonicalizations = []string{
	"--canonicalize",
	"--canonicalize=top-down=false",
	"--canonicalize=region-simplify=aggressive",
	"--canonicalize=region-simplify=disabled",
}

// TestCanonicalizeTwice canonicalizes modules with code that is not reachable, and with
// operations that use their own results. The second pass finds nothing to do.
func TestCanonicalizeTwice(t *testing.T) {
	n, tool := reftest.Count(100, 120, 10000), newTool()
	for name, module := range map[string]func(r *rand.Rand) string{
		"unreachable": func(r *rand.Rand) string { return randomir.Unreachable(r, 2+r.IntN(7)) },
		"graph":       func(r *rand.Rand) string { return randomir.Graph(r, 2+r.IntN(12)) },
	} {
		for i, flag := range canonicalizations {
			t.Run(name+" "+flag, func(t *testing.T) {
				r := rand.New(rand.NewPCG(uint64(i), 7))
				in := make([]string, n)
				for i := range in {
					in[i] = module(r)
				}
				canonicalizeTwice(t, tool, flag, in)
			})
		}
	}
}

// TestPassesEnd runs all passes on such modules. Each ends, with an error at most.
func TestPassesEnd(t *testing.T) {
	n, tool := reftest.Count(4, 5, 400), newTool()
	for _, d := range slices.Concat(transforms.Definitions(), lower.Definitions()) {
		if d.Name == "ViewOpGraph" || strings.HasPrefix(d.Argument, "print-") {
			continue
		}
		t.Run(d.Argument, func(t *testing.T) {
			r := rand.New(rand.NewPCG(3, 11))
			for range n {
				graph, blocks := randomir.Graph(r, 2+r.IntN(10)), randomir.Unreachable(r, 2+r.IntN(5))
				ends(t, tool, graph+separator+blocks, "--"+d.Argument)
			}
		})
	}
}

// TestCanonicalizeCorporaTwice canonicalizes the inputs of other tests. The second pass finds
// nothing to do.
func TestCanonicalizeCorporaTwice(t *testing.T) {
	var files []string
	for _, pattern := range []string{"pass/transforms/testdata", "lower/testdata", "internal/lower/*/testdata", "opt/testdata", "dialect/*/testdata/valid", "rewrite/testdata/*", "asm/testdata"} {
		list, err := filepath.Glob(filepath.Join("../..", pattern, "*.mlir"))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, list...)
	}
	if len(files) < 200 {
		t.Fatalf("there are only %d files", len(files))
	}
	tool := newTool()
	for _, file := range files {
		if !reftest.Large(file, 3) {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var valid []string
		for _, part := range strings.Split(string(text), separator) {
			if _, ok := processed(tool, part); ok {
				valid = append(valid, part)
			}
		}
		t.Run(file, func(t *testing.T) { canonicalizeTwice(t, tool, "--canonicalize", valid) })
	}
}

// canonicalizeTwice compares the results of one and of two passes on the modules. The IR is
// verified after each.
func canonicalizeTwice(t *testing.T, tool *opt.Tool, flag string, in []string) {
	t.Helper()
	for first := 0; first < len(in); first += modulesPerRun {
		list := in[first:min(first+modulesPerRun, len(in))]
		if onceAndTwice(tool, list, flag) == "" {
			continue
		}
		for _, text := range list {
			if diff := onceAndTwice(tool, []string{text}, flag); diff != "" {
				t.Errorf("canonicalizing it a second time changes the result of\n%s\n%s", text, diff)
				return
			}
		}
	}
}

// onceAndTwice returns how the results of one and two passes differ, or the errors of a pass.
func onceAndTwice(tool *opt.Tool, list []string, flag string) string {
	text := strings.Join(list, separator)
	once, ok := processed(tool, text, flag)
	if !ok {
		return once
	}
	twice, _ := processed(tool, text, flag, flag)
	return reftest.Diff(once, twice)
}

func processed(tool *opt.Tool, text string, flags ...string) (out string, ok bool) {
	var stdout, stderr bytes.Buffer
	args := append(flags, "--allow-unregistered-dialect", "--split-input-file")
	code := tool.Main(args, strings.NewReader(text), &stdout, &stderr)
	return stdout.String() + stderr.String(), code == 0
}
