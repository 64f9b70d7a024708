package main

import (
	"bytes"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
)

// TestVersion checks the lines that reports of mistakes are asked for.
func TestVersion(t *testing.T) {
	t.Setenv("MICA_REFERENCE", "none")
	var out, errs bytes.Buffer
	if code := runIn(false, []string{"mica", "version"}, strings.NewReader(""), &out, &errs); code != 0 || errs.Len() > 0 {
		t.Fatalf("exit code %d, %s", code, errs.String())
	}
	for _, want := range []string{"compatible with LLVM/MLIR " + reference + "\n", "\ncommit: ", "\nGo: " + runtime.Version() + " ", "\nLLVM: none found"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
	info := &debug.BuildInfo{Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: "0123abcd"}, {Key: "vcs.modified", Value: "true"}}}
	if got := commitOf(info); got != "0123abcd, with changes" {
		t.Errorf("commit %q", got)
	}
}
