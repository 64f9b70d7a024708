package opt

import (
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialIRDL compares which operations, types and attributes of an IRDL dialect
// are accepted, and the messages about the others.
func TestDifferentialIRDL(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	text, err := os.ReadFile("testdata/irdl/in.mlir")
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"--allow-unregistered-dialect", "--split-input-file", "--irdl-file=testdata/irdl/shapes.irdl.mlir"}
	wantOut, want, wantCode := reftest.Run(t, reference, string(text), args...)
	gotOut, got, code := runAll(string(text), args...)
	if d := reftest.Diff(want, got) + reftest.Diff(wantOut, gotOut); d != "" || code != wantCode {
		t.Errorf("code %d, want %d\n%s", code, wantCode, d)
	}
}

// TestIRDLErrors has definitions that cannot be loaded.
func TestIRDLErrors(t *testing.T) {
	reftest.Include(t) // defines irdl
	for _, test := range []struct{ text, want string }{
		{`irdl.dialect @a { irdl.operation @b { %0 = irdl.base "!builtin.nothing" irdl.results(r: %0) } }`, "no registered type with name !builtin.nothing"},
		{`irdl.dialect @a { irdl.operation @b { %0 = irdl.c_pred "x" irdl.results(r: %0) } }`, "cannot be run"},
		{`irdl.dialect @func {}`, "already registered"},
	} {
		name := t.TempDir() + "/a.mlir"
		if err := os.WriteFile(name, []byte(test.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, errs, code := runAll("", "--irdl-file="+name); code != 1 || !strings.Contains(errs, test.want) {
			t.Errorf("%s: code %d, %s", test.text, code, errs)
		}
	}
}
