package filecheck_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// variants are added to each run, so that each case is seen in all forms.
var variants = [][]string{
	{"--dump-input=never"},
	{"--dump-input=never", "-v"},
	{"--dump-input=never", "-vv"},
	{},
	{"--dump-input=always", "-vv"},
	{"-v", "--dump-input-filter=annotation", "--dump-input-context=1"},
	{"-vv", "--dump-input-filter=annotation-full", "--dump-input-context=0"},
}

func TestDifferentialCorpus(t *testing.T) {
	reference := reftest.Tool(t, "FileCheck")
	t.Setenv("FILECHECK_OPTS", "")
	for _, file := range groups(t) {
		group := strings.TrimSuffix(filepath.Base(file), ".txtar")
		_, cases := readCases(t, file)
		for _, c := range cases {
			t.Run(group+"/"+c.name, func(t *testing.T) {
				c.enter(t)
				for _, run := range c.runs {
					for _, v := range variants {
						if once(run, v) {
							continue
						}
						args := append(c.args(run), v...)
						_, want, wantCode := reftest.Run(t, reference, "", args...)
						if wantCode < 0 {
							continue // the reference crashed
						}
						want = strings.ReplaceAll(want, reference, "FileCheck")
						got, code := runTool(args)
						if d := reftest.Diff(want, got); d != "" || code != wantCode {
							t.Errorf("%s: exit code %d, want %d\n%s", strings.Join(args, " "), code, wantCode, d)
							break
						}
					}
				}
			})
		}
	}
}

// once reports whether a variant has flags of the run again.
func once(run, variant []string) bool {
	for _, a := range run {
		for _, b := range variant {
			if a == b {
				return true
			}
		}
	}
	return false
}
