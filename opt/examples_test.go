package opt_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/opt"
)

// TestExamples runs the examples of the passes. Each pass has one, which shows an effect.
func TestExamples(t *testing.T) {
	file, err := filepath.Abs("examples.txtar")
	if err != nil {
		t.Fatal(err)
	}
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir()) // one of them writes a file
	for i := 0; i+1 < len(archive.Files); i += 2 {
		in, want := archive.Files[i], &archive.Files[i+1]
		if want.Name != in.Name+".out" {
			t.Fatalf("%s is followed by %s", in.Name, want.Name)
		}
		x, ok := opt.PassExample(in.Name)
		if !ok {
			t.Fatalf("there is no example of %s", in.Name)
		}
		run := func(args []string) (out, errs string) {
			var o, e strings.Builder
			if code := opt.Main(args, strings.NewReader(x.Input), &o, &e, opt.Config{Name: "mica opt", Dialects: all.Natives()}); code != 0 {
				t.Errorf("%s: exit code %d: %s", in.Name, code, e.String())
			}
			return o.String(), e.String()
		}
		out, errs := run(x.Args)
		if errs != "" && in.Name != "print-ir" && in.Name != "print-op-stats" && in.Name != "view-op-graph" {
			t.Errorf("%s: %s", in.Name, errs)
		}
		got := strings.TrimSpace(errs+out) + "\n"
		if before, _ := run([]string{"--allow-unregistered-dialect"}); strings.TrimSpace(before)+"\n" == got {
			t.Errorf("the example of %s shows no effect", in.Name)
		}
		golden.CompareText(t, in.Name, string(want.Data), got)
		want.Data = []byte(got)
	}
	golden.Rewrite(t, file, txtar.Format(archive))
	for _, d := range (&opt.Config{}).Registry().Definitions() {
		if _, ok := opt.PassExample(d.Argument); !ok {
			t.Errorf("%s has no example", d.Argument)
		}
	}
}

// TestPassHelp describes a pass within the width of the terminal.
func TestPassHelp(t *testing.T) {
	t.Setenv("COLUMNS", "80")
	config := &opt.Config{}
	text, ok := config.PassHelp("canonicalize")
	for _, want := range []string{"\n  max-iterations (int, default 10)\n", "\n  disable-patterns (list of string)\n", "\n        aggressive: ", "EXAMPLE:\n  mica opt --canonicalize\n\n  func.func @f(", "arith.constant 5 : i32\n"} {
		if !ok || !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
	for _, d := range config.Registry().Definitions() {
		text, _ := config.PassHelp(d.Argument)
		for line := range strings.Lines(text) {
			if len(line) > 81 && strings.Contains(strings.TrimSpace(line), " ") {
				t.Errorf("%s: the line is too wide: %s", d.Argument, line)
			}
		}
	}
	if text, ok := config.PassHelp("affine-loop-invariant-code-motion"); ok || !strings.Contains(text, "use loop-invariant-code-motion") {
		t.Errorf("got %q, %v", text, ok)
	}
}
