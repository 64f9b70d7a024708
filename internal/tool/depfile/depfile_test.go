package depfile_test

import (
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/mica-ir/mica/internal/tool/depfile"
)

func TestWrite(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"b.td", "a b.td", "c#$.td"} {
		if err := os.WriteFile(name, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := depfile.Write("out.d", []string{"x.inc", "y.inc"}, []string{"c#$.td", "b.td", "prelude:mlir/IR/OpBase.td", "a b.td", "b.td"}); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("out.d")
	if want := "x.inc y.inc: a\\ b.td b.td c\\#$$.td\n"; err != nil || string(got) != want {
		t.Errorf("the rule is %q, not %q, %v", got, want, err)
	}
}

// TestMake checks that make reads a rule.
func TestMake(t *testing.T) {
	program, err := exec.LookPath("make")
	if err != nil {
		t.Skip(err)
	}
	t.Chdir(t.TempDir())
	names := []string{"a b.td", "c#.td", "d$x.td", "e.td"}
	for _, name := range names {
		if err := os.WriteFile(name, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := depfile.Write("out.d", []string{"out"}, names); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("Makefile", []byte("out:\n\t@touch out\n\t@echo made\ninclude out.d\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	run := func() string {
		out, err := exec.Command(program, "-s", "out").CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return string(out)
	}
	if got := run(); got != "made\n" {
		t.Fatalf("the first run prints %q", got)
	}
	now := time.Now()
	date := func(name string, age time.Duration) {
		if err := os.Chtimes(name, now.Add(-age), now.Add(-age)); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range names {
		date(name, time.Hour)
	}
	if got := run(); got != "" {
		t.Errorf("the output is made again though nothing has changed: %q", got)
	}
	for _, name := range names {
		date("out", time.Minute)
		date(name, time.Second)
		if got := run(); got != "made\n" {
			t.Errorf("after a change of %q, make prints %q", name, got)
		}
		date(name, time.Hour)
	}
}
