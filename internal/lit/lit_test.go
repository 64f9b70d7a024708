package lit

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/tool/filecheck"
)

func TestVerdicts(t *testing.T) {
	t.Setenv("FILECHECK_OPTS", "")
	const goldenFile = "testdata/verdicts.txtar"
	archive, err := txtar.ParseFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	o := &Options{Features: []string{"sun"}, Tools: map[string]Tool{
		"FileCheck": filecheck.Main,
		"say": func(args []string, _ io.Reader, out, _ io.Writer) int {
			fmt.Fprintln(out, strings.Join(args, " "))
			return 0
		},
		"fail": func(args []string, _ io.Reader, _, errs io.Writer) int {
			fmt.Fprintln(errs, strings.Join(args, " "))
			return 1
		},
	}}
	for i := 0; i+1 < len(archive.Files); i += 2 {
		f, want := archive.Files[i], &archive.Files[i+1]
		if want.Name != f.Name+".want" {
			t.Fatalf("%s is followed by %s", f.Name, want.Name)
		}
		t.Run(f.Name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), f.Name)
			if err := os.WriteFile(file, f.Data, 0o666); err != nil {
				t.Fatal(err)
			}
			got := "ok"
			tests, err := Find(file, o)
			if err != nil || len(tests) != 1 {
				t.Fatal(err, tests)
			}
			if r := tests[0].Run(t.TempDir(), o); r.Status != Passed {
				got = r.Status.String() + ": " + strings.ReplaceAll(r.Reason, file, "FILE")
			}
			got = strings.ReplaceAll(strings.TrimRight(got, "\n")+"\n", " \n", " ␠\n")
			golden.CompareText(t, f.Name, string(want.Data), got)
			want.Data = []byte(got)
		})
	}
	golden.Rewrite(t, goldenFile, txtar.Format(archive))
}

// TestReplaceBounds checks that substitutions end and that their text is bounded while it is made.
func TestReplaceBounds(t *testing.T) {
	if got, err := replaceUnescaped("a%%b%bc", "%b", "x"); got != "a%%bxc" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := replaceUnescaped("good", "", "x"); err != errNoName {
		t.Errorf("without a name: %v", err)
	}
	value := strings.Repeat("x", 1<<10)
	line := strings.Repeat("y", 1<<16) // it would be 64 MiB
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := replaceUnescaped(line, "y", value); err == nil || !strings.Contains(err.Error(), "too long") {
		t.Errorf("a long line: %v", err)
	}
	if runtime.ReadMemStats(&after); after.TotalAlloc-before.TotalAlloc > 16*maxLine {
		t.Errorf("a long line takes %d bytes", after.TotalAlloc-before.TotalAlloc)
	}
	if _, err := replaceUnescaped("y", "y", strings.Repeat("x", maxLine+1)); err == nil {
		t.Error("a long value is accepted")
	}
}

// TestConditionDepth nests conditions.
func TestConditionDepth(t *testing.T) {
	e := &expansion{features: map[string]bool{"sun": true}}
	nested := func(n int) string {
		return strings.Repeat("%if sun %{", n) + "x" + strings.Repeat("%} %else %{%if moon %{a%} %else %{b%}%}", n)
	}
	if got, err := e.conditions(nested(maxConditionDepth - 2)); got != "x" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
	for _, n := range []int{maxConditionDepth, 100_000} {
		if _, err := e.conditions(nested(n)); err == nil || err.Error() != "conditions are nested too deep" {
			t.Errorf("a depth of %d: %v", n, err)
		}
	}
}

// TestDirectiveBounds reads directives with texts and numbers that are too large.
func TestDirectiveBounds(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"// ALLOW_RETRIES: 1000\n", ""},
		{"// ALLOW_RETRIES: 1001\n", "line 1: ALLOW_RETRIES needs a number up to 1000, not \"1001\""},
		{"// ALLOW_RETRIES: 2000000000\n", "line 1: ALLOW_RETRIES needs a number up to 1000, not \"2000000000\""},
		{"\n" + strings.Repeat("// RUN: word \\\n", maxLine/5) + "// RUN: end\n", "line 2: the RUN line is too long"},
		{strings.Repeat("// RUN: word \\\n", maxLine/5-2) + "// RUN: end\n", ""},
	} {
		start := time.Now()
		_, err := read(c.text)
		if got := fmt.Sprint(err); err == nil && c.want != "" || err != nil && got != c.want {
			t.Errorf("%.40q: %v, want %q", c.text, err, c.want)
		}
		if d := time.Since(start); d > 10*time.Second { // joined one by one, they would take minutes
			t.Errorf("%.40q takes %s", c.text, d)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`say 'a b' "c" < x | not y 2>&1 && z >> %t`)
	f.Fuzz(func(t *testing.T, line string) {
		list, err := parse(line, map[string]string{"s": "/s", "t": "/t"})
		if err != nil {
			return
		}
		for _, p := range list {
			for _, c := range p.commands {
				if len(c.words) == 0 {
					t.Fatalf("%q: a command without a word", line)
				}
			}
		}
	})
}
