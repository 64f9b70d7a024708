package syntax_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

func seed(f *testing.F) {
	runs, _ := filepath.Glob("../../../tablegen/testdata/run/*.td")
	for _, path := range runs {
		if text, err := os.ReadFile(path); err == nil {
			f.Add(text)
		}
	}
	archives, _ := filepath.Glob("../../../tablegen/testdata/errors/*.txtar")
	for _, path := range archives {
		ar, err := txtar.ParseFile(path)
		if err != nil {
			f.Fatal(err)
		}
		for _, file := range ar.Files {
			if filepath.Ext(file.Name) == ".td" {
				f.Add(file.Data)
			}
		}
	}
}

// FuzzParse parses arbitrary text. Parsing must terminate, token locations must
// increase, and formatting must be idempotent.
func FuzzParse(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		tree := syntax.Parse(source.NewFile("fuzz.td", text), nil)
		at := syntax.Loc(0)
		for _, tok := range tree.Tokens {
			if tok.Loc < at || tok.End < tok.Loc || int(tok.End) > len(text)+1 {
				t.Fatalf("token %v is at %d to %d, before %d", tok.Kind, tok.Loc, tok.End, at)
			}
			at = tok.End
		}
		once, err := syntax.Format("fuzz.td", text)
		if err != nil {
			return
		}
		twice, err := syntax.Format("fuzz.td", once)
		if err != nil || !bytes.Equal(once, twice) {
			t.Fatalf("formatting again: %v, changes\n%q to\n%q", err, once, twice)
		}
	})
}
