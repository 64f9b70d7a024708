package main

import (
	"bytes"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
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

// TestHelpOfPass asks for the description of a pass, of one that only mlir-opt has, and of none.
func TestHelpOfPass(t *testing.T) {
	for _, c := range []struct {
		name, want string
		code       int
	}{
		{"canonicalize", "\n  max-iterations (int, default 10)\n", 0},
		{"convert-scf-to-cf", "USAGE: mica opt --convert-scf-to-cf FILE\n", 0},
		{"affine-loop-tile", "mica: mlir-opt has the pass 'affine-loop-tile', mica does not\n", 1},
		{"canonicalise", "did you mean 'canonicalize'?\n", 1},
	} {
		var out, errs bytes.Buffer
		code := runIn(false, []string{"mica", "help", "opt", c.name}, strings.NewReader(""), &out, &errs)
		if code != c.code || !strings.Contains(out.String()+errs.String(), c.want) {
			t.Errorf("%s: exit code %d\n%s%s", c.name, code, out.String(), errs.String())
		}
	}
}

// TestReleaseNames compares the names of MLIR's tools in packages with those of the commands.
func TestReleaseNames(t *testing.T) {
	text, err := os.ReadFile("../../scripts/release/assets/names.txt")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, c := range tools(false) {
		want = append(want, c.aliases...)
	}
	got := strings.Fields(string(text))
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("names.txt has %v, the commands are also %v", got, want)
	}
}
