package pdll_test

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

func FuzzLoad(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.pdll")
	more, _ := filepath.Glob("testdata/errors/*.pdll")
	manual, _ := filepath.Glob("testdata/manual/*.pdll")
	for _, path := range append(append(files, more...), manual...) {
		if text, err := os.ReadFile(path); err == nil {
			for _, chunk := range strings.Split(string(text), golden.Separator) {
				f.Add(chunk)
			}
		}
	}
	noTD := func(*source.File, *source.Set) (*pdll.TDFile, diag.List) { return &pdll.TDFile{}, nil }
	f.Fuzz(func(t *testing.T, text string) {
		m, diags := pdll.Load(source.NewFile("fuzz.pdll", []byte(text)), pdll.Options{TD: noTD})
		if m.Reported > len(diags) || diags.HasErrors() && m.Reported == 0 {
			t.Errorf("%d of %d diagnostics reported", m.Reported, len(diags))
		}
		if !diags.HasErrors() {
			pdll.Dump(io.Discard, m)
			m.Natives()
		}
	})
}
