package tablegen_test

import (
	"io"
	"math/rand"
	"os"
	"path/filepath"
	"testing"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestMutations evaluates files of the corpus with tokens removed, duplicated or
// exchanged. Evaluation must neither panic nor hang.
func TestMutations(t *testing.T) {
	rounds := 150
	if testing.Short() {
		rounds = 20
	}
	files, _ := filepath.Glob("testdata/run/*.td")
	if len(files) == 0 {
		t.Fatal("no corpus")
	}
	rnd := rand.New(rand.NewSource(1))
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		tokens := syntax.Parse(source.NewFile(path, text), nil).Tokens
		for i := 0; i < rounds; i++ {
			mutant := mutate(rnd, text, tokens)
			recs, list := tablegen.Load(source.NewFile(path, mutant), tablegen.Options{})
			_ = list.Error()
			if err := recs.PrintRecords(io.Discard); err != nil {
				t.Fatal(err)
			}
			_, _ = syntax.Format(path, mutant)
		}
	}
}

// mutate removes, duplicates or replaces some tokens.
func mutate(rnd *rand.Rand, text []byte, tokens []syntax.Token) []byte {
	var out []byte
	last := 0
	word := func(tok syntax.Token) []byte { return text[tok.Loc-1 : tok.End-1] }
	for n := 1 + rnd.Intn(3); n > 0; n-- {
		i := rnd.Intn(len(tokens))
		tok := tokens[i]
		if int(tok.Loc)-1 < last {
			continue
		}
		out = append(out, text[last:tok.Loc-1]...)
		last = int(tok.End) - 1
		switch rnd.Intn(3) {
		case 0:
		case 1:
			out = append(append(append(out, word(tok)...), ' '), word(tok)...)
		default:
			out = append(append(out, word(tokens[rnd.Intn(len(tokens))])...), ' ')
		}
	}
	return append(out, text[last:]...)
}
