package tblgen

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// A mutant is a file of the corpus with one token changed.
type mutant struct {
	name, change string
	text         []byte
}

// mutants returns n changed files, always the same ones.
func mutants(t *testing.T, n int) []mutant {
	var list []mutant
	files := golden.Files(t, corpus+"/run/*.td")
	r := rand.New(rand.NewPCG(16, 1))
	for i := range n {
		path := files[i%len(files)]
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		m := mutant{name: fmt.Sprintf("%s_%d", golden.Stem(filepath.Base(path)), i)}
		m.change, m.text = mutate(r, text, syntax.Parse(source.NewFile(path, text), nil).Tokens)
		list = append(list, m)
	}
	return list
}

// mutate deletes, duplicates or replaces a token, or exchanges it with the next one.
func mutate(r *rand.Rand, text []byte, tokens []syntax.Token) (change string, changed []byte) {
	word := func(i int) string { return string(text[tokens[i].Loc-1 : tokens[i].End-1]) }
	i, j := r.IntN(len(tokens)-1), r.IntN(len(tokens)-1)
	end, now := tokens[i].End-1, ""
	switch r.IntN(4) {
	case 0:
		change = "without " + word(i)
	case 1:
		change, now = "twice "+word(i), word(i)+" "+word(i)
	case 2:
		change, now, end = "exchanged "+word(i)+" "+word(i+1), word(i+1)+" "+word(i), tokens[i+1].End-1
	default:
		change, now = word(i)+" replaced by "+word(j), word(j)
	}
	return change, []byte(string(text[:tokens[i].Loc-1]) + now + string(text[end:]))
}

// errorsOf returns the errors in the output of a tool, without the lines that show them.
func errorsOf(stderr string) []string { return errorLine.FindAllString(stderr, -1) }

var errorLine = regexp.MustCompile(`(?m)^.*error: .*$`)

// A misleadingRest is a kind of mutants whose later errors differ from the reference's.
type misleadingRest struct{ want, why string }

// misleadingRests match follow-up errors of the reference that mica omits.
var misleadingRests = []misleadingRest{
	{"Couldn't find class", "after a wrong default value of a template parameter the reference takes the rest of the value for the next parameter"},
	{"Unknown token when expecting a type", "the same"},
	{"Expected '{' to start body", "after a wrong default value that '>' follows the reference takes this for the end of the parameters"},
	{"could not be fully resolved", "the reference looks at the names of the other records of a loop after that of the first is wrong"},
}

// isMisleading reports whether the first of the reference's errors are mica's, and the next one of a
// kind that mica omits on purpose.
func isMisleading(want, have []string) bool {
	n := 0
	for n < len(want) && n < len(have) && want[n] == have[n] {
		n++
	}
	return n > 0 && n < len(want) && slices.ContainsFunc(misleadingRests, func(m misleadingRest) bool { return strings.Contains(want[n], m.want) })
}

// TestMutants changes one token in files. Under the reference's name the errors are exactly its
// errors.
func TestMutants(t *testing.T) {
	tool := reftest.Tool(t, "llvm-tblgen")
	list := mutants(t, reftest.Count(60, 300, 3000))
	t.Chdir(t.TempDir())
	for _, m := range list {
		name := m.name + ".td"
		if err := os.WriteFile(name, m.text, 0o666); err != nil {
			t.Fatal(err)
		}
		_, stderr, code := reftest.Run(t, tool, "", name)
		if strings.Contains(stderr, "Stack dump") {
			continue
		}
		_, got, gotCode := run(name)
		want, have := errorsOf(stderr), errorsOf(got)
		if code != gotCode || !slices.Equal(want, have) && !isMisleading(want, have) {
			t.Errorf("%s, %s: exit code %d, want %d\n%s", name, m.change, gotCode, code, reftest.Diff(strings.Join(want, "\n"), strings.Join(have, "\n")))
		}
	}
}

// TestMutantErrors compares the errors for some changed files, under the reference's name and under
// mica's, with goldens.
func TestMutantErrors(t *testing.T) {
	list := mutants(t, 60)
	var b strings.Builder
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	for _, m := range list {
		name := m.name + ".td"
		if err := os.WriteFile(name, m.text, 0o666); err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%s, %s\n", name, m.change)
		for _, tool := range []string{defaultName, "mica tblgen"} {
			_, stderr, _ := runAs(tool, name)
			for _, e := range errorsOf(stderr) {
				fmt.Fprintf(&b, "  %s: %s\n", tool, e)
			}
		}
	}
	golden.Compare(t, filepath.Join(dir, "testdata/mutants.golden"), b.String())
}
