package reduce_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reduce"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

const text = `module {
  func.func private @dead()
  func.func @a(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %0, %0 : i32
    "bug.here"(%1) : (i32) -> ()
    %2 = arith.muli %1, %0 : i32
    return %2 : i32
  }
  func.func @b() {
    return
  }
  func.func @c() {
    "bug.here"() : () -> ()
    return
  }
  func.func @d(%x: i32) {
    return
  }
}
`

// script writes a tester: a module is interesting if it contains a word.
func script(t *testing.T, word string) string {
	name := filepath.Join(t.TempDir(), "test.sh")
	body := "#!/bin/sh\ngrep -q '" + word + "' \"$1\" && exit 1\nexit 0\n"
	if err := os.WriteFile(name, []byte(body), 0o755); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestDifferentialReduce compares the results of the passes with mlir-reduce.
func TestDifferentialReduce(t *testing.T) {
	reference := reftest.Tool(t, "mlir-reduce")
	tool := opt.New(opt.Config{Name: "mlir-reduce", Dialects: all.Natives(), Passes: reduce.Passes(), NoFinalLine: true})
	for _, test := range []struct{ word, pass string }{
		{"bug.here", "-reduction-tree=traversal-mode=0 test="},
		{"bug.here", "-opt-reduction-pass=opt-pass=symbol-dce test="},
		{"@a", "-reduction-tree=traversal-mode=0 test="},
		{"@d", "-reduction-tree=traversal-mode=0 test="},
		{"@dead", "-opt-reduction-pass=opt-pass=symbol-dce test="},
		{"module", "-opt-reduction-pass=opt-pass=canonicalize,symbol-dce test="},
		{"absent", "-opt-reduction-pass=opt-pass=symbol-dce test="},
		{"absent", "-reduction-tree=traversal-mode=0 test="},
		{"bug.here", "-reduction-tree=traversal-mode=1 test="},
	} {
		args := []string{"--allow-unregistered-dialect", test.pass + script(t, test.word), "-"}
		wantOut, want, wantCode := reftest.Run(t, reference, text, args...)
		var out, errs bytes.Buffer
		code := tool.Main(args, strings.NewReader(text), &out, &errs)
		if code == 0 {
			want = errs.String() // mlir-reduce shows the errors of variants that it tries
		}
		if d := reftest.Diff(wantOut, out.String()) + reftest.Diff(want, errs.String()); d != "" || code != wantCode {
			t.Errorf("%s %s: code %d, want %d\n%s", test.pass, test.word, code, wantCode, d)
		}
	}
}

// TestAllPatternsGoTooFar reduces a module that is not interesting any more when everything in
// it is simplified at once, where mlir-reduce crashes.
func TestAllPatternsGoTooFar(t *testing.T) {
	const text = `func.func @a(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  %1 = arith.constant 1 : i32
  %2 = arith.muli %x, %1 : i32
  "t.use"(%2) : (i32) -> ()
  return %x : i32
}
func.func @b() { return }
`
	const want = `module {
  func.func @a(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.muli %arg0, %c1_i32 : i32
    "t.use"(%0) : (i32) -> ()
    return %arg0 : i32
  }
}
`
	tool := opt.New(opt.Config{Name: "mlir-reduce", Dialects: all.Natives(), Passes: reduce.Passes(), NoFinalLine: true})
	var out, errs bytes.Buffer
	code := tool.Main([]string{"--allow-unregistered-dialect", "-reduction-tree=traversal-mode=0 test=" + script(t, "muli"), "-"}, strings.NewReader(text), &out, &errs)
	if d := reftest.Diff(want, out.String()+errs.String()); d != "" || code != 0 {
		t.Errorf("code %d\n%s", code, d)
	}
}
