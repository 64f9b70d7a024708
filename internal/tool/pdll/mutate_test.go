package pdll_test

import (
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// mutants returns texts of the corpus with tokens removed, duplicated, swapped or
// replaced. They are the same in each run.
func mutants(t *testing.T, n int) []string {
	t.Helper()
	var chunks []string
	for _, pattern := range []string{"/*.pdll", "/errors/*.pdll"} {
		files, err := filepath.Glob(corpus + pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no corpus: %v", err)
		}
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			chunks = append(chunks, strings.Split(string(text), "// -----\n")...)
		}
	}
	r := rand.New(rand.NewSource(22))
	var out []string
	for len(out) < n {
		out = append(out, mutate(r, chunks[r.Intn(len(chunks))]))
	}
	return out
}

var words = strings.Fields("( ) { } [ ] < > , ; : . = => -> _ let erase replace rewrite return with op op<a.b> attr<\"1\"> " +
	"type<\"i32\"> Value Type Op Attr ValueRange TypeRange Constraint Rewrite Pattern not x v 0 1 $ \"s\" [{c}] v.0 (v,v) x:Value _:Type")

func mutate(r *rand.Rand, text string) string {
	lex := syntax.Lexer{Text: []byte(text)}
	var tokens []string
	for tok := lex.Next(); tok.Kind != syntax.EOF; tok = lex.Next() {
		tokens = append(tokens, text[tok.Start:tok.End])
	}
	if len(tokens) == 0 {
		return ""
	}
	for range 1 + r.Intn(3) {
		i, j := r.Intn(len(tokens)), r.Intn(len(tokens))
		switch r.Intn(5) {
		case 0:
			tokens[i] = ""
		case 1:
			tokens[i] += " " + tokens[i]
		case 2:
			tokens[i], tokens[j] = tokens[j], tokens[i]
		case 3:
			tokens[i] = words[r.Intn(len(words))]
		case 4:
			tokens[i] += " " + words[r.Intn(len(words))]
		}
	}
	return strings.Join(tokens, " ")
}
