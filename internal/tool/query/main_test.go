package query_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/tool/query"
)

// brokenHook is a dialect whose hook fails when it is called.
const brokenHook = `include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
def H_Dialect : Dialect { let name = "h"; let cppNamespace = "::h"; }
def KOp : Op<H_Dialect, "k", [DeclareOpInterfaceMethods<RegionKindInterface>, NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let extraClassDefinition = [{
    ::mlir::RegionKind $cppClass::getRegionKind(unsigned i) { unsigned zero = i - i; return 1 / zero == 1 ? ::mlir::RegionKind::Graph : ::mlir::RegionKind::SSACFG; }
  }];
}
`

// A hook that fails is an error, after which the commands are answered nevertheless.
func TestFailedHook(t *testing.T) {
	dir := t.TempDir()
	definitions, input := filepath.Join(dir, "h.td"), filepath.Join(dir, "in.mlir")
	for file, text := range map[string]string{definitions: brokenHook, input: "\"h.k\"() ({ \"u.b\"()[^bb1] : () -> ()\n^bb1: \"u.c\"() : () -> () }) : () -> ()"} {
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var out, errs bytes.Buffer
	code := query.Main("mica query", []string{"--allow-unregistered-dialect", "--ods", definitions, "-c", `match hasOpName("h.k")`, input}, strings.NewReader(""), &out, &errs, all.Natives())
	if want := "'h.k' op failed to evaluate 'getRegionKind': division by zero"; code != 1 || !strings.Contains(errs.String(), want) || !strings.Contains(out.String(), "1 match") {
		t.Errorf("code %d, and not %q in:\n%s%s", code, want, &errs, &out)
	}
}
